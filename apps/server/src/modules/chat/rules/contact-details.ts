/** Whether a text leads out of the chat: an address of the web, of mail or of a phone, also spaced out. Rather a sentence too much is let through. */
import { foldText } from './folded-text.ts';

/** Ends of names that are written in chats; a dot between two words that is none of these is a dot. */
const ends =
  'com|net|org|info|biz|online|site|shop|store|club|vip|win|bet|casino|poker|games?|live|link|click|app|dev|xyz|top|icu|' +
  'de|at|ch|eu|uk|fr|es|it|nl|pl|ru|su|ua|cz|tr|br|cn|in|io|gg|me|tv|cc|ly|to|ai|co|us|ws|gl|page|chat';
/** Those that are no words: with a space before them they still are an address. */
const plainEnds = 'com|net|org|biz|xyz|ru|icu|io|gg';
const hosts = 'gmail|googlemail|hotmail|outlook|yahoo|icloud|proton|protonmail|gmx|web\\.de|aol|mail\\.ru|t-online';
const name = '[\\p{L}\\d](?:[\\p{L}\\d-]*[\\p{L}\\d])?';

const patterns: readonly RegExp[] = [
  /\b(?:https?|hxxps?|ftp|ipfs|tg):|:\/\//u,
  /\bwww\d?\s?\./u,
  // A name and its end with nothing between: `lucky.bet`, `t.me/x`. An end that only begins the next sentence has a capital, see below.
  new RegExp(`(?<![\\p{L}\\d])${name}(?:\\.${name})*\\.(?:${ends})(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${name}\\s+\\.\\s*(?:${ends})(?![\\p{L}\\d])|${name}\\.\\s+(?:${plainEnds})(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${name}\\s*[([{]\\s*(?:dot|punkt|\\.)\\s*[)\\]}]\\s*${name}`, 'u'),
  new RegExp(`${name}(?:\\s|[<*_~|-]+)(?:dot|punkt)(?:\\s|[>*_~|-]+)(?:${ends})(?![\\p{L}\\d])`, 'u'),
  /[\p{L}\d]{2},(?:com|net|org|xyz)(?![\p{L}\d])|[\p{L}\d]{3}dot(?:com|net|org)(?![\p{L}\d])/u,
  new RegExp(`(?:@|[([{]\\s*(?:at|ät)\\s*[)\\]}]|\\bat\\b)\\s*(?:${hosts})(?![\\p{L}])`, 'u'),
  /[\p{L}\d._-]+@[\p{L}\d-]+\.[\p{L}]{2,}/u,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/u,
];

/** Ends that are no words when they are read from behind: `ten`, `evil`, `uci`, `gg` are, and stay what they are. */
const mirroredEnds = 'com|org|info|biz|xyz|casino|bet|poker|club|win|vip|online|shop|store|site|click|link';

/** Of a text that is read from behind: `moc.tebykcul`. Of mail and web addresses the ends are enough. */
const mirroredPatterns: readonly RegExp[] = [
  new RegExp(`${name}\\.(?:${mirroredEnds})(?![\\p{L}\\d])|${name}\\s*[.,]\\s*com(?![\\p{L}\\d])`, 'u'),
  new RegExp(`${name}(?:\\s|[_~|-]+)(?:dot|punkt)(?:\\s|[_~|-]+)(?:${mirroredEnds})(?![\\p{L}\\d])`, 'u'),
  /https?:\/\/|(?<![\p{L}\d])www\.[\p{L}\d-]+\.\p{L}|(?<![\p{L}\d])(?:t\.me|discord\.gg)(?![\p{L}\d])/u,
];

const mirrored = (text: string): string => [...text].toReversed().join('');

/** `g o o d . c o m`: single letters with spaces between them, written as one. */
const joinSpaced = (text: string): string =>
  text.replaceAll(/(?<![\p{L}\d])\p{L}(?![\p{L}\d])(?: ?[.@:/-]? ?\p{L}(?![\p{L}\d])){3,}/gu, (run) =>
    run.replaceAll(' ', ''),
  );

const isDate = (run: string): boolean => /^\d{1,2}([./-])\d{1,2}\1(?:\d{4}|\d{2})$/u.test(run);
const isAmount = (run: string): boolean => /^\d{1,3}(?:\.\d{3})+$/u.test(run);

/** Eight digits or more that are not a list of numbers on the wheel, nor an amount or a day. */
const isPhone = (run: string): boolean => {
  const sizes = (run.match(/\d+/gu) ?? []).map(({ length }) => length);
  if (sizes.reduce((sum, size) => sum + size, 0) < 8 || isDate(run) || isAmount(run)) return false;
  return (
    /^(?:\+|00[1-9]|0[1-9])/u.test(run) ||
    sizes.some((size) => size >= 8) ||
    (sizes.some((size) => size >= 5) && /[+()/-]/u.test(run)) ||
    (sizes.every((size) => size >= 3) && /[()/-]/u.test(run)) ||
    sizes.every((size) => size === 1)
  );
};

/** Numbers before or after it do not hide one. */
const hasPhone = (text: string): boolean =>
  (text.match(/\+?\d(?:[ ./()-]{0,3}\d)+/gu) ?? []).some((run) => {
    const groups = [...run.matchAll(/\+?\d+/gu)];
    return groups.some(({ index }, from) =>
      groups.slice(from).some((last) => isPhone(run.slice(index, last.index + last[0].length))),
    );
  });

/** `l.u.c.k.y.c.o.m`: read as one word, it ends like an address. */
const isDotted = (text: string): boolean =>
  (text.match(/(?<![\p{L}\d])\p{L}(?:[ .]{1,3}\p{L}(?![\p{L}\d])){5,}/gu) ?? []).some(
    (run) => run.includes('.') && /(?:com|net|org|bet|casino|info|xyz)$/u.test(run.replaceAll(/[ .]/gu, '')),
  );

const dots = /[。．｡·•∙・‧⋅●܂ꓸ꓿٠۔]/gu;

export const hasContactDetails = (text: string): boolean => {
  const folded = foldText(text.replaceAll(dots, '.'));
  // "Nice.So" is a sentence that begins, as people type it: a capital after the dot starts no end of an address.
  const sentences = foldText(text.replaceAll(dots, '.').replaceAll(/(\p{Ll})\.(?=\p{Lu}\p{Ll})/gu, '$1. '));
  const written = [sentences, joinSpaced(sentences)];
  return (
    written.some((one) => patterns.some((pattern) => pattern.test(one))) ||
    written.some((one) => mirroredPatterns.some((pattern) => pattern.test(mirrored(one)))) ||
    isDotted(sentences) ||
    hasPhone(folded)
  );
};
