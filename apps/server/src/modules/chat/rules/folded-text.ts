/** Text as it is compared: without case and accents, and with one character for those that look alike. */

/** Removed: control characters, and those that are invisible or turn the direction of what follows. */
const unseen = /\p{Cf}|\p{Co}|\p{Cn}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u2800|\u3164|\uffa0/gu;

/** A message as it is kept: nothing invisible, one space between words, at most two marks on a letter. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(unseen, '')
    .replaceAll(/[\p{Cc}\p{Z}]+/gu, ' ')
    .replaceAll(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();

/** As the database counts. */
export const lengthOf = (text: string): number => [...text].length;

/** Letters of other scripts that are read as Latin ones, and Latin letters that no decomposition takes apart. */
const alike: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    і: 'i',
    ј: 'j',
    ѕ: 's',
  },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ω: 'w' },
  ...{
    օ: 'o',
    ո: 'n',
    ս: 'u',
    հ: 'h',
    ց: 'g',
    ա: 'w',
    ӏ: 'l',
    ԁ: 'd',
    ԛ: 'q',
    ԝ: 'w',
    ς: 'c',
    ϲ: 'c',
    ⲟ: 'o',
    ⲥ: 'c',
    ⲙ: 'm',
  },
  ...{
    ᴀ: 'a',
    ʙ: 'b',
    ᴄ: 'c',
    ᴅ: 'd',
    ᴇ: 'e',
    ɢ: 'g',
    ʜ: 'h',
    ɪ: 'i',
    ᴊ: 'j',
    ᴋ: 'k',
    ʟ: 'l',
    ᴍ: 'm',
    ɴ: 'n',
    ᴏ: 'o',
    ᴘ: 'p',
  },
  ...{ ʀ: 'r', ꜱ: 's', ᴛ: 't', ᴜ: 'u', ᴠ: 'v', ᴡ: 'w', ʏ: 'y', ᴢ: 'z', ɡ: 'g', ɑ: 'a', ꭼ: 'e', ꮋ: 'h', ꮃ: 'w' },
  ...{ ꮯ: 'c', ꮎ: 'o', ꮇ: 'm', ꮖ: 'i', ꮲ: 'p', ꭺ: 'a', ꭲ: 'i', ꮪ: 's', ꭻ: 'j', ꮮ: 'l' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', ð: 'd', þ: 'th' },
};

/** Letters in dark frames, each of which is a picture of its own; of those that make flags, three and more in a row. */
const framed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]|[\u{1f1e6}-\u{1f1ff}]{3,}/gu;
const firstFramed = [0x1f150, 0x1f170, 0x1f1e6];

const unframed = (run: string): string =>
  [...run]
    .map((one) => {
      const code = one.codePointAt(0) ?? 0;
      const first = firstFramed.findLast((from) => from <= code) ?? code;
      return String.fromCodePoint(97 + code - first);
    })
    .join('');

export const foldText = (text: string): string =>
  [...cleanText(text).replaceAll(framed, unframed).normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()]
    .map((one) => alike[one] ?? one)
    .join('');
