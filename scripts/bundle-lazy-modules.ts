import type { Plugin } from 'rolldown';

const LAZY = '\0lazy:';
/** What loads the others. */
const LOADER = 'node:module';

/**
 * For a bundle that is one file: a module of Node is loaded with the first of ours that needs it. Else all of them would be loaded at
 * the start, as a file has its imports at its top: most of the time that the help takes.
 */
export function lazyModules(): Plugin {
  return {
    name: 'lazy-modules',
    resolveId(source, importer) {
      if (!source.startsWith('node:') || source === LOADER || importer?.startsWith(LAZY)) return null;
      return `${LAZY}${source}`;
    },
    load(id) {
      if (!id.startsWith(LAZY)) return null;
      return { code: `module.exports = require(${JSON.stringify(id.slice(LAZY.length))});`, moduleType: 'js' };
    },
  };
}
