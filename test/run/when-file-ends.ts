const ends: (() => unknown)[] = [];

/** For resources of tests that run in parallel: `onTestFinished` knows only the test that began last. */
export function whenFileEnds(end: () => unknown): void {
  ends.push(end);
}

export async function endAll(): Promise<void> {
  await Promise.all(ends.splice(0).map((end) => end()));
}
