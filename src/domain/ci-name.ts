/**
 * The CI systems that the gate knows: whose jobs it can run in, and which it recognizes where a scanner ran in them.
 * GitHub Actions runs the Action; every other one has a chapter of this name in docs/recipes-ci.md.
 */
export type CiName =
  | 'GitLab CI'
  | 'Jenkins'
  | 'CircleCI'
  | 'Azure Pipelines'
  | 'Buildkite'
  | 'Bitbucket Pipelines'
  | 'GitHub Actions';
