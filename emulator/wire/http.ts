/** The request that a pure handler gets, complete. */
export type HttpRequest = {
  readonly method: string;
  /** Path without the query, percent-encoding kept. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** The answer that a handler returns. A handler touches nothing outside: faults of transport are made by the server. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The connection is cut instead of an answer. */
  readonly isCut?: true;
};

export type Handler = (request: HttpRequest) => HttpAnswer;
