import type { HttpAnswer } from './http.ts';

// spec-gap: failure-statuses - the document shows only 200; these statuses and this body are what is known of such services
/** Thrown by an operation to answer with a failure: `{"error": "..."}`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: 400 | 401 | 404 | 405;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: 400 | 401 | 404 | 405, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }

  answer(): HttpAnswer {
    const headers = { 'content-type': 'application/json', ...this.headers };
    return { status: this.status, headers, body: JSON.stringify({ error: this.message }) };
  }
}
