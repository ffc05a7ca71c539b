/**
 * Generated from action.yml by "npm run generate": do not edit. A blank input means its default, and the bundle runs
 * without action.yml, so the program has this copy. A test checks that it is equal to action.yml.
 */
export const ACTION_INPUTS = {
  'base-url': { required: true, default: undefined },
  'api-token': { required: true, default: undefined },
  'deployment-id': { required: true, default: undefined },
  'repository-id': { required: false, default: undefined },
  repository: { required: false, default: '${{ github.repository }}' },
  commit: { required: false, default: undefined },
  'required-products': { required: false, default: undefined },
  'discovery-timeout': { required: false, default: '5m' },
  'wait-timeout': { required: false, default: '15m' },
  'poll-interval': { required: false, default: '10s' },
  'request-timeout': { required: false, default: '70s' },
  'page-size': { required: false, default: '100' },
  'max-critical': { required: false, default: undefined },
  'max-high': { required: false, default: undefined },
  'max-medium': { required: false, default: undefined },
  'max-low': { required: false, default: undefined },
  'max-unrated': { required: false, default: undefined },
  states: { required: false, default: 'open, reviewing, fixing, unknown' },
  baseline: { required: false, default: 'none' },
  policy: { required: false, default: undefined },
  'policy-file': { required: false, default: undefined },
  'waivers-file': { required: false, default: undefined },
  'merge-queue': { required: false, default: 'pull-request' },
  mode: { required: false, default: 'enforce' },
  'on-inconclusive': { required: false, default: undefined },
  comment: { required: false, default: 'auto' },
  'comment-key': { required: false, default: undefined },
  'commit-status': { required: false, default: undefined },
  summary: { required: false, default: 'true' },
  'report-path': { required: false, default: undefined },
  'record-path': { required: false, default: undefined },
  'github-token': { required: false, default: '${{ github.token }}' },
} as const;
export type ActionInputName = keyof typeof ACTION_INPUTS;
