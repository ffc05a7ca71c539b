import * as z from 'zod/mini';
import { Refusal } from '../wire/refusal.ts';

/**
 * The scan's metadata, as far as the platform stores it. Everything else is not read: names and addresses of people, contributors,
 * the title of a commit, and the code host's token that old scanners send along.
 */
const LABEL = {
  repository: z.string(),
  repo_display_name: z.optional(z.nullable(z.string())),
  repo_url: z.nullish(z.string()),
  repo_id: z.nullish(z.string()),
  org_id: z.nullish(z.string()),
  branch: z.nullish(z.string()),
  commit: z.nullish(z.string()),
  commit_timestamp: z.nullish(z.string()),
  ci_job_url: z.nullish(z.string()),
  on: z.nullish(z.string()),
  pull_request_id: z.nullish(z.string()),
  // spec-gap: scan-environment
  scan_environment: z.nullish(z.string()),
  base_branch_head_commit: z.nullish(z.string()),
  base_sha: z.nullish(z.string()),
  start_sha: z.nullish(z.string()),
  is_full_scan: z.boolean(),
  is_code_scan: z.nullish(z.boolean()),
  is_sca_scan: z.nullish(z.boolean()),
  is_secrets_scan: z.nullish(z.boolean()),
};

const BEGUN = z.object({
  project_metadata: z.object(LABEL),
  scan_metadata: z.object({
    unique_id: z.string(),
    requested_products: z.optional(z.array(z.string())),
    dry_run: z.optional(z.boolean()),
    partial_scan_rule_ids: z.optional(z.array(z.string())),
  }),
});
/** The body with which a scan begins. */
export type Begun = z.infer<typeof BEGUN>;

const DEPENDENCY = z.object({
  package: z.string(),
  version: z.string(),
  ecosystem: z.string(),
  transitivity: z.string(),
  manifest_path: z.nullish(z.string()),
});

const FINDING = z.object({
  check_id: z.string(),
  path: z.string(),
  line: z.int(),
  column: z.int(),
  end_line: z.int(),
  end_column: z.int(),
  message: z.string(),
  severity: z.int(),
  syntactic_id: z.string(),
  match_based_id: z.nullish(z.string()),
  metadata: z.record(z.string(), z.unknown()),
  validation_state: z.nullish(z.string()),
  sca_info: z.nullish(
    z.object({ reachable: z.boolean(), dependency_match: z.object({ found_dependency: DEPENDENCY }) }),
  ),
});
export type UploadedFinding = z.infer<typeof FINDING>;

const RESULTS = z.object({
  findings: z.array(FINDING),
  ignores: z.array(FINDING),
  searched_paths: z.array(z.string()),
  rule_ids: z.array(z.string()),
  skipped_paths: z.optional(z.array(z.string())),
});
/** Findings of a scan. Paths are relative to the folder that was scanned. */
export type Results = z.infer<typeof RESULTS>;

const COMPLETED = z.object({ exit_code: z.int(), stats: z.object({ findings: z.int(), total_time: z.number() }) });
const FAILED = z.object({ exit_code: z.int() });

export const readBegun = (body: string): Begun => read(BEGUN, body);
export const readResults = (body: string): Results => read(RESULTS, body);
export const readCompleted = (body: string): z.infer<typeof COMPLETED> => read(COMPLETED, body);
export const readFailed = (body: string): z.infer<typeof FAILED> => read(FAILED, body);

/** Reads a body. Throws `Refusal` (400) that names the member. */
function read<Schema extends z.ZodMiniType>(schema: Schema, body: string): z.infer<Schema> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'body: not valid JSON');
  }
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Refusal(400, `body.${issue?.path.join('.')}: not as the scanner sends it (${issue?.code})`);
}
