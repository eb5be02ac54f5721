/** What a new password must be. The last five are looked at where the hashes are. */
import { commonPasswords, commonWords } from './common-passwords.ts';

export const passwordLength = { moreThan: 8, atMost: 128 } as const;
export const rememberedPasswords = 5;

/** Rows of keys and the runs that people walk along them, forwards and backwards. */
const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfvbgt56yhn',
  '147258369',
  '159357258456',
];

const isRun = (text: string): boolean => {
  const backwards = Array.from(text).reverse().join('');
  return runs.some((run) => run.includes(text) || run.includes(backwards));
};

/** The same one to four characters over and over. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+.?$/u.test(text);

const isCommon = (password: string): boolean => {
  const text = password.toLowerCase();
  if (commonPasswords.has(text) || isRun(text) || isRepetition(text)) return true;
  // A well-known word with figures after or before it is what lists of leaked passwords are full of.
  const word = text.replace(/^\d+|\d+$/g, '');
  return commonWords.has(word) || (word.length > 3 && isRun(word));
};

export const judgePassword = (
  password: string,
): 'good' | 'password_too_short' | 'password_too_long' | 'password_common' => {
  const length = Array.from(password.normalize('NFC')).length;
  if (length <= passwordLength.moreThan) return 'password_too_short';
  if (length > passwordLength.atMost) return 'password_too_long';
  return isCommon(password) ? 'password_common' : 'good';
};
