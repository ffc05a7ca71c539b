import { GateFailure } from '../../domain/failure.ts';
import { REASONS, type Reason } from '../../domain/reason.ts';
import { createSlots } from '../../domain/work/slots.ts';

/** Enough to fill the slots for requests while some wait for their answers. */
const ITEMS_AT_ONCE = 8;
/** Five items of one project, or five projects, without an answer and with nothing read in between: then they are left alone. */
const MOST_IN_A_ROW = 5;

export type Loss = { readonly reason: Reason; readonly message: string };

type Asking<Item, Result> = {
  projectOf(item: Item): unknown;
  ask(item: Item): Promise<Result | GateFailure>;
  /** Gives the result of an item that failed, and of one that is not asked for, since the platform gave no answer for others. */
  skip(item: Item, loss: Loss): Result;
  lossOf(result: Result): Loss | undefined;
  onResult?(result: Result): void;
};

/** Asks for each item that it is called with, a few at the same time, and no longer where the platform gives no answers. */
export function asking<Item, Result>(options: Asking<Item, Result>): (item: Item) => Promise<Result> {
  const { projectOf, ask, skip, lossOf, onResult } = options;
  const inSlot = createSlots(ITEMS_AT_ONCE);
  const refused = new Map<unknown, Loss>();
  let down: Loss | undefined;
  let inARow: readonly unknown[] = [];

  function note(project: unknown, loss: Loss | undefined): void {
    inARow = loss !== undefined && REASONS[loss.reason].isOutage ? [...inARow, project] : [];
    if (loss === undefined || down !== undefined || refused.has(project)) return;
    const ofProject = inARow.filter((one) => one === project);
    if (REASONS[loss.reason].isRefusal || ofProject.length >= MOST_IN_A_ROW) refused.set(project, loss);
    if (new Set(inARow).size >= MOST_IN_A_ROW) down = loss;
  }

  async function askOne(item: Item): Promise<Result> {
    const project = projectOf(item);
    const refusal = down ?? refused.get(project);
    if (refusal !== undefined) return skip(item, refusal);
    const answer = await ask(item);
    const result = answer instanceof GateFailure ? skip(item, answer) : answer;
    note(project, lossOf(result));
    return result;
  }

  return (item) =>
    inSlot(async () => {
      const result = await askOne(item);
      onResult?.(result);
      return result;
    });
}
