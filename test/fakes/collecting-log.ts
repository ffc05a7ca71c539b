import type { Log } from '../../src/ports/log.ts';

export class CollectingLog implements Log {
  readonly infos: string[] = [];
  readonly debugs: string[] = [];

  info(line: string): void {
    this.infos.push(line);
  }

  debug(line: string): void {
    this.debugs.push(line);
  }

  group<T>(title: string, body: () => Promise<T>): Promise<T> {
    this.infos.push(title);
    return body();
  }
}
