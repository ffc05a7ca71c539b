/** @actions/github asks for its proxy when it is loaded, for a fetch that is never called. */
export class HttpClient {
  getAgent() {}
  getAgentDispatcher() {}
}
