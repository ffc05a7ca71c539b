/** Never called: each request to GitHub is sent with the gate's own fetch. */
export function fetch() {
  throw new Error('The gate sends requests to GitHub in its own way.');
}
