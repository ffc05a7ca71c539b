import type * as z from 'zod';
import type { RecordJson } from './record-schema.ts';

/*
 * What a record contains, by name. All of it is inferred from the schema, which is loaded only where a record is read.
 */

/** Everything that a run was told, as it is read. */
export type EvidenceRecord = Fixed<z.output<typeof RecordJson>>;

export type KeptEvidence = Pick<EvidenceRecord, 'rules' | 'scans' | 'answers'>;
export type KeptRunFacts = Omit<EvidenceRecord, keyof KeptEvidence | 'case' | 'version' | 'digest'>;
export type RecordedCase = EvidenceRecord['case'];

export type KeptRule = KeptEvidence['rules'][number];
export type KeptAnswer = KeptEvidence['answers'][number];
export type KeptEnd = NonNullable<KeptAnswer['end']>;
export type KeptPage<Ask extends KeptAnswer['ask']> = Extract<KeptAnswer, { ask: Ask }>['pages'][number];
export type KeptQuestion = QuestionOf<KeptAnswer>;

/** It has the form that is written, with digits where a number may exceed 2^53. */
type WrittenEvidence = Fixed<z.input<typeof RecordJson>>;
export type WrittenCase = WrittenEvidence['case'];
export type WrittenScan = WrittenEvidence['scans'][number];
export type WrittenPage<Ask extends KeptAnswer['ask']> = Extract<
  WrittenEvidence['answers'][number],
  { ask: Ask }
>['pages'][number];
export type WrittenDetail = WrittenPage<'read-scan'>['detail'];

type QuestionOf<Answer> = Answer extends KeptAnswer ? Pick<Answer, 'ask' | 'of'> : never;

/** The same, of which nothing can be assigned anew. */
type Fixed<Value> = Value extends Plain ? Value : { readonly [Name in keyof Value]: Fixed<Value[Name]> };
type Plain = string | number | bigint | boolean | null | undefined;
