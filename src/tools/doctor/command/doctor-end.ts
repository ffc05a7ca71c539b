import type { Diagnosis } from '../facts/diagnosis.ts';
import type { DoctorSettings } from './doctor-settings.ts';

/**
 * 3 where a setting cannot be used, 2 where there was nothing to look at, 1 where something does not hold. The issue
 * list explains verdicts and decides none, so it does not count.
 */
export function exitCodeOf(
  { connection, assumptions }: Pick<Diagnosis, 'connection' | 'assumptions'>,
  refused: DoctorSettings['refused'],
  isProjectScanned: boolean,
): Diagnosis['exitCode'] {
  if (Object.values(refused).some(({ exitCode }) => exitCode === 3)) return 3;
  if (!isProjectScanned) return 2;
  const parts = connection.filter(({ part }) => part !== 'issue-list');
  return [...parts, ...assumptions].some(({ result }) => result === 'does-not-hold') ? 1 : 0;
}
