import cookie from '@fastify/cookie';
import { languages, type Language } from '@carmine/money';
import Fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { languageChoice, pageLanguageOf, visitorLanguage } from './chosen-language.ts';

interface Visit {
  readonly url?: string;
  readonly cookie?: string;
  readonly accepts?: string;
}

const inVisit = async <T>({ url = '/', cookie: kept, accepts }: Visit, ask: (request: FastifyRequest) => T) => {
  const app = Fastify();
  await app.register(cookie);
  let found: Awaited<T> | undefined;
  app.addHook('onRequest', async (request) => {
    found = await ask(request);
  });
  const headers = {
    ...(kept === undefined ? {} : { cookie: `language=${kept}` }),
    ...(accepts === undefined ? {} : { 'accept-language': accepts }),
  };
  await app.inject({ url, headers });
  return found;
};

test.each<[string, Visit, Language]>([
  ['nothing', {}, 'en'],
  ['the browser', { accepts: 'de-AT,de;q=0.9,en;q=0.5' }, 'de'],
  ['a browser of another language', { accepts: 'ja' }, 'en'],
  ['a browser that prefers English', { accepts: 'en-US,de;q=0.5' }, 'en'],
  ['a header that is none', { accepts: ';;;q=x' }, 'en'],
  ['the choice, before the browser', { cookie: 'en', accepts: 'de' }, 'en'],
  ['a choice that no build has', { cookie: 'xx', accepts: 'de' }, 'de'],
  ['the address, before the choice', { url: '/de/page/fairness', cookie: 'en' }, 'de'],
  ['an address whose language is none', { url: '/debug/page', cookie: 'de' }, 'de'],
])('a document is in the language of %s', async (_what, visit, language) => {
  expect(await inVisit(visit, (request) => visitorLanguage(request, languages))).toBe(language);
});

test('a brand that speaks English alone is shown in English to everybody', async () => {
  const visit = { url: '/de/help', cookie: 'de', accepts: 'de' };
  expect(await inVisit(visit, (request) => visitorLanguage(request, ['en']))).toBe('en');
});

test('a player’s own language comes before the browser’s, and is kept on the device; a choice there comes first', async () => {
  const inProfile = (visit: Visit, profile?: Language) =>
    inVisit(visit, (request) => pageLanguageOf(request, languages, async () => profile));
  expect(await inProfile({ accepts: 'en' }, 'de')).toEqual({ language: 'de', isKept: true });
  expect(await inProfile({ accepts: 'de' })).toEqual({ language: 'de', isKept: false });
  expect(await inProfile({ cookie: 'en' }, 'de')).toEqual({ language: 'en', isKept: false });
});

test.each([
  ['/?language=de', { language: 'de', rest: '/' }],
  ['/game/dice?language=en&modal=login', { language: 'en', rest: '/game/dice?modal=login' }],
  ['/en/page/fairness?language=de', { language: 'de', rest: '/de/page/fairness' }],
  ['//other.host/?language=de', { language: 'de', rest: '/other.host/' }],
  ['/?language=xx', undefined],
  ['/', undefined],
])('%s chooses a language and leads to the page without the choice', (url, choice) => {
  expect(languageChoice(url, languages)).toEqual(choice);
});
