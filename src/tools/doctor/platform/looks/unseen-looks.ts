import type { AssumptionLook } from '../assumption-look.ts';

/** What no read can show, or only in a world that nobody has. */
export const UNSEEN_LOOKS = {
  'scan-environment': {
    effect: 'doctor names the CI system by the address of its job, or not at all; no verdict depends on it',
    whyNot: 'doctor shows the word where a detail has one, and where none has, the scanner may have sent none',
  },
  'web-links': {
    effect: 'a link that leads nowhere',
    whyNot: 'the pages are for people who have signed in, and no answer names one of them',
  },
  'ai-memory-flip-type': {
    effect: 'a condition with this filter counts too few or too many; the gate itself never sends it',
    whyNot: 'the filter takes the id of an AI memory, and no answer tells one',
  },
  'issue-list-order': {
    effect: 'none: the gate asks for the worst first; among equals it shows others',
    whyNot: 'the emulator keeps its own order, and any order of a platform is its own',
  },
  'relative-spans': {
    effect: 'a condition with this filter counts too few or too many; the gate itself never sends it',
    whyNot: 'it takes an issue of just that age by which a month may be longer or shorter',
  },
  'scan-list-hidden-filters': {
    effect: 'only the typed client is affected',
    whyNot: 'it is the same question as scan-list-filter-names, and is looked at there',
  },
} as const satisfies Readonly<Record<string, AssumptionLook>>;
