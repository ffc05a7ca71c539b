// A defect in the middle of the run: the function that joins two signals throws, with lines that look like a stack.
AbortSignal.any = () => {
  throw new TypeError('signals cannot be joined\n    at somewhere (file.js:1:2)');
};
