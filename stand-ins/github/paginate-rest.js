/** Adds nothing: the gate reads pages by their links. */
export function paginateRest() {
  return {};
}
