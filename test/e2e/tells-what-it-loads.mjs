// Breaks nothing: tells on standard error, in order, which files are loaded and when the platform is asked and has answered.
import { subscribe } from 'node:diagnostics_channel';
import { registerHooks } from 'node:module';

const tell = (line) => process.stderr.write(`${line}\n`);
registerHooks({
  load(url, context, next) {
    if (url.startsWith('file:')) tell(`loaded ${url}`);
    return next(url, context);
  },
});
subscribe('undici:client:sendHeaders', ({ request }) => tell(`sent ${request.method} ${request.path}`));
subscribe('undici:request:headers', ({ request }) => tell(`answered ${request.method} ${request.path}`));
