import { join, resolve } from 'node:path';
import type { Plugin } from 'rolldown';

const FOLDER = resolve(import.meta.dirname, '..', 'stand-ins');

/** Files of packages that no run reaches but that load much, and the file that is bundled instead of each. */
export const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['undici/lib/dispatcher/client-h2.js', 'undici/client-h2.cjs'],
  ['undici/lib/web/fetch/body.js', 'undici/fetch-body.cjs'],
]);

/** Puts the stand-ins in their places. `root` has the package folder. Fails the build where one of the files is not asked for. */
export function standIns(root: string): Plugin {
  const places = new Map(
    [...STAND_INS].map(([file, standIn]) => [join(root, 'node_modules', file), join(FOLDER, standIn)]),
  );
  const unmet = new Set(places.keys());
  return {
    name: 'stand-ins',
    resolveId: {
      filter: { id: /(?:client-h2|fetch\/body)(?:\.js)?$/ },
      async handler(source, importer, options) {
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const standIn = resolved === null ? undefined : places.get(resolved.id);
        if (resolved !== null) unmet.delete(resolved.id);
        return standIn ?? resolved;
      },
    },
    buildEnd() {
      if (unmet.size > 0) this.error(`nothing asks for ${[...unmet].join(', ')}: its stand-in is of no use`);
    },
  };
}
