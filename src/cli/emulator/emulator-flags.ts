import { SCENARIOS } from '../../../emulator/scenarios.ts';
import type { Flags } from '../flags.ts';
import { SCREEN_FLAGS } from '../screen/look.ts';

export const SCENARIO_NAMES = Object.keys(SCENARIOS) as readonly (keyof typeof SCENARIOS)[];

/** No flag sets the token: the variable of that name is the real platform's. */
export const EMULATOR_FLAGS = {
  scenario: { value: '<name>', about: 'what the platform has, see below (clean)' },
  port: { value: '<number>', about: 'where it listens on 127.0.0.1; 0 is any free port (0)' },
  commit: { value: '<sha>', about: 'commit that was scanned (c0ffee000…)' },
  repository: { value: '<owner/name>', about: 'name of the project (acme/shop)' },
  'repository-id': { value: '<digits>', about: "the platform's id of it (101)" },
  'deployment-id': { value: '<digits>', about: 'id of the deployment (42)' },
  'pull-request': { value: '<number>', about: 'the commit is the head of this pull request; without it, a push' },
  'head-ref': { value: '<branch>', about: 'branch of the commit (main)' },
  fault: {
    value: '<json>',
    isList: true,
    about: 'what goes wrong, in JSON: {"nth":2,"fault":{"kind":"status","status":503}}; may be given several times',
  },
  quirk: {
    value: '<id>',
    isList: true,
    about: 'breaks an assumption, by its id in docs/spec-gaps.md; may be given several times',
  },
  list: { about: 'print the scenarios and end' },
  json: { about: 'print a line of JSON once it listens: origin, token and what was scanned' },
  ...SCREEN_FLAGS,
} as const satisfies Flags;

export type EmulatorFlag = keyof typeof EMULATOR_FLAGS;
