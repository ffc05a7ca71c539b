import type { CheckTools } from './check/check.ts';
import type { Command } from './command.ts';

export type ListedCommand = { readonly about: string; load(): Promise<Command> };

export type Tool = { readonly commands: Readonly<Record<string, ListedCommand>>; readonly check?: CheckTools };
