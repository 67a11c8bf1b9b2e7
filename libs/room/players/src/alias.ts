import { type Refusal } from '@cardroom/kernel';
import { aliasInvalid } from './refusals';

/** Longest alias, in characters as a reader counts them: it must fit on a board read at eight metres. */
export const aliasMaxLength = 24;

/** Control, formatting and line-breaking characters: a board could be made to show something else. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

/** An alias as it is kept: one spelling of each letter, no space around it, single spaces within. */
export const aliasAsKept = (alias: string): string => alias.normalize('NFC').trim().replaceAll(/ +/g, ' ');

/** An alias can be read and called out: something is there, it is short, and nothing in it is invisible. */
export const aliasIsReadable = ({ alias }: { readonly alias: string }): Refusal | null => {
  const kept = aliasAsKept(alias);
  const length = [...kept].length;
  if (length === 0) return aliasInvalid({ why: 'empty' });
  if (length > aliasMaxLength) return aliasInvalid({ why: 'too-long', length, most: aliasMaxLength });
  return unprintable.test(kept) ? aliasInvalid({ why: 'unprintable' }) : null;
};
