import { join, resolve } from 'node:path';
import type { Plugin } from 'rolldown';

const FOLDER = resolve(import.meta.dirname, '../../stand-ins');

/** Files of packages that no run reaches but that load much, and the file that is bundled instead of each. */
const STAND_INS: ReadonlyMap<string, string> = new Map([
  ['undici/lib/dispatcher/client-h2.js', 'undici/client-h2.cjs'],
  ['undici/lib/llhttp/llhttp_simd-wasm.js', 'undici/llhttp-simd.cjs'],
  ['undici/lib/web/fetch/body.js', 'undici/fetch-body.cjs'],
  ['undici/index.js', 'github/undici.js'],
  // What @actions/core imports of it is left out anyway, but must be found.
  ['@actions/http-client/lib/index.js', 'github/http-client.js'],
  ['@actions/github/node_modules/@actions/http-client/lib/index.js', 'github/http-client.js'],
  ['@octokit/plugin-paginate-rest/dist-bundle/index.js', 'github/paginate-rest.js'],
  ['@octokit/plugin-rest-endpoint-methods/dist-src/index.js', 'github/rest-endpoint-methods.js'],
]);

/** A module of Node that undici loads for little of it. */
const NODE_STAND_INS: ReadonlyMap<string, string> = new Map([['node:assert', 'undici/assert.cjs']]);

/** Puts the stand-ins in their places. `root` has the package folder. */
export function standIns(root: string): Plugin {
  const places = new Map(
    [...STAND_INS].map(([file, standIn]) => [join(root, 'node_modules', file), join(FOLDER, standIn)]),
  );
  return {
    name: 'stand-ins',
    resolveId: {
      filter: {
        id: /(?:^undici|http-client|paginate-rest|rest-endpoint-methods|client-h2|llhttp_simd-wasm|fetch\/body)(?:\.js)?$|^node:assert$/,
      },
      async handler(source, importer, options) {
        const ofNode = NODE_STAND_INS.get(source);
        if (ofNode !== undefined && importer?.startsWith(join(root, 'node_modules/undici/')))
          return join(FOLDER, ofNode);
        const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
        const standIn = resolved === null ? undefined : places.get(resolved.id);
        return standIn ?? resolved;
      },
    },
  };
}

/** Throws where a stand-in is in none of the bundled files: what it stands for has another path now, and is bundled itself. */
export function assertAllStand(bundled: readonly string[]): void {
  const unmet = [...STAND_INS, ...NODE_STAND_INS].filter(([, standIn]) => !bundled.includes(join(FOLDER, standIn)));
  if (unmet.length > 0) throw new Error(`nothing asks for ${unmet.map(([file]) => file).join(', ')}`);
}
