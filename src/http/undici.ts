import { setFlagsFromString } from 'node:v8';
import connect from 'undici/lib/api/api-connect.js';
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';

// The index of undici does the same with more methods, and loads fetch, web sockets, caches and mocks as well:
// docs/adr/0009-what-is-in-the-bundle.md
Object.assign(Dispatcher.prototype, { request, connect });

// Else V8 compiles undici's parser of answers once more after a few of them, to be fast at what a run does not have: long headers.
setFlagsFromString('--wasm-tiering-budget=1000000000');

export { Agent, type Dispatcher, EnvHttpProxyAgent };
