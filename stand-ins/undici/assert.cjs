/** What undici calls of `node:assert`, which takes long to load: a check that throws. */
module.exports = function assert(holds, message) {
  if (holds) return;
  throw message instanceof Error ? message : new Error(message ?? 'An assertion of undici failed.');
};
