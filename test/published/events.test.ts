import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  issueCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  type StagedEvent,
  scannedMergeGroupEvent,
  workflowDispatchEvent,
  workflowRunEvent,
} from '../../demo/events.ts';
import { Schemas } from './schemas.ts';

const { payloads, referred } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'cut/github-webhooks.json'), 'utf8'),
) as { readonly payloads: Readonly<Record<string, object>>; readonly referred: Readonly<Record<string, unknown>> };
const SCHEMAS = new Schemas(referred);

/** Members that are newer than the real payloads from which the events are made, and a homepage that a real payload leaves empty. */
const YOUNGER =
  /'(?:has_discussions|topics|visibility|auto_merge|active_lock_reason|actor|path|triggering_actor|reactions|performed_via_github_app)'|\/labels\/0 .*'description'|^\/repository\/homepage /;

it.each<[keyof typeof payloads, StagedEvent]>([
  ['push', pushEvent()],
  ['pull-request-synchronize', pullRequestEvent()],
  ['pull-request-synchronize', pullRequestEvent('fork')],
  ['merge-group-checks-requested', mergeGroupEvent()],
  ['merge-group-checks-requested', scannedMergeGroupEvent()],
  ['workflow-run-completed', workflowRunEvent()],
  ['workflow-run-completed', workflowRunEvent('fork')],
  ['workflow-dispatch', workflowDispatchEvent()],
  ['issue-comment-created', issueCommentEvent()],
])('the staged event %s matches the payload that GitHub publishes', (name, { payload }) => {
  const problems = SCHEMAS.problemsOf(payloads[name]!, payload);
  expect(problems.filter((problem) => !YOUNGER.test(problem))).toEqual([]);
});
