import { judge } from '../../build/gfm-judge.ts';
import type { GateRun } from '../gate.ts';

const KNOWN_COMMANDS = /^::(?:add-mask|debug|group|endgroup|error|warning|notice)(?: [^:]*)?::/;

/** Allows only our own workflow commands. */
export function commands({ stdout, stderr }: Pick<GateRun, 'stdout' | 'stderr'>): string[] {
  return `${stdout}\n${stderr}`.split(/[\r\n\u0085\u2028\u2029]/).flatMap((line) => {
    if (/^\s*::/.test(line) && !KNOWN_COMMANDS.test(line)) return [`a foreign command: ${line.slice(0, 80)}`];
    if (line.includes('##[')) return [`a command in mid-line: ${line.slice(0, 80)}`];
    return /^\s*::set-output|^\s*::save-state/.test(line) ? ['an old output command'] : [];
  });
}

/** Texts that GitHub would cut or drop. */
export function sizes(run: GateRun): string[] {
  const written = run.githubRequests
    .filter(({ operation }) => operation === 'create-comment' || operation === 'update-comment')
    .map(({ json }) => (json as { body?: string } | undefined)?.body ?? '');
  const annotations = run.stdout.split('\n').filter((line) => /^::(error|warning|notice)/.test(line));
  const messages = annotations.map((line) => decodeURIComponentLoosely(line.replace(/^::[^:]*::/, '')));
  const [summary, mark] = [Buffer.byteLength(run.summary), run.summary.indexOf('Findings Gate')];
  return [
    ...written.filter((body) => body.length > 60_000).map((body) => `a comment of ${body.length} units`),
    ...(mark >= 0 && summary > 900 * 1024 ? [`a summary of ${summary} bytes`] : []),
    ...(Buffer.byteLength(run.outputsText) > 64 * 1024 ? ['outputs over 64 KiB'] : []),
    ...(annotations.length > 10 ? [`${annotations.length} annotations`] : []),
    ...messages.filter((text) => text.length > 3_000).map((text) => `an annotation of ${text.length} characters`),
  ];
}

function decodeURIComponentLoosely(text: string): string {
  return text.replace(/%0A/g, '\n').replace(/%0D/g, '\r').replace(/%25/g, '%');
}

const UGLY = [/^\s+at .+:\d+:\d+\)?$/m, /^ {4}at /m, /\[object |undefined|node:internal/, /\bNaN\b/, /unhandled/i];

/** No text may need a programmer to understand it. */
export function plainWords(run: GateRun): string[] {
  const seen = [run.stdout, run.stderr, run.summary, run.outputsText, ...ownComments(run)];
  const stderr = run.stderr.trim();
  return [...uglyIn(seen), ...(stderr === '' ? [] : [`on stderr: ${stderr.slice(0, 200)}`])];
}

/** Words that must not be in texts for people. */
export function uglyIn(texts: readonly string[]): string[] {
  const found = UGLY.flatMap((pattern) => texts.flatMap((text) => pattern.exec(text)?.[0] ?? []));
  return found.map((text) => `ugly words: ${text}`);
}

/** Rendered as on GitHub, comment and summary must contain nothing but parts of the template. */
export function templatePages(run: GateRun): string[] {
  const own = run.summary.slice(Math.max(0, run.summary.search(/^## .*Findings Gate/m)));
  const pages = [...ownComments(run), ...(run.summary.includes('Findings Gate') ? [own] : [])];
  return pages.flatMap((page) => {
    const { structure, live } = judge(page);
    const strange = structure.filter((node) =>
      /^\d+ (?:image|html|link|definition|footnote\w*|imageReference|linkReference)\b/.test(node),
    );
    return [...strange.filter((node) => !isOfTemplate(node, run)), ...live].map(
      (what) => `on a page: ${what.slice(0, 200)}`,
    );
  });
}

function ownComments({ comments }: GateRun): readonly string[] {
  return comments.filter((body) => body.startsWith('<!-- findings-gate'));
}

function isOfTemplate(node: string, { platformOrigin, env, inputs }: GateRun): boolean {
  const [, kind, value = ''] = /^\d+ (\w+) ?(.*)$/s.exec(node) ?? [];
  if (kind === 'link') {
    const hosts = [inputs['base-url'] ?? platformOrigin, `https://github.com/${env.GITHUB_REPOSITORY}/actions/runs/`];
    const isKnown = hosts.some((host) => value.startsWith(host));
    return (
      value.startsWith('https://') && (isKnown || isPlace(value, `https://github.com/${env.GITHUB_REPOSITORY}/blob/`))
    );
  }
  return (
    kind === 'html' &&
    /^(?:marker|<\/?details>|<details>\s*<summary>[\w ,:;-]*<\/summary>|<\/?summary>|<\/?sub>|<br>)$/.test(value.trim())
  );
}

/** True for the address of a file in one commit of the repository, without a step in its path to another page. */
function isPlace(address: string, pages: string): boolean {
  const isBelow = address.startsWith(pages) && new URL(address).href === address;
  return isBelow && /^[0-9a-f]{40,64}\/[\w\-.~:/%]+(?:#L\d+(?:-L\d+)?)?$/.test(address.slice(pages.length));
}
