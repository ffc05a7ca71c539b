import type { CountedGroup, EpssScore } from '../../domain/issue.ts';
import { type JsonWalk, NOT_PLAIN, NotPlain } from '../../json/json-walk.ts';
import { parseJson } from '../../json/parse-json.ts';
import { recordForm } from './form.ts';
import { GROUP_MEMBERS, issueGroup, issueTypeOf, type ReadGroup, textOrEmpty } from './issue-group.ts';
import { groupNotices } from './notices.ts';
import { EPSS_CATEGORIES } from './shown-words.ts';
import { walkValue } from './walk-form.ts';
import { anyObject, count, optional, type Read, text, type Wire, WireProblem } from './wire.ts';

const textIfAny = optional(text);

/** Reads the groups of a page one after the other, each gone before the next. */
export class CountedGroups {
  readonly #walk: JsonWalk;
  /** A group that has nothing to report: its reader keeps what is counted. */
  readonly #plainGroup: Read<unknown>;
  /** Groups that have something to report. */
  readonly #reported: ReadGroup[] = [];
  #issuesCount = 0n;
  #ruleId = '';
  #rulePath = '';
  #sast: object | undefined;
  #sca: { readonly epssScore: EpssScore | undefined } | undefined;
  #secrets: object | undefined;

  constructor(walk: JsonWalk) {
    this.#walk = walk;
    const form = recordForm(this.#members(), true);
    this.#plainGroup = Object.assign((value: Wire) => anyObject(value), { form });
  }

  /** The group where the walk is. `depth` is that of the list. Throws `NotPlain`, `WireProblem`, `JsonError`. */
  next(depth: number): CountedGroup {
    this.#walk.token();
    const { at } = this.#walk;
    try {
      walkValue(this.#walk, this.#plainGroup, depth);
      return this.#counted();
    } catch (error) {
      if (!(error instanceof NotPlain || error instanceof WireProblem)) throw error;
    }
    this.#walk.at = at;
    return this.#readWhole(depth);
  }

  /** What the groups so far have to report. */
  notices(): readonly string[] {
    return groupNotices(this.#reported);
  }

  #members(): Readonly<Record<string, Read<unknown>>> {
    const { sastAttributes, scaAttributes, secretsAttributes } = GROUP_MEMBERS;
    return {
      ...GROUP_MEMBERS,
      issuesCount: (value) => {
        this.#issuesCount = count(value);
      },
      ruleId: (value) => {
        this.#ruleId = textOrEmpty(textIfAny(value));
      },
      rulePath: (value) => {
        this.#rulePath = textOrEmpty(textIfAny(value));
      },
      sastAttributes: keepingForm(sastAttributes, (value) => {
        this.#sast = sastAttributes(value);
      }),
      scaAttributes: (value) => {
        this.#sca = scaAttributes(value);
        // It is built, so that no form checks it for words to report.
        const category = this.#sca?.epssScore?.categorization;
        if (category !== undefined && !EPSS_CATEGORIES.has(category)) throw NOT_PLAIN;
      },
      secretsAttributes: keepingForm(secretsAttributes, (value) => {
        this.#secrets = secretsAttributes(value);
      }),
    };
  }

  #counted(): CountedGroup {
    return {
      issuesCount: this.#issuesCount,
      ruleId: this.#ruleId,
      rulePath: this.#rulePath,
      issueType: issueTypeOf({ sast: this.#sast, sca: this.#sca, secrets: this.#secrets }),
      epss: this.#sca?.epssScore,
    };
  }

  #readWhole(depth: number): CountedGroup {
    const { at } = this.#walk;
    this.#walk.skipValue(depth);
    const read = issueGroup(parseJson(this.#walk.text(at)));
    this.#reported.push(read);
    return read.group;
  }
}

function keepingForm({ form }: Read<unknown>, read: Read<void>): Read<void> {
  return form === undefined ? read : Object.assign(read, { form });
}
