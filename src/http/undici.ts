import connect from 'undici/lib/api/api-connect.js';
import request from 'undici/lib/api/api-request.js';
import Agent from 'undici/lib/dispatcher/agent.js';
import Dispatcher from 'undici/lib/dispatcher/dispatcher.js';
import EnvHttpProxyAgent from 'undici/lib/dispatcher/env-http-proxy-agent.js';
import { compileParserOnce } from '../start/v8-flags.ts';

// The index of undici does the same with more methods, and loads fetch, web sockets, caches and mocks as well:
// docs/adr/0009-what-is-in-the-bundle.md
Object.assign(Dispatcher.prototype, { request, connect });

compileParserOnce();

export { Agent, type Dispatcher, EnvHttpProxyAgent };
