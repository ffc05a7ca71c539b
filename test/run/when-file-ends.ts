const ends: (() => unknown)[] = [];

/** For what tests that run at the same time may make: of these, `onTestFinished` knows only the last that began. */
export function whenFileEnds(end: () => unknown): void {
  ends.push(end);
}

export async function endAll(): Promise<void> {
  await Promise.all(ends.splice(0).map((end) => end()));
}
