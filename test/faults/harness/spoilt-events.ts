import type { StagedEvent } from '../../../demo/events.ts';

export type Members = Readonly<Record<string, unknown>>;

/** The event with one member of its payload changed. */
export function spoilt(event: StagedEvent, member: string, change: (value: Members) => Members): StagedEvent {
  const payload = event.payload as Readonly<Record<string, Members>>;
  return { ...event, payload: { ...payload, [member]: change(payload[member]!) } };
}

/** The pull request of the event with members of its head, and of its base, changed. */
export function withEnds(event: StagedEvent, head: Members, base: Members = {}): StagedEvent {
  return spoilt(event, 'pull_request', (pull) => ({
    ...pull,
    head: { ...(pull.head as Members), ...head },
    base: { ...(pull.base as Members), ...base },
  }));
}
