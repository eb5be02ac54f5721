/** Every text of a page is from a catalogue: what the pseudo-language did not put in brackets could not be translated. */
import { Window } from 'happy-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSiteIn } from '../../../../tools/bundle/front-ends.mjs';
import { languageFolder, pseudoLanguage } from '../../../../tools/bundle/translate.mjs';
import { inRepository } from '../platform/repository.ts';
import { liveGames, registry } from '@carmine/games';
import { testServer, type SignedUp, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let player: SignedUp;
beforeAll(async () => {
  await buildSiteIn(inRepository(), pseudoLanguage);
  server = await testServer({ siteBuild: languageFolder(inRepository('apps', 'site', 'build'), pseudoLanguage) });
  player = await server.signUp();
});
afterAll(() => server.close());

const readAloud = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** Texts and labels of a document, as a person gets them. */
const textsOf = (html: string): string[] => {
  const { document } = new Window();
  document.write(html);
  document.querySelectorAll('script, style, svg, template').forEach((element) => element.remove());
  return [...document.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].flatMap(({ nodeType, textContent }) => (nodeType === 3 ? [textContent ?? ''] : [])),
    ...readAloud.flatMap((name) => element.getAttribute(name) ?? []),
  ]);
};

/** A word of two letters outside of the brackets. Names, codes and figures have their own line below. */
const outside = (text: string): boolean => /\p{L}{2,}/u.test(text.replaceAll(/⟦[^⟧]*⟧/g, ''));

/** What is the same in every language: the brand and what it says of itself, what operators say of promotions, games, providers, currencies, people. */
const names = [
  /^(Play for fun|Provably fair games on|Verify every round yourself)/,
  new RegExp([...registry, ...liveGames].map(({ name }) => name).join('|')),
  /^(Weekly race|Weekly cashback|Weekend freeroll)$|^10% of what you lost in cash|^Your best single win counts|^The multiples of your ten best/,
  /Carmine|Ann Example|ann-\w+@example\.org|English|Deutsch/,
  /^[\d.,\s≈−+€$]*(EUR|USD|CAD|BTC|LTC|DOGE|ETH|USDT)[\d.,\s]*$/,
];

const visitorsPages = [
  '/',
  '/?category=all',
  '/?category=slots-games',
  '/game/dice',
  '/game/lantern-harbour',
  '/nothing/here',
  '/account/closed',
  '/account/confirm',
  '/unsubscribe/not-signed',
];
const playersPages = [
  '/profile',
  '/profile/limits',
  '/profile/security',
  '/profile/sessions',
  '/profile/activity',
  '/profile/notifications',
  '/profile/verification',
  '/wallet',
  '/wallet/deposit',
  '/history/bets',
  '/history/payments',
  '/history/bonuses',
];

test.each([
  ...visitorsPages.map((url) => [url, 'a visitor'] as const),
  ...[...visitorsPages.slice(0, 5), ...playersPages].map((url) => [url, 'a player'] as const),
])('%s has no text of its own for %s', async (url, who) => {
  const page = await server.doors.site.inject({ url, headers: who === 'a player' ? { cookie: player.cookie() } : {} });
  const texts = textsOf(page.body);
  expect(texts.filter((text) => text.includes('⟦')).length).toBeGreaterThan(5);
  expect([...new Set(texts)].filter((text) => outside(text) && !names.some((name) => name.test(text)))).toEqual([]);
});
