/** Adds nothing: the gate names the paths that it asks for. */
export function restEndpointMethods() {
  return {};
}
