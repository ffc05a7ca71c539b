/** What a pure handler gets: a complete request. */
export type HttpRequest = {
  readonly method: string;
  /** Path without the query, percent-encoding kept. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** What a handler returns. It never touches anything outside: faults of transport are the task of the server. */
export type HttpAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The connection is cut in place of the answer. */
  readonly isCut?: true;
};

export type Handler = (request: HttpRequest) => HttpAnswer;
