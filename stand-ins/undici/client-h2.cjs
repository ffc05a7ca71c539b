/** Never called: HTTP/2 is switched off, so no server can choose it. */
module.exports = function connectH2() {
  throw new Error('The gate speaks HTTP/1.1 only.');
};
