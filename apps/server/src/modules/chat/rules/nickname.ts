/** Nicknames: what is allowed, and which two are read as one. */
import { findBadWord } from './bad-words.ts';
import { hasContactDetails } from './contact-details.ts';
import { cleanText, foldText, lengthOf } from './folded-text.ts';

const nicknameLength = { least: 3, most: 20 } as const;

/** Latin letters and digits, single signs between them: no other script has letters that look like these. */
const shape = /^[\p{Script=Latin}\d]+(?:[ ._-][\p{Script=Latin}\d]+)*$/u;

/** Nobody is taken for one of us. */
const ours = /carmine|support|admin|moderator|official|dealer|croupier|operator/;

const alike: Readonly<Record<string, string>> = {
  ...{
    '0': 'o',
    '1': 'l',
    i: 'l',
    j: 'l',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '6': 'g',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '2': 'z',
  },
};

/** Two names with the same are read as one: `JUNO_7`, `juno 7` and `jun0-7`. */
export const foldNickname = (name: string): string =>
  [...foldText(name).replaceAll(/[ ._-]/gu, '')]
    .map((one) => alike[one] ?? one)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

export type NicknameRefusal = 'nickname_invalid' | 'nickname_reserved' | 'word_not_allowed';

export const checkNickname = (
  given: string,
  words: ReadonlySet<string>,
):
  | { readonly ok: true; readonly name: string; readonly folded: string }
  | { readonly ok: false; readonly reason: NicknameRefusal } => {
  const name = cleanText(given);
  const length = lengthOf(name);
  const fits = length >= nicknameLength.least && length <= nicknameLength.most && shape.test(name);
  if (!fits || !/\p{L}/u.test(name) || hasContactDetails(name)) return { ok: false, reason: 'nickname_invalid' };
  const parts = name.replaceAll(/[._-]/gu, ' ');
  if (findBadWord(parts, words) !== undefined || findBadWord(parts.replaceAll(' ', ''), words) !== undefined) {
    return { ok: false, reason: 'word_not_allowed' };
  }
  const folded = foldNickname(name);
  const isOurs =
    ours.test(foldText(parts).replaceAll(' ', '')) || new RegExp(ours.source.replaceAll(/[ij]/g, 'l')).test(folded);
  return isOurs ? { ok: false, reason: 'nickname_reserved' } : { ok: true, name, folded };
};
