import { REASONS, type Reason } from '../../domain/reason.ts';
import { eachAtMost } from '../../domain/work/each-at-most.ts';

/** Enough to fill the slots for requests while some wait for their answers. */
const ITEMS_AT_ONCE = 8;
/** Five items of one project, or five projects, without an answer and with nothing read in between: then they are left alone. */
const MOST_IN_A_ROW = 5;

export type Loss = { readonly reason: Reason; readonly message: string };

export type Asking<Item, Result> = {
  projectOf(item: Item): unknown;
  ask(item: Item): Promise<Result>;
  /** Gives the result of an item that is not asked for, since the platform gave no answer for others. */
  skip(item: Item, loss: Loss): Result;
  /** Undefined for what was read. */
  lossesOf(result: Result): readonly (Loss | undefined)[];
  onResult(result: Result): void;
};

/** Asks for one item after the other, a few at the same time, and no longer where the platform gives no answers. */
export function askEach<Item, Result>(
  items: readonly Item[],
  { projectOf, ask, skip, lossesOf, onResult }: Asking<Item, Result>,
): Promise<readonly Result[]> {
  const breaker = new Breaker();
  const askOne = async (item: Item): Promise<Result> => {
    const project = projectOf(item);
    const refusal = breaker.refusalOf(project);
    if (refusal !== undefined) return skip(item, refusal);
    const result = await ask(item);
    for (const loss of lossesOf(result)) breaker.note(project, loss);
    return result;
  };
  return eachAtMost(ITEMS_AT_ONCE, items, async (item) => {
    const result = await askOne(item);
    onResult(result);
    return result;
  });
}

class Breaker {
  readonly #refused = new Map<unknown, Loss>();
  #down: Loss | undefined;
  #inARow: readonly unknown[] = [];

  refusalOf(project: unknown): Loss | undefined {
    return this.#down ?? this.#refused.get(project);
  }

  note(project: unknown, loss: Loss | undefined): void {
    this.#inARow = loss !== undefined && REASONS[loss.reason].isOutage ? [...this.#inARow, project] : [];
    if (loss === undefined || this.refusalOf(project) !== undefined) return;
    const ofProject = this.#inARow.filter((one) => one === project);
    if (REASONS[loss.reason].isRefusal || ofProject.length >= MOST_IN_A_ROW) this.#refused.set(project, loss);
    if (new Set(this.#inARow).size >= MOST_IN_A_ROW) this.#down = loss;
  }
}
