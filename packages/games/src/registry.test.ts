import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readMathLock } from '../testing/math-lock.ts';
import { isBought } from './slots/bought.ts';
import { stakeUnitsOf } from './debit.ts';
import type { GameInfo, RtpProof } from './game-module.ts';
import { paytables } from './paytables.ts';
import { allVersions, gameById, gameByMath, liveGames, registry } from './registry.ts';
import { views } from './views.ts';

const gameFolders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`${import.meta.dirname}/${entry.name}/game.ts`))
  .map(({ name }) => name);

it('holds exactly the games that have a folder', () => {
  expect([...registry, ...liveGames].map(({ id }) => id).toSorted()).toEqual(gameFolders.toSorted());
});

it('finds a view in every folder of a game that is played alone, and pay tables with pictures where there are some', () => {
  expect(Object.keys(views).toSorted()).toEqual([...registry, ...liveGames].map(({ id }) => id).toSorted());
  expect(gameFolders).toEqual(expect.arrayContaining(Object.keys(paytables)));
});

it('stands in the order of the places in the lists, and by id where two games have the same one', () => {
  const placed = registry.map(({ id, catalogue }) => ({ id, place: catalogue.place }));
  expect(placed).toEqual(placed.toSorted((a, b) => a.place - b.place || (a.id < b.id ? -1 : 1)));
  for (const { place } of placed) expect(Number.isSafeInteger(place) && place > 0).toBe(true);
});

it('names a jackpot pool for one game only, with a seed in whole cents and a share of the stake', () => {
  const pools = registry.flatMap(({ catalogue }) => catalogue.jackpots);
  expect(new Set(pools.map(({ name }) => name)).size).toBe(pools.length);
  for (const { seedCents, poolBp, reserveBp } of pools) {
    expect(Number.isSafeInteger(seedCents) && seedCents >= 0).toBe(true);
    for (const share of [poolBp, reserveBp])
      expect(Number.isSafeInteger(share) && share >= 0 && share < 10_000).toBe(true);
  }
});

it('counts nothing for wagering in a game that bonus money may not be staked on', () => {
  const closed = registry.filter(
    ({ catalogue }) => catalogue.jackpots.length > 0 || catalogue.category === 'live' || catalogue.category === 'poker',
  );
  expect(closed.filter(({ catalogue }) => catalogue.wagerWeightBp > 0).map(({ id }) => id)).toEqual([]);
});

it('calls by `buy` nothing but a bet that buys its feature: the ledger refuses it by this name', () => {
  for (const game of allVersions) {
    const parsed = game.params.safeParse({ buy: true });
    const sold = game.bets.filter(({ params }) => isBought(params));
    expect(parsed.success).toBe(sold.length > 0);
    for (const { params } of sold) expect(stakeUnitsOf(game, params)).toBeGreaterThan(1n);
  }
});

it('still has every version that was ever shipped', () => {
  const shipped = readMathLock();
  for (const { id, mathVersion } of shipped) expect(gameByMath(id, mathVersion)?.id).toBe(id);
  expect(shipped).toHaveLength(allVersions.length);
});

it('has the proof of every shipped slot written down, so that no process works it out at its start', async () => {
  const found = Object.entries(
    import.meta.glob<Record<string, RtpProof>>('./*/versions/proofs.ts', { import: 'proofs' }),
  );
  const hashes = await Promise.all(found.map(async ([, load]) => Object.keys(await load())));
  const slots = allVersions.filter(({ catalogue }) => catalogue.category === 'slots');
  expect(hashes.flat().toSorted()).toEqual(slots.map(({ mathVersion }) => mathVersion).toSorted());
});

it('claims no chance of a highest win that no counted round reached: proof and rules say of how many, in each language', async () => {
  const translated = import.meta.glob<GameInfo>('../../../languages/*/packages/games/src/*/info.ts', {
    import: 'info',
  });
  const unreached = [...registry, ...liveGames].filter(({ bets, rtpProof }) =>
    bets.some(({ params }) => rtpProof(params as Partial<unknown>).maxWinChance.n === 0n),
  );
  expect(unreached.map(({ id }) => id)).toContain('glass-menagerie');
  for (const { id, info, rtpProof } of unreached) {
    const { rounds } = rtpProof();
    expect([id, rounds]).toEqual([id, expect.any(Number)]);
    const others = Object.entries(translated).filter(([path]) => path.includes(`/src/${id}/`));
    expect(others.length).toBeGreaterThan(0);
    for (const { rules } of [info, ...(await Promise.all(others.map(async ([, load]) => load())))]) {
      const text = rules.flatMap((rule) => rule.text).join(' ');
      expect(text.replaceAll(/(?<=\d)[.,](?=\d)/gu, '')).toContain(`${rounds} `);
    }
  }
});

it('says of every game whose deals took minutes to count that its proof sums stored counts', async () => {
  const files = Object.values(import.meta.glob<{ stored?: { mathVersion: string } }>('./*/versions/*-counts.ts'));
  const stored = (await Promise.all(files.map(async (load) => load()))).flatMap((file) => file.stored ?? []);
  const hashes = allVersions.filter(({ storedCounts }) => storedCounts === true).map(({ mathVersion }) => mathVersion);
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.toSorted()).toEqual(stored.map(({ mathVersion }) => mathVersion).toSorted());
});

it('keeps the games of live tables out of what is played alone: no catalogue, no launch and no lobby has them', () => {
  expect(liveGames.map(({ id }) => gameById(id))).toEqual(liveGames.map(() => undefined));
  for (const game of liveGames) expect(gameByMath(game.id, game.mathVersion)).toBe(game);
});

it('finds a game by its id alone', () => {
  for (const game of registry) expect(gameById(game.id)).toBe(game);
  for (const id of ['', 'Dice', '__proto__', 'constructor']) expect(gameById(id)).toBeUndefined();
});
