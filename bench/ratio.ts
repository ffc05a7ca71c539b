/** Runs both in turn, `pairs` times after one warm-up, and prints the medians and the median of the ratios. */
export async function ratio(pairs: number, ours: () => unknown, theirs: () => unknown): Promise<void> {
  await timed(ours);
  await timed(theirs);
  const rows: { ours: number; theirs: number }[] = [];
  for (let pair = 0; pair < pairs; pair++) rows.push({ ours: await timed(ours), theirs: await timed(theirs) });
  const ratios = rows.map((row) => row.ours / row.theirs).sort((a, b) => a - b);
  const spread = `${ratios[0]!.toFixed(2)} to ${ratios.at(-1)!.toFixed(2)}`;
  const [mine, other] = [middle(rows.map((row) => row.ours)), middle(rows.map((row) => row.theirs))];
  console.log(
    `  ratio ${middle(ratios).toFixed(2)} (${spread}), medians ${mine.toFixed(2)} ms and ${other.toFixed(2)} ms, ${pairs} pairs\n`,
  );
}

async function timed(body: () => unknown): Promise<number> {
  const start = performance.now();
  await body();
  return performance.now() - start;
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
