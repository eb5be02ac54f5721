/** A network is its folder and its line: what runs asks the registry, so that the next network or token changes nothing else. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { places, root, sources } from './sources.ts';

/** The three programs that use networks, each with a folder per network and a list. */
const homes = ['apps/server/src/providers/chains', 'apps/signer/src/networks', 'apps/sandbox/src/chains'];

/** What networks of one kind have in common; it names none of them. */
const shared = 'utxo';

const foldersOf = (home: string): string[] =>
  readdirSync(path.join(root, home), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && entry.name !== shared ? [entry.name] : [],
  );

/** What a network, its own coin and the units of that are called. */
const names: Readonly<Record<string, RegExp>> = {
  // Not the library of its transactions.
  btc: /(?<![a-z])(btc(?!-signer)|bitcoin|satoshi)(?![a-z])/i,
  ltc: /(?<![a-z])(ltc|litecoin|litoshi)(?![a-z])/i,
  dog: /(?<![a-z])(doge?|dogecoin|koinu)(?![a-z])/i,
  eth: /(?<![a-z])(eth|ether|ethereum|gwei|wei)(?![a-z])/i,
};

/** Tests and documents use examples; a currency's code and rate are independent of its network. */
const mayName = [
  /^(docs|bench|tests|content)\//,
  /^packages\/money\/src\/currency\.ts$/,
  /^apps\/(server\/src\/providers|sandbox\/src)\/rates\//,
  // What an on-ramp calls the coins that it sells.
  /^apps\/(server\/src\/providers\/onramps\/|sandbox\/src\/(banxa|moonpay)\/)/,
  // Approximate value of a unit of each currency, for sorting rounds across currencies.
  /^apps\/server\/src\/modules\/wallet\/rounds\/round-(list-)?store\.ts$/,
  // The specification's default currency for minimums.
  /^(apps\/server\/src\/http\/profile-service\/payments\/minimums|packages\/contract\/src\/payments\/wallet)\.ts$/,
  /^apps\/game-client\/dev\//,
  // Written down by a program from what the folders declare.
  /^tools\/start\/(party|signer)-variables\.json$/,
  /\/database\/(schema\.sql|migrations\/|testing\/)/,
];

test('each program that speaks to networks knows the same ones', () => {
  for (const home of homes) expect(foldersOf(home).toSorted()).toEqual(Object.keys(names).toSorted());
});

test('no network is named outside its folders and its line in each list', () => {
  for (const [folder, named] of Object.entries(names)) {
    const outside = sources.filter(
      ({ name, isTest }) =>
        !isTest &&
        !homes.some((home) => name.startsWith(`${home}/${folder}/`)) &&
        !mayName.some((kind) => kind.test(name)),
    );
    const lists = homes.map((home) => `${home}/networks.ts`);
    const isListed = (place: string): boolean => lists.some((list) => place.startsWith(`${list}:`));
    const found = places(outside, named);
    expect(found.filter((place) => !isListed(place))).toEqual([]);
    expect(found.filter(isListed)).toHaveLength(lists.length);
  }
});
