/**
 * The lines of the table name what they press in English. In a run in another language (`SCREEN_LANGUAGE=de`) these names are
 * looked up in the catalogues, so that one table opens every screen in every language.
 */
import { defaultLanguage, isLanguage, type Language } from '@carmine/money';
import type { Locator, Page } from 'playwright';
import { pairsOf, parameterKinds, said } from '../../tools/testing/catalogues.ts';

const wanted = process.env['SCREEN_LANGUAGE'];
export const screenLanguage: Language = isLanguage(wanted) ? wanted : defaultLanguage;

type Name = string | RegExp;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A text with parameters matches whatever they are. */
const patternOf = (text: string): string =>
  text
    .split(/«[^»]*»(?:\.\w+)*|7.?00\d/)
    .map(escaped)
    .join('.*');

/** A text of parameters alone would match every name. */
const saysSomething = (text: string): boolean => /\p{L}/u.test(patternOf(text).replaceAll('.*', ''));

interface Phrase {
  readonly english: string;
  readonly other: string;
}

const readPhrases = async (language: Language): Promise<Phrase[]> =>
  (await pairsOf(language)).flatMap(({ english, other }) => {
    if (typeof english === 'string' && typeof other === 'string') return [{ english, other }];
    if (typeof english !== 'function') return [];
    const both = parameterKinds.map((make) => [said(english, make), said(other, make)] as const);
    return both.flatMap(([here, there]) =>
      here && there && saysSomething(here) && saysSomething(there) ? [{ english: here, other: there }] : [],
    );
  });

const holds = (name: Name, { english }: Phrase): boolean =>
  typeof name === 'string' ? english.toLowerCase().includes(name.toLowerCase()) : name.test(english);

/** Of a name with an amount or a person in it: the text that makes it. */
const makes = (name: Name, { english }: Phrase): boolean =>
  typeof name === 'string' && new RegExp(`^${patternOf(english)}$`, 'i').test(name);

const fitting = (name: Name, phrases: readonly Phrase[]): Phrase[] => {
  const holding = phrases.filter((phrase) => holds(name, phrase));
  return holding.length > 0 ? holding : phrases.filter((phrase) => makes(name, phrase));
};

/**
 * A name that a game makes of a word, numbers and what it pays: `/^Total 9, /` is found by the word alone and the numbers, or as it stands,
 * in any case of letters: `/^5 chips/`.
 */
const madeOf = ({ source }: RegExp, phrases: readonly Phrase[]): string[] => {
  const [, word = '', numbers = '', end = ''] =
    /^\^?([^\d,]+?)\s*((?:\d+(?: and |, (?=\d))?)*)(,?\$?)\s*$/.exec(source) ?? [];
  const begins = `${escaped(word)} .*`;
  const fit = phrases.filter(
    ({ english }) => english === word || (numbers !== '' && patternOf(english).startsWith(begins)),
  );
  const rest = [...numbers.matchAll(/\d+/g)].map(([number]) => String.raw`\D*\b${number}\b`).join('');
  return [source, ...new Set(fit.map(({ other }) => `^${patternOf(other).split('.*')[0] ?? ''}${rest}${end}`))];
};

/**
 * The same text first, then the shortest that contain the name, as a name is found in English. `exact`: only the same text if there is
 * one, because without a role too much else contains it. A name that no catalogue has stays as it is.
 */
const translator =
  (phrases: readonly Phrase[]) =>
  (name: Name, exact = false): Name => {
    const found = fitting(name, phrases);
    const same = found.filter(({ english }) => typeof name === 'string' && english === name);
    const shortest = found.toSorted((a, b) => a.english.length - b.english.length);
    const best = exact && same.length > 0 ? same : [...same, ...shortest].slice(0, 40);
    const others = best.map(({ other }) => `^${patternOf(other)}`);
    if (typeof name !== 'string') others.push(...madeOf(name, phrases));
    return others.length === 0 ? name : new RegExp(others.join('|'), 'i');
  };

const byName = new Set(['getByText', 'getByLabel', 'getByTitle', 'getByPlaceholder']);
const toOthers = new Set(['locator', 'filter', 'first', 'last', 'nth', 'getByTestId']);

const withNames = <T extends Page | Locator>(target: T, translate: (name: Name, exact?: boolean) => Name): T =>
  new Proxy(target, {
    get: (own, key) => {
      const value: unknown = Reflect.get(own, key, own);
      if (typeof value !== 'function') return value;
      const call = value.bind(own) as (...parameters: unknown[]) => unknown;
      if (key === 'getByRole') {
        return (role: unknown, options?: { name?: Name; exact?: boolean }) =>
          withNames(
            call(
              role,
              options?.name === undefined ? options : { ...options, name: translate(options.name, options.exact) },
            ) as Locator,
            translate,
          );
      }
      if (typeof key === 'string' && byName.has(key))
        return (name: Name, ...rest: unknown[]) =>
          withNames(call(translate(name, true), ...rest) as Locator, translate);
      if (typeof key === 'string' && toOthers.has(key))
        return (...parameters: unknown[]) => withNames(call(...parameters) as Locator, translate);
      return call;
    },
  });

/** The page, whose parts are found by their English names in the language of this run. */
export const inLanguage = async (page: Page): Promise<Page> =>
  screenLanguage === defaultLanguage ? page : withNames(page, translator(await readPhrases(screenLanguage)));
