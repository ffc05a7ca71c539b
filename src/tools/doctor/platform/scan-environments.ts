import type { ScanId } from '../../../domain/ids.ts';
import { isJsonObject, type JsonValue } from '../../../json/json-value.ts';
import type { Heard } from './heard.ts';

/** Scanners send this member, which the interface's document does not show: nothing is decided by it. */
export function scanEnvironments(heard: readonly Heard[]): ReadonlyMap<ScanId, string> {
  const environments = new Map<ScanId, string>();
  for (const { operation, path, came } of heard) {
    const id = /\/scan\/([0-9]+)$/.exec(path)?.[1] as ScanId | undefined;
    if (operation !== 'scan detail' || came.kind !== 'answer' || id === undefined) continue;
    // spec-gap: scan-environment
    const environment = memberOf(memberOf(came.body, 'meta'), 'scan_environment');
    if (typeof environment === 'string') environments.set(id, environment);
  }
  return environments;
}

function memberOf(value: JsonValue | undefined, name: string): JsonValue | undefined {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}
