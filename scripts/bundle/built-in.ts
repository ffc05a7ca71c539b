import type { Plugin } from 'rolldown';

/** Marks a module that is written here, not on the disk. */
const OURS = '\0';

/**
 * Loads a module of Node when the first module that imports it runs. A CommonJS bundle else loads all of them in its first lines, whatever
 * is asked of the program: `node:crypto` alone takes a quarter of an empty Node's start.
 */
export const builtInWhenNeeded: Plugin = {
  name: 'built-in-when-needed',
  resolveId: {
    filter: { id: /^node:/ },
    handler: (source, importer) => (importer?.startsWith(OURS) ? { id: source, external: true } : OURS + source),
  },
  load: {
    filter: { id: new RegExp(`^${OURS}node:`) },
    handler: (id) => `module.exports = require('${id.slice(OURS.length)}');`,
  },
};
