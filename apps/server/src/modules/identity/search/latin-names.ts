/**
 * Converts personal names to Latin words, so that a name matches in any script it is written in. Small tables of Cyrillic and Greek
 * letters by look and by sound: enough for common input, but no standard transliteration; other scripts are unchanged.
 */

const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** By look, upper and lower case separately: a large Н looks like H, a small ν like v. */
const looks = pairs(
  'АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS ԚQ ԜW ЬB ҺH аa вb еe кk мm нh оo рp сc тt хx уy іi јj ѕs ԛq ԝw һh ԁd ӏl гr пn ' +
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa εe ηn ιi κk νv οo ρp σo τt υu χx γy ωw',
);

/** By sound, for small letters. */
const sounds = pairs(
  'аa бb вv гg дd еe жzh зz иi йi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya' +
    ' іi јj ґg єe ѕdz љlj њnj ћc ђdj џdz ѡo ' +
    'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
);

const own = pairs('ßss øo łl đd ðd ıi æae œoe þth ŧt ħh ɑa ɡg');

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
const latin = /\p{Script=Latin}/u;

const spelled = (word: string, table: ReadonlyMap<string, string>): string =>
  Array.from(word, (letter) => table.get(letter) ?? letter).join('');

const bySound = (word: string): string => spelled(spelled(word.toLowerCase().replaceAll('ου', 'ou'), sounds), own);
const byLook = (word: string): string => bySound(spelled(word, looks));

/** Joins single letters to a word ("V i k t o r") if there are at least three; two are initials. */
const joined = (words: readonly string[]): string[] =>
  words
    .map((word) => (Array.from(word).length === 1 ? `.${word}.` : ` ${word} `))
    .join('')
    .replaceAll(/(?:\.[^.]\.){3,}/gu, (run) => ` ${run.replaceAll('.', '')} `)
    .split(/[ .]+/)
    .filter((word) => word !== '');

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

/** Words in lower-case Latin. Mixed scripts are read by look, other scripts by sound. */
export const nameWords = (name: string): string[] =>
  joined(wordsOf(name).map((word) => (latin.test(word) && foreign.test(word) ? byLook(word) : bySound(word)))).filter(
    (word) => word !== '',
  );

/** All readings of a name: by sound, and by look if that differs. */
export const nameReadings = (name: string): string[][] => {
  const heard = nameWords(name);
  const seen = joined(wordsOf(name).map(byLook));
  return seen.join(' ') === heard.join(' ') ? [heard] : [heard, seen];
};
