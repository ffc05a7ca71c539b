/**
 * An entry stands here in a form that asks for a file: the platform's search counts issues of rules and names no file,
 * so this path says that. GitHub refuses a result without a path, GitLab an entry without one.
 */
export const NO_FILE = 'no-file-is-known';
