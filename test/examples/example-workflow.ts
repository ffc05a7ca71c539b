import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { data, Evaluator, Lexer, Parser } from '@actions/expressions';
import { parse } from 'yaml';
import * as z from 'zod';

const FOLDER = join(import.meta.dirname, '..', '..', 'examples');
const CONTEXTS = ['github', 'secrets', 'vars', 'matrix', 'steps', 'needs', 'runner'];
const GATE = /^OWNER\/findings-gate@0{40}$/;

const Texts = z.record(z.string(), z.string());
/** Actions that an example uses besides the gate, to build and to sign. The tests do not run them. */
const BESIDE = /^actions\/(?:checkout|setup-node|upload-artifact|attest)@[0-9a-f]{40}$/;
/** The temporary folder of a run, relative to its workspace. */
const RUNNER = { temp: '../temp' };

const Gate = z.strictObject({ uses: z.string().regex(GATE), with: Texts });
const Other = z.union([
  z.strictObject({ uses: z.string().regex(BESIDE), with: z.record(z.string(), z.union([z.string(), z.boolean()])) }),
  z.strictObject({ id: z.string().optional(), env: Texts.optional(), run: z.string() }),
]);
const Job = z.strictObject({
  name: z.string().optional(),
  strategy: z
    .strictObject({ 'fail-fast': z.literal(false), matrix: z.strictObject({ include: z.array(Texts) }) })
    .optional(),
  'runs-on': z.unknown(),
  'timeout-minutes': z.number(),
  env: Texts.optional(),
  needs: z.string().optional(),
  permissions: Texts.optional(),
  outputs: Texts.optional(),
  steps: z.array(z.union([Gate, Other])),
});
const Workflow = z.strictObject({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: Texts,
  concurrency: z.strictObject({ group: z.string(), 'cancel-in-progress': z.boolean() }).optional(),
  jobs: z.record(z.string(), Job),
});
/** A workflow of the folder `examples`. Anything that the runner of these tests cannot run is an error. */
export type ExampleWorkflow = z.infer<typeof Workflow> & { readonly file: string };

/** The contexts that expressions may name, as GitHub would give them. */
export type Contexts = {
  readonly github: Readonly<Record<string, unknown>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
};

/** One step that uses the gate, ready to run. */
export type GateStep = {
  readonly inputs: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** The name that a required check would have. */
  readonly check: string;
  readonly concurrencyGroup: string | undefined;
};

export function readExamples(): readonly ExampleWorkflow[] {
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yml'))
    .sort();
  return files.map((file) => readWorkflow(file, readFileSync(join(FOLDER, file), 'utf8')));
}

export function readWorkflow(file: string, text: string): ExampleWorkflow {
  return { file, ...Workflow.parse(parse(text)) };
}

/** The steps that use the gate, in order, for each entry of a matrix, with expressions evaluated. */
export function gateStepsOf({ jobs, concurrency }: ExampleWorkflow, contexts: Contexts): readonly GateStep[] {
  return Object.entries(jobs).flatMap(([id, { name = id, strategy, env = {}, steps }]) =>
    (strategy?.matrix.include ?? [{}]).flatMap((matrix) => {
      const fill = (text: string): string => filledIn(text, { ...contexts, matrix, runner: RUNNER });
      const filled = (texts: Readonly<Record<string, string>>) =>
        Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fill(text)]));
      return steps.filter(isGate).map((step) => ({
        inputs: filled(step.with),
        env: filled(env),
        check: fill(name),
        concurrencyGroup: concurrency && fill(concurrency.group),
      }));
    }),
  );
}

/** The inputs of the steps beside the gate, by the action that they use, without its version. */
export function besideTheGate({ jobs }: ExampleWorkflow): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return Object.fromEntries(
    steps.flatMap((step) => ('uses' in step && !isGate(step) ? [[step.uses.split('@')[0]!, step.with]] : [])),
  );
}

export function commandsOf({ jobs }: ExampleWorkflow) {
  return Object.values(jobs).flatMap(({ steps }) =>
    steps.flatMap((step) => ('run' in step && step.run.includes('/cli/index.js') ? [step] : [])),
  );
}

export function usesGate({ jobs }: ExampleWorkflow): boolean {
  return Object.values(jobs).some(({ steps }) => steps.some(isGate));
}

function isGate(step: z.infer<typeof Gate> | z.infer<typeof Other>): step is z.infer<typeof Gate> {
  return 'uses' in step && GATE.test(step.uses);
}

/** A text with its expressions evaluated by GitHub's own evaluator. Throws for a context that is not one of ours. */
export function filledIn(text: string, contexts: Readonly<Record<string, unknown>>): string {
  const known = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary;
  return text.replaceAll(/\$\{\{(.*?)\}\}/g, (_, expression: string) => {
    const { tokens } = new Lexer(expression.trim()).lex();
    return new Evaluator(new Parser(tokens, CONTEXTS, []).parse(), known).evaluate().coerceString();
  });
}
