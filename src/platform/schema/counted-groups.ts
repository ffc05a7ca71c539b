import type { CountedGroup, EpssScore } from '../../domain/issue.ts';
import type { JsonWalk } from '../../json/json-walk.ts';
import { anyObject, ShapeProblem } from '../../shape/shape.ts';
import { type Checked, objectForm } from './form.ts';
import { GROUP_MEMBERS, issueGroup, issueTypeOf, type ReadGroup } from './issue-group.ts';
import { groupNotices } from './notices.ts';
import { EPSS_CATEGORIES } from './shown-words.ts';
import { NOT_PLAIN, NotPlain, walkValue } from './walk-form.ts';

/** Reads the groups of a page one after the other, each gone before the next. */
export class CountedGroups {
  readonly #walk: JsonWalk;
  /** A group that has nothing to report: its reader keeps what is counted. */
  readonly #plainGroup: Checked;
  /** These groups have something to report. */
  readonly #reported: ReadGroup[] = [];
  #issuesCount = 0n;
  #ruleId = '';
  #rulePath = '';
  #ruleSourceUri: string | undefined;
  #sast: object | undefined;
  #sca: { readonly epssScore: EpssScore | undefined } | undefined;
  #secrets: object | undefined;

  constructor(walk: JsonWalk) {
    this.#walk = walk;
    this.#plainGroup = { read: anyObject, form: objectForm(this.#members(), true) };
  }

  /** The group where the walk is. `depth` is that of the list. Throws `NotPlain`, `ShapeProblem`, `JsonError`. */
  next(depth: number): CountedGroup {
    this.#walk.token();
    const { at } = this.#walk;
    try {
      walkValue(this.#walk, this.#plainGroup, depth);
      return this.#counted();
    } catch (error) {
      if (!(error instanceof NotPlain || error instanceof ShapeProblem)) throw error;
    }
    this.#walk.at = at;
    return this.#readWhole(depth);
  }

  /** What the groups so far have to report. */
  notices(): readonly string[] {
    return groupNotices(this.#reported);
  }

  #members(): Readonly<Record<string, Checked>> {
    const { issuesCount, ruleId, rulePath, ruleSourceUri, sastAttributes, scaAttributes, secretsAttributes } =
      GROUP_MEMBERS;
    return {
      ...GROUP_MEMBERS,
      issuesCount: {
        read: (value) => {
          this.#issuesCount = issuesCount.read(value);
        },
      },
      // They go without their form: they are built, since they are kept.
      ruleId: {
        read: (value) => {
          this.#ruleId = ruleId.read(value);
        },
      },
      rulePath: {
        read: (value) => {
          this.#rulePath = rulePath.read(value);
        },
      },
      ruleSourceUri: {
        read: (value) => {
          this.#ruleSourceUri = ruleSourceUri.read(value);
        },
      },
      sastAttributes: {
        ...sastAttributes,
        read: (value) => {
          this.#sast = sastAttributes.read(value);
        },
      },
      scaAttributes: {
        read: (value) => {
          this.#sca = scaAttributes.read(value);
          // It is built, so that no form checks it for words to report.
          const category = this.#sca?.epssScore?.categorization;
          if (category !== undefined && !EPSS_CATEGORIES.has(category)) throw NOT_PLAIN;
        },
      },
      secretsAttributes: {
        ...secretsAttributes,
        read: (value) => {
          this.#secrets = secretsAttributes.read(value);
        },
      },
    };
  }

  #counted(): CountedGroup {
    return {
      issuesCount: this.#issuesCount,
      ruleId: this.#ruleId,
      rulePath: this.#rulePath,
      ruleSourceUri: this.#ruleSourceUri,
      issueType: issueTypeOf({ sast: this.#sast, sca: this.#sca, secrets: this.#secrets }),
      epss: this.#sca?.epssScore,
    };
  }

  #readWhole(depth: number): CountedGroup {
    const read = issueGroup(this.#walk.readValue(depth));
    this.#reported.push(read);
    return read.group;
  }
}
