// Loaded into the gate's process before the bundle (`node --import`): writes down which files and which modules of Node are loaded
// after it, into the file that LOADED_FILE names.
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const files = [];
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) files.push(url);
    return next(url, context);
  },
});
const before = new Set(process.moduleLoadList);

process.on('exit', () => {
  const loaded = process.moduleLoadList.filter((name) => !before.has(name));
  writeFileSync(process.env.LOADED_FILE, JSON.stringify({ files, modules: loaded }));
});
