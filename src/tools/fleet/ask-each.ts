import { GateFailure } from '../../domain/failure.ts';
import { REASONS, type Reason } from '../../domain/reason.ts';
import { createSlots } from '../../domain/work/slots.ts';

/** Enough to fill the slots for requests while some wait for their answers. */
const ITEMS_AT_ONCE = 8;
/** After so many items of one project, or of so many projects, in a row without an answer, the project or the platform is not asked any more. */
const MOST_IN_A_ROW = 5;

export type Loss = { readonly reason: Reason; readonly message: string };

type Asking<Item, Result> = {
  projectOf(item: Item): unknown;
  ask(item: Item): Promise<Result | GateFailure>;
  /** Returns the result of an item that failed, or that is not asked for because others failed. */
  skip(item: Item, loss: Loss): Result;
  lossOf(result: Result): Loss | undefined;
  onResult?(result: Result): void;
};

/** Returns a function that asks for an item, a few at the same time. It stops asking where the platform refuses or gives no answers. */
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
