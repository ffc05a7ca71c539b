import { askGitHub, askPlatform, deployment, pageSize, pull, repository, repositoryId } from './ask.mjs';

const RATED = ['ISSUE_TYPE_SAST', 'ISSUE_TYPE_SCA', 'ISSUE_TYPE_SECRETS'];
const AI = ['ISSUE_TYPE_RESEARCH', 'ISSUE_TYPE_AI_SAST'];
const PLACE = { repositoryIds: [repositoryId], refs: [`refs/pull/${pull.number}/merge`] };
const STATES = ['OPEN', 'REVIEWING', 'FIXING', 'UNKNOWN'].map((state) => `AGGREGATE_ISSUE_STATE_${state}`);
/** Maximum number of rules in a request for locations. */
const MOST_RULES = 100;
const COMMENTS = `/repos/${repository}/issues/${pull.number}/comments`;
const MARKER = '<!-- floor -->';
const WHO = `query ($owner: String!, $name: String!, $number: Int!) {
  viewer { login databaseId }
  repository(owner: $owner, name: $name) { pullRequest(number: $number) { headRefOid } }
}`;

/** The searches of a run: issue types and, with a severity, the one that is looked for. */
export const SEARCHES = [
  ...['CRITICAL', 'HIGH', 'MEDIUM', 'LOW'].map((severity) => [RATED, { severities: [`SEVERITY_${severity}`] }]),
  [RATED, {}],
  [AI, {}],
];

/** Id of the first scan of the commit in the list. */
export async function findScan() {
  const since = new Date(Date.now() - 86_400_000).toISOString();
  const body = { deploymentId: Number(deployment), repository_id: Number(repositoryId), since, limit: 500 };
  const { scans } = await askPlatform('POST', `/api/v1/deployments/${deployment}/scans/search`, body);
  return scans.find(({ commit }) => commit === pull.head.sha).id;
}

export function readScan(id) {
  return askPlatform('GET', `/api/v1/deployments/${deployment}/scan/${id}`);
}

/** The sum over all pages of one search, and the first of its rules. */
export async function count([issueTypes, asked]) {
  const filter = { ...PLACE, ...asked };
  const query = { deploymentId: deployment, issueTypes, groupBy: 'GROUP_BY_RULE', limit: pageSize };
  const order = { sortBy: 'SORT_BY_ISSUE_COUNTS', sortDirection: 'SORT_DIRECTION_DESC' };
  const ruleIds = [];
  let sum = 0;
  let cursor;
  do {
    const body = { ...query, ...order, filter: { ...filter, aggregateIssueStates: STATES }, cursor };
    const page = await askPlatform('POST', `/api/agent/deployments/${deployment}/issues/search`, body);
    for (const { issuesCount, ruleId } of page.groups) {
      sum += Number(issuesCount);
      if (ruleIds.length < MOST_RULES) ruleIds.push(ruleId);
    }
    cursor = page.cursor;
  } while (cursor);
  return { sum, ruleIds };
}

/** Lists the locations of the critical and high issues. */
export async function listLocations([critical, high]) {
  const ruleIds = [...critical.ruleIds, ...high.ruleIds].slice(0, MOST_RULES);
  const filter = { ...PLACE, ruleIds, aggregateIssueStates: STATES };
  const order = { sortBy: 'SORT_BY_SEVERITY', sortDirection: 'SORT_DIRECTION_DESC', limit: 100 };
  const body = { deploymentId: deployment, issueTypes: RATED, filter, ...order };
  const { issues } = await askPlatform('POST', `/api/agent/deployments/${deployment}/issues`, body);
  return issues.map(({ issue }) => `${issue.filePath}:${issue.line}`);
}

export async function readViewer() {
  const [owner, name] = repository.split('/');
  const { data } = await askGitHub('POST', '/graphql', { query: WHO, variables: { owner, name, number: pull.number } });
  return data.viewer;
}

export function listComments() {
  return askGitHub('GET', `${COMMENTS}?per_page=100&page=1`);
}

/** Writes the counts and the locations into the viewer's own comment, or into a new one. */
export function writeComment(counts, viewer, comments, places = []) {
  const body = `${MARKER}\n${[counts.map(({ sum }) => sum).join(', '), ...places].join('\n')}`;
  const own = comments.find((comment) => comment.user.id === viewer.databaseId && comment.body.startsWith(MARKER));
  if (own === undefined) return askGitHub('POST', COMMENTS, { body });
  return askGitHub('PATCH', `/repos/${repository}/issues/comments/${own.id}`, { body });
}
