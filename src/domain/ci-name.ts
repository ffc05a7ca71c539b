/** The CI systems that the gate knows. All but GitHub Actions have a chapter of this name in docs/recipes-ci.md. */
export type CiName =
  | 'GitLab CI'
  | 'Jenkins'
  | 'CircleCI'
  | 'Azure Pipelines'
  | 'Buildkite'
  | 'Bitbucket Pipelines'
  | 'GitHub Actions';
