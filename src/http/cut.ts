export type CutLimits = {
  /** It covers everything from connecting to the last byte of the body. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
};

export type Cut = {
  readonly signal: AbortSignal;
  readonly isTimeUp: () => boolean;
  /** Must be called when the request is over, however it ended: from then on nothing is watched. */
  readonly end: () => void;
};

/** Makes one signal for both ways in which an attempt can be cut: its time is up, or the run is stopped. */
export function startCut(limits: CutLimits): Cut {
  const controller = new AbortController();
  let isTimeUp = false;
  const timer = setTimeout(() => {
    isTimeUp = true;
    controller.abort();
  }, limits.timeoutMs);
  const onStop = () => controller.abort();
  if (limits.signal?.aborted) onStop();
  limits.signal?.addEventListener('abort', onStop, { once: true });
  return {
    signal: controller.signal,
    isTimeUp: () => isTimeUp,
    end: () => {
      clearTimeout(timer);
      limits.signal?.removeEventListener('abort', onStop);
    },
  };
}
