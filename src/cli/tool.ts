import type { CheckTools } from './check/check.ts';
import type { Command } from './shell.ts';

/** A command as the help lists it. Its flags and its code are loaded when it is called. */
export type ListedCommand = { readonly about: string; load(): Promise<Command> };

export type Tool = { readonly commands: Readonly<Record<string, ListedCommand>>; readonly check?: CheckTools };
