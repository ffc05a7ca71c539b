import type { ScanId } from '../../../domain/ids.ts';

/*
 * What doctor asks for to see how the platform says that there is no such thing.
 */

/** No scan has it, so a search on it finds nothing. */
export const REF_OF_NOBODY = 'refs/heads/findings-gate-doctor/of-nobody';

/** Digits of no scan: the largest integer that every client can write. */
export const SCAN_OF_NOBODY = '9007199254740991' as ScanId;
