import { ACTION_INPUTS } from '../../domain/action-inputs.ts';
import { code, prose } from './markdown.ts';

/** A sentence of ours as Markdown. It may quote outside text. Names of inputs become code. */
export function sentence(text: string): string {
  return ended(capitalized(prose(text).split(' ').map(inputName).join(' ')));
}

/** The same without Markdown, for logs and annotations. The code that writes it makes it harmless. */
export function plainSentence(text: string): string {
  return ended(capitalized(text));
}

/** Only names with a hyphen become code: the others are ordinary words, too. */
function inputName(word: string): string {
  const [, start = '', name = '', end = ''] = /^(\(?)([a-z]+(?:-[a-z]+)+)([.,:;)]?)$/.exec(word) ?? [];
  return Object.hasOwn(ACTION_INPUTS, name) ? start + code(name) + end : word;
}

/** A first word that is not an ordinary word, such as a name, stays as it is. */
function capitalized(text: string): string {
  return /^[a-z]+(?:[ ,.:;]|$)/.test(text) ? text[0]!.toUpperCase() + text.slice(1) : text;
}

function ended(text: string): string {
  return text === '' || /[.!?…]["'`)]*$/.test(text) ? text : `${text}.`;
}
