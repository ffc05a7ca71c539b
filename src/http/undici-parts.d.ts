// The files of undici that are imported by themselves, with the types of the package.
declare module 'undici/lib/dispatcher/agent.js' {
  import { Agent } from 'undici';

  export = Agent;
}

declare module 'undici/lib/dispatcher/dispatcher.js' {
  import { Dispatcher } from 'undici';

  export = Dispatcher;
}

declare module 'undici/lib/dispatcher/env-http-proxy-agent.js' {
  import { EnvHttpProxyAgent } from 'undici';

  export = EnvHttpProxyAgent;
}

declare module 'undici/lib/api/*' {
  const method: (this: unknown, ...args: unknown[]) => unknown;
  export = method;
}
