/** Rules for new passwords. Reuse of the last five is checked where the hashes are. */
import { commonPasswords, commonWords } from './common-passwords.ts';

export const passwordLength = { moreThan: 8, atMost: 128 } as const;
export const rememberedPasswords = 5;

/** Keyboard rows and common walks along them, forwards and backwards. */
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

/** One to four characters repeated. */
const isRepetition = (text: string): boolean => /^(.{1,4}?)\1+.?$/u.test(text);

/** Leaked lists are full of well-known words with digits and symbols around them. */
const undecorated = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const letters: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

/** Replaces leetspeak characters by letters. */
const plain = (text: string): string => text.replace(/[@431057$]/g, (sign) => letters[sign] ?? sign);

const isCommon = (password: string): boolean => {
  const text = password.toLowerCase();
  if (commonPasswords.has(text) || isRun(text) || isRepetition(text)) return true;
  return [undecorated(text), undecorated(plain(text))].some(
    (word) => commonWords.has(word) || commonPasswords.has(word) || (word.length > 3 && isRun(word)),
  );
};

/** The own e-mail address, with or without digits and symbols around it, is an attacker's first guess. */
const isOwnAddress = (password: string, email: string): boolean => {
  const [text, address] = [password.toLowerCase(), email.toLowerCase()];
  const local = address.slice(0, address.lastIndexOf('@'));
  if (text === address || text === local) return true;
  const word = undecorated(local);
  return word.length > 3 && undecorated(text) === word;
};

/** `email`: the owner's address. */
export const judgePassword = (
  password: string,
  email = '',
): 'good' | 'password_too_short' | 'password_too_long' | 'password_common' => {
  const length = Array.from(password.normalize('NFC')).length;
  if (length <= passwordLength.moreThan) return 'password_too_short';
  if (length > passwordLength.atMost) return 'password_too_long';
  return isCommon(password) || isOwnAddress(password, email) ? 'password_common' : 'good';
};
