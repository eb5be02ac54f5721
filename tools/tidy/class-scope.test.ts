/**
 * CSS classes are scoped: those of the design system and the shell may be used everywhere, a feature's only by that feature; shared
 * ones must not be in a feature.
 */
import path from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

const app = 'apps/site/app/';
const features = `${app}features/`;

/** The feature of a file, or '' for shared ones. */
const ownerOf = (name: string): string =>
  name.startsWith(features) ? (name.slice(features.length).split('/')[0] ?? '') : '';

const sheets = sources.filter(
  ({ name }) => name.endsWith('.css') && (name.startsWith(app) || name.startsWith('packages/design/')),
);
const screens = sources.filter(({ name, isTest }) => !isTest && name.startsWith(app) && name.endsWith('.tsx'));

/** Selectors, without at-rules. */
const selectors = (css: string): string[] =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .split(/[{};]/)
    .filter((part, index, all) => index < all.length - 1 && !part.trim().startsWith('@') && !part.includes(': '));

const classesIn = (css: string): Set<string> =>
  new Set(selectors(css).flatMap((selector) => selector.match(/(?<=\.)[a-zA-Z][\w-]*/g) ?? []));

/** Features whose style sheets use a class; '' for shared ones. */
const owners = new Map<string, Set<string>>();
for (const { name, text } of sheets) {
  for (const one of classesIn(text)) owners.set(one, (owners.get(one) ?? new Set()).add(ownerOf(name)));
}

/** From an opening brace to the one that closes it. */
const braced = (text: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
};

const wordsIn = (text: string): string[] =>
  [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    // An address is no list of names.
    .filter((said) => !said.includes('/'))
    .flatMap((said) => said.split(/[^\w-]+/));

/** What is written where classes are, and every name with a hyphen: those are written for nothing else. */
const usedIn = (text: string): Set<string> => {
  const code = text.replaceAll(/^import .*$|\/\*[\s\S]*?\*\//gm, '');
  const named = [...code.matchAll(/\b[cC]lassName=(?=["{])/g)].flatMap(({ index }) => {
    const from = index + 'className='.length;
    return wordsIn(code[from] === '"' ? `"${code.slice(from + 1).split('"')[0] ?? ''}"` : braced(code, from));
  });
  return new Set([...named, ...wordsIn(code).filter((word) => word.includes('-'))]);
};

test('no two features style the same class', () => {
  const shared = [...owners].filter(([, of]) => !of.has('') && of.size > 1);
  expect(shared.map(([name, of]) => `${name}: ${[...of].join(', ')}`)).toEqual([]);
});

test('a feature’s class is used in that feature alone', () => {
  const ownClasses = new Map([...owners].flatMap(([name, of]) => (of.has('') ? [] : [[name, [...of][0]] as const])));
  expect(ownClasses.size).toBeGreaterThan(300);
  const strangers = screens.flatMap(({ name, text }) =>
    [...usedIn(text)]
      .filter((word) => ownClasses.has(word) && ownClasses.get(word) !== ownerOf(name))
      .map((word) => `${name}: ${word} is of ${ownClasses.get(word) ?? ''}`),
  );
  expect(strangers).toEqual([]);
});

/** The order of style sheets depends on loading, so precedence must not. */
test('a style sheet is in the layer of its folder', () => {
  const layerOf = (name: string): RegExp => {
    if (name.startsWith(features)) return /^features$/;
    return name.startsWith(app) ? /^(preflight|base|site)$/ : /^(base|components)$/;
  };
  const astray = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/^@layer ([\w-]+) \{/gm)]
      .filter(([, layer = '']) => !layerOf(name).test(layer))
      .map(([said]) => `${name}: ${said}`),
  );
  expect(astray).toEqual([]);
});

const importsOf = (text: string): string[] =>
  [...text.matchAll(/^(?:@import|import) '([^']+\.css)'/gm)].map(([, said = '']) => path.posix.basename(said));

const classesOf = new Map(sheets.map(({ name, text }) => [path.posix.basename(name), classesIn(text)]));
const has = (sheet: string, word: string): boolean => classesOf.get(sheet)?.has(word) === true;

/** In every document, or with what every page has. */
const everywhere = sources
  .filter(
    ({ name }) => name === `${app}styles/start.css` || (name.startsWith(`${app}layout/`) && name.endsWith('.tsx')),
  )
  .flatMap(({ text }) => importsOf(text))
  .filter((sheet) => sheet !== 'blocked-view.css');

test('who draws with a class brings its sheet, or another file of the feature does', () => {
  const ofFeature = new Map<string, string[]>();
  for (const { name, text } of screens)
    ofFeature.set(ownerOf(name), [...(ofFeature.get(ownerOf(name)) ?? []), ...importsOf(text)]);
  const bare = screens.flatMap(({ name, text }) => {
    const near = [...everywhere, ...importsOf(text)];
    const around = ownerOf(name) === '' ? [] : (ofFeature.get(ownerOf(name)) ?? []);
    return [...usedIn(text)]
      .filter((word) => owners.has(word) && !near.some((sheet) => has(sheet, word)))
      .filter((word) => owners.get(word)?.has('') === true || !around.some((sheet) => has(sheet, word)))
      .map((word) => `${name}: ${word}`);
  });
  expect(bare).toEqual([]);
});

/** If an animation's keyframes are missing, loading further ones restyles the whole page. */
test('an animation’s steps come with what is animated', () => {
  const stepsIn = (text: string): string[] => [...text.matchAll(/@keyframes ([\w-]+)/g)].map(([, name = '']) => name);
  const steps = new Map(sheets.map(({ name, text }) => [path.posix.basename(name), stepsIn(text)]));
  const known = new Set([...steps.values()].flat());
  const stepsOf = (names: readonly string[]): string[] => names.flatMap((name) => steps.get(name) ?? []);
  const astray = sheets.flatMap(({ name, text }) => {
    const near = [path.posix.basename(name), ...everywhere, ...(text.includes('.dialog') ? ['dialog.css'] : [])];
    return [...text.matchAll(/animation(?:-name)?:([^;]+);/g)]
      .flatMap(([, value = '']) => value.match(/[a-z][\w-]*/g) ?? [])
      .filter((word) => known.has(word) && !stepsOf(near).includes(word))
      .map((word) => `${name}: ${word}`);
  });
  expect(astray).toEqual([]);
});
