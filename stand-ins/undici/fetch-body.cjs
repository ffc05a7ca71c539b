/** Never called: every request of the gate has a text as its body, or none. */
exports.extractBody = function extractBody() {
  throw new Error('The gate sends no forms.');
};
