import type { HttpAnswer } from '../emulator/wire/http.ts';
import { answerJson, notFound } from './answer.ts';
import type { Call } from './call.ts';

export function readWorkflowSettings({ repository: { settings } }: Call): HttpAnswer {
  return answerJson(200, {
    default_workflow_permissions: settings.tokenMay,
    can_approve_pull_request_reviews: false,
  });
}

/** Only a private repository has them. */
export function readPrivateForks({ repository: { settings, isPrivate } }: Call): HttpAnswer {
  if (!isPrivate) return notFound();
  return answerJson(200, {
    run_workflows_from_fork_pull_requests: settings.forks.run,
    send_write_tokens_to_workflows: false,
    send_secrets_and_variables: settings.forks.haveSecrets,
    require_approval_for_fork_pr_workflows: false,
  });
}

/** Only a public repository has one. */
export function readPublicForks({ repository: { settings, isPrivate } }: Call): HttpAnswer {
  return isPrivate ? notFound() : answerJson(200, { approval_policy: settings.approval });
}
