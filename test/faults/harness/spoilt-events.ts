import type { StagedEvent } from '../../../demo/events.ts';

export type Members = Readonly<Record<string, unknown>>;

export function spoilt(event: StagedEvent, member: string, change: (value: Members) => Members): StagedEvent {
  const payload = event.payload as Readonly<Record<string, Members>>;
  return { ...event, payload: { ...payload, [member]: change(payload[member]!) } };
}

export function withEnds(event: StagedEvent, head: Members, base: Members = {}): StagedEvent {
  return spoilt(event, 'pull_request', (pull) => ({
    ...pull,
    head: { ...(pull.head as Members), ...head },
    base: { ...(pull.base as Members), ...base },
  }));
}
