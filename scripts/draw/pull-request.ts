import { aFile } from '../../github-double/build.ts';
import type { Pull, Repository } from '../../github-double/state.ts';

/** Changes of pull request 7 in the scenarios: the lines with their issues. */
const PATCHES: Readonly<Record<string, readonly string[]>> = {
  'src/checkout/payment.py': [
    '@@ -40,3 +40,3 @@ def price_of(order):',
    ' def discount(order, request):',
    '     rule = request.args["rule"]',
    '-    return RULES[rule](order)',
    '+    return eval(rule, {"order": order})',
    '@@ -57,3 +57,3 @@ def shipping(order, request):',
    ' def surcharge(order, request):',
    '     rule = request.args["surcharge"]',
    '-    return RULES[rule](order)',
    '+    return eval(rule, {"order": order})',
    '@@ -74,3 +74,3 @@ def taxes(order, request):',
    ' def voucher(order, request):',
    '     rule = request.args["voucher"]',
    '-    return RULES[rule](order)',
    '+    return eval(rule, {"order": order})',
    '@@ -91,3 +91,3 @@ def total(order, request):',
    ' def points(order, request):',
    '     rule = request.args["points"]',
    '-    return RULES[rule](order)',
    '+    return eval(rule, {"order": order})',
  ],
  'src/orders/views.py': [
    '@@ -116,4 +116,6 @@ def search(request):',
    '     text = request.args["q"]',
    '     page = int(request.args.get("page", 1))',
    '-    return Order.objects.filter(name__contains=text)',
    '+    return Order.objects.raw(',
    '+        "SELECT * FROM orders "',
    '+        f"WHERE name LIKE \'%{text}%\'"',
    '+    )',
  ],
  'pom.xml': [
    '@@ -29,3 +29,3 @@',
    '     <groupId>org.apache.logging.log4j</groupId>',
    '     <artifactId>log4j-core</artifactId>',
    '-    <version>2.17.1</version>',
    '+    <version>2.14.1</version>',
  ],
  'deploy/settings.env': [
    '@@ -1,2 +1,3 @@',
    ' STAGE=production',
    ' REGION=eu-central-1',
    '+AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMPLE',
  ],
};

/** Files that the pull request does not change, with the lines from a number on. */
const UNCHANGED: Readonly<Record<string, readonly [from: number, lines: readonly string[]]>> = {
  'web/package-lock.json': [
    4126,
    [
      '    "node_modules/lodash": {',
      '      "version": "4.17.15",',
      '      "resolved": "https://registry.example/lodash.tgz",',
    ],
  ],
  'scripts/release.sh': [7, ['set -e', 'export GITHUB_TOKEN=ghp_…', 'npm publish']],
};

/** Adds the changed files to the pull request, and the unchanged ones to its head. */
export function addFiles(pull: Pull, repository: Repository): void {
  pull.files = Object.entries(PATCHES)
    .map(([path, rows]) => ({ path, patch: rows.join('\n') }))
    .toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  const head = repository.commits.get(pull.head.sha);
  for (const [path, [from, lines]] of Object.entries(UNCHANGED)) {
    head?.set(path, aFile('\n'.repeat(from - 1) + lines.join('\n')));
  }
}
