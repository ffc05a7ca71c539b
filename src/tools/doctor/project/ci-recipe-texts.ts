import type { CiName } from '../../../domain/ci-name.ts';

/**
 * Generated from docs/recipes-ci.md by "npm run generate": do not edit. The command line is one file, and tells people
 * what is on that page.
 */
export const CI_RECIPES: Readonly<Record<Exclude<CiName, 'GitHub Actions'>, string>> = {
  'GitLab CI': `\
findings-gate:
  image: node:24
  timeout: 20 minutes
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
  script:
    - |
      set -eu
      gate=$(mktemp -d) && cd "$gate"
      npm pack --silent findings-gate@0.1.0
      echo "0000000000000000000000000000000000000000000000000000000000000000  findings-gate-0.1.0.tgz" | sha256sum -c -
      tar -xzf findings-gate-0.1.0.tgz && cd -
    - >-
      node "$gate/package/dist/cli/index.js" check --report-path findings-gate.json --markdown findings-gate.md
      --junit findings-gate.xml --gitlab-code-quality findings-gate-code-quality.json --gitlab-note
  artifacts:
    when: always
    paths: [findings-gate.json, findings-gate.md]
    reports: { junit: findings-gate.xml, codequality: findings-gate-code-quality.json }
`,
  Jenkins: `\
pipeline {
  agent { docker { image 'node:24' } }
  options { timeout(time: 20, unit: 'MINUTES') }
  stages {
    stage('Findings Gate') {
      steps {
        withCredentials([string(credentialsId: 'findings-gate-token', variable: 'FINDINGS_GATE_TOKEN')]) {
          sh '''
            set -eu
            gate=$(mktemp -d) && cd "$gate"
            npm pack --silent findings-gate@0.1.0
            echo "0000000000000000000000000000000000000000000000000000000000000000  findings-gate-0.1.0.tgz" | sha256sum -c -
            tar -xzf findings-gate-0.1.0.tgz && cd -
            node "$gate/package/dist/cli/index.js" check --report-path findings-gate.json --markdown findings-gate.md
          '''
        }
      }
      post { always { archiveArtifacts artifacts: 'findings-gate.*', allowEmptyArchive: true } }
    }
  }
}
`,
  'Azure Pipelines': `\
jobs:
  - job: findings_gate
    pool: { vmImage: ubuntu-latest }
    timeoutInMinutes: 20
    steps:
      - task: UseNode@1
        inputs: { version: '24.x' }
      - bash: |
          set -eu
          gate=$(mktemp -d) && cd "$gate"
          npm pack --silent findings-gate@0.1.0
          echo "0000000000000000000000000000000000000000000000000000000000000000  findings-gate-0.1.0.tgz" | sha256sum -c -
          tar -xzf findings-gate-0.1.0.tgz
          cd "$BUILD_ARTIFACTSTAGINGDIRECTORY" && set +e
          node "$gate/package/dist/cli/index.js" check --report-path findings-gate.json --markdown findings-gate.md
          status=$?
          echo "##vso[task.uploadsummary]$BUILD_ARTIFACTSTAGINGDIRECTORY/findings-gate.md"
          exit $status
        env: { FINDINGS_GATE_TOKEN: $(FINDINGS_GATE_TOKEN) }
`,
  CircleCI: `\
version: 2.1
jobs:
  findings-gate:
    docker: [{ image: 'cimg/node:24.0' }]
    steps:
      - checkout
      - run:
          no_output_timeout: 20m
          command: |
            set -eu
            gate=$(mktemp -d) && cd "$gate"
            npm pack --silent findings-gate@0.1.0
            echo "0000000000000000000000000000000000000000000000000000000000000000  findings-gate-0.1.0.tgz" | sha256sum -c -
            tar -xzf findings-gate-0.1.0.tgz && cd -
            node "$gate/package/dist/cli/index.js" check --report-path findings-gate.json --markdown findings-gate.md
      - store_artifacts: { path: findings-gate.json }
      - store_artifacts: { path: findings-gate.md }
workflows:
  gate: { jobs: [findings-gate] }
`,
  Buildkite: `\
steps:
  - label: Findings Gate
    timeout_in_minutes: 20
    commands:
      - |
        set -eu
        gate=$$(mktemp -d) && cd "$$gate"
        npm pack --silent findings-gate@0.1.0
        echo "0000000000000000000000000000000000000000000000000000000000000000  findings-gate-0.1.0.tgz" | sha256sum -c -
        tar -xzf findings-gate-0.1.0.tgz && cd -
        node "$$gate/package/dist/cli/index.js" check --report-path findings-gate.json --markdown findings-gate.md
    artifact_paths: ['findings-gate.json', 'findings-gate.md']
`,
  'Bitbucket Pipelines': `\
definitions:
  steps:
    - step: &findings-gate
        name: Findings Gate
        image: node:24
        max-time: 20
        script:
          - |
            set -eu
            gate=$(mktemp -d) && cd "$gate"
            npm pack --silent findings-gate@0.1.0
            echo "0000000000000000000000000000000000000000000000000000000000000000  findings-gate-0.1.0.tgz" | sha256sum -c -
            tar -xzf findings-gate-0.1.0.tgz && cd -
            node "$gate/package/dist/cli/index.js" check --report-path findings-gate.json --markdown findings-gate.md
        artifacts: ['findings-gate.json', 'findings-gate.md']
pipelines:
  pull-requests:
    '**':
      - step: *findings-gate
  branches:
    main:
      - step: *findings-gate
`,
};
