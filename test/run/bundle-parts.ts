/** One source file inside a bundle, as the comment above its code names it: `node_modules/undici/lib/core/util.js`. */
export type BundlePart = {
  readonly path: string;
  /** The package of its path, else its first folder: `undici`, `src`, `emulator`, `stand-ins`. */
  readonly owner: string;
  /** Characters of code. */
  readonly size: number;
};

/** The files that a bundle, or one file of it, was made from. Code of the bundlers themselves is left out. */
export function bundleParts(text: string): readonly BundlePart[] {
  const [, ...parts] = text.split(/^\/\/ (?=(?:src|emulator|stand-ins|node_modules)\/\S+$)/m);
  return parts.map((part) => {
    const [path = ''] = part.split('\n', 1);
    return { path, owner: ownerOf(path), size: part.length - path.length };
  });
}

function ownerOf(path: string): string {
  const [, inPackage] = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path) ?? [];
  return inPackage ?? path.slice(0, path.indexOf('/'));
}
