/**
 * Names of persons as Latin words, so that one person's names are one, whichever letters they were written in. A small
 * table of the letters that look like Latin ones and of what Cyrillic and Greek letters sound like: enough for what a
 * keyboard gives easily; it is no transliteration by any norm, and other scripts stay as they are.
 */

const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(table.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** By look, upper and lower case apart: a large Н looks like H, a small ν like v. */
const looks = pairs(
  'АA ВB ЕE КK МM НH ОO РP СC ТT ХX УY ІI ЈJ ЅS ԚQ ԜW ЬB ҺH аa вb еe кk мm нh оo рp сc тt хx уy іi јj ѕs ԛq ԝw һh ԁd ӏl гr пn ' +
    'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX αa εe ηn ιi κk νv οo ρp σo τt υu χx γy ωw',
);

/** By sound, of small letters. */
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

/** One word of three letters and more, each standing alone: "V i k t o r". Two are initials. */
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

/** Words in small Latin letters. One of mixed scripts is read by its look, one of another script by its sound. */
export const nameWords = (name: string): string[] =>
  joined(wordsOf(name).map((word) => (latin.test(word) && foreign.test(word) ? byLook(word) : bySound(word)))).filter(
    (word) => word !== '',
  );

/** Every way to read a name: by sound, and by look where that is another. */
export const nameReadings = (name: string): string[][] => {
  const heard = nameWords(name);
  const seen = joined(wordsOf(name).map(byLook));
  return seen.join(' ') === heard.join(' ') ? [heard] : [heard, seen];
};
