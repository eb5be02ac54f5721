/** The list of words, as whole words with simple folding: `Sh1t` and `f u c k` are found, the town of Scunthorpe is not. */
import { foldText } from './folded-text.ts';

const digits: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '|': 'l' },
};

/** A word of digits alone is a number. */
const readDigits = (word: string): string =>
  /[a-z]/.test(word) ? [...word].map((one) => digits[one] ?? one).join('') : word;

/** Letters that are repeated for the sound of it: as two of them, and as one. */
const unstretched = (word: string): readonly string[] => [
  ...new Set([word, word.replaceAll(/(.)\1{2,}/gu, '$1$1'), word.replaceAll(/(.)\1{2,}/gu, '$1')]),
];

const lettersOf = (word: string): string => word.replaceAll(/[^a-z]/g, '');

/** Single letters in a row are one word. */
const joined = (words: readonly string[]): string[] => {
  const all: string[] = [];
  let run = '';
  for (const word of [...words, '  ']) {
    if (word.length === 1) run += word;
    else {
      if (run.length > 2) all.push(run);
      run = '';
    }
  }
  return all;
};

/** As it is kept in the list; empty: nothing to find. */
export const foldWord = (word: string): string =>
  foldText(word)
    .split(' ')
    .map((part) => lettersOf(readDigits(part)))
    .filter((part) => part !== '')
    .join(' ');

export const findBadWord = (text: string, list: ReadonlySet<string>): string | undefined => {
  const raw = foldText(text).split(/[^a-z0-9@$!|]+/u);
  const words = raw.flatMap((part) => {
    const read = readDigits(part.replaceAll(/^[!|]+|[!|]+$/gu, ''));
    return read === '' ? [] : [lettersOf(read) === read ? read : lettersOf(part)];
  });
  const single = [...words, ...joined(words)].flatMap(unstretched).find((word) => list.has(word));
  if (single !== undefined) return single;
  const sentence = ` ${words.join(' ')} `;
  return [...list].find((entry) => entry.includes(' ') && sentence.includes(` ${entry} `));
};
