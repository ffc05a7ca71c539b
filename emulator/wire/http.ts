/** What a pure handler is given: a whole request. */
export type HttpRequest = {
  readonly method: string;
  /** Path without the query, percent-encoding kept. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What it gives back. A handler never touches the world: faults of transport are the server's part. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

export type Handler = (request: HttpRequest) => HttpAnswer;
