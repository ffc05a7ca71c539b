import {
  FINDINGS_COUNTS,
  type FindingsCounts,
  type Scan,
  type ScanDetail,
  type ScanMeta,
} from '../../../domain/scan.ts';
import type { WrittenDetail, WrittenScan } from './evidence-record.ts';
import { KEPT_META } from './kept-names.ts';

export function keptScan({ exitCode, findingsCounts, ...rest }: Scan): WrittenScan {
  return { ...rest, exitCode: digits(exitCode), findings: keptCounts(findingsCounts) };
}

export function keptDetail({ exitCode, stats, meta, ...rest }: ScanDetail): WrittenDetail {
  return {
    ...rest,
    exitCode: digits(exitCode),
    stats: stats && { findings: digits(stats.findings), totalTimeSeconds: stats.totalTimeSeconds },
    meta: meta && keptMeta(meta),
  };
}

function keptCounts(counts: FindingsCounts): WrittenScan['findings'] {
  return Object.fromEntries(FINDINGS_COUNTS.map((name) => [name, digits(counts[name])]));
}

function keptMeta(meta: ScanMeta): WrittenDetail['meta'] {
  const { repoUrl, ciJobUrl } = meta;
  return {
    ...Object.fromEntries(KEPT_META.map((name) => [name, meta[name]])),
    repoUrl: repoUrl && placeOf(repoUrl),
    // Only its host is reported; the rest of an address may hold a secret.
    ciJobUrl: ciJobUrl !== undefined && URL.canParse(ciJobUrl) ? new URL(ciJobUrl).origin : undefined,
  };
}

/** The same host and path without user, password and query; nothing where there is none. */
function placeOf(url: string): string {
  const short = /^[^/@\s]+@([^/:\s]+):(?!\/\/)(.+)$/.exec(url);
  if (short !== null) return `ssh://${short[1]}/${short[2]}`;
  if (!URL.canParse(url)) return '';
  const { protocol, host, pathname } = new URL(url);
  return host === '' ? `${protocol}${pathname.replaceAll('@', '%40')}` : `${protocol}//${host}${pathname}`;
}

function digits(value: bigint | undefined): string | undefined {
  return value === undefined ? undefined : String(value);
}
