import fc from 'fast-check';

/*
 * Properties draw the same values in every run, so that a green run stays green. `PROPERTY_SEED=<number>` draws others: values that
 * fail get a test of their own.
 */
const seed = Number(process.env.PROPERTY_SEED ?? 1);
if (!Number.isSafeInteger(seed)) throw new Error('PROPERTY_SEED is a whole number');
fc.configureGlobal({ seed });
