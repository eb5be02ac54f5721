/**
 * Plays real rounds of all games through the ledger's queue, and checks them with two independent verifiers. `npm run soak` plays
 * 10,000 of each.
 */
import { createRng, definitionsOf, registry, type AnyGame, type GameAction } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoundRecord } from '@carmine/contract/games/game-service';
import type { PlayRound } from '@carmine/contract/games/play';
import { checkFile, complaintsOf, type File } from '../../../../../../tools/verifier/check.mjs';
import type { JsonObject } from '../../../platform/json.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../../testing/play-world.ts';
import type { SeedId } from '../../wallet/index.ts';
import type { PlaySession } from '../index.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const isWhole = process.env['VERIFIED_ROUNDS'] === 'whole';
const players = isWhole ? 125 : 8;
/** Of each game: 304 in the suite, 10,000 in the soak. */
const roundsEach = isWhole ? 80 : 38;
const perPlayer = registry.length * roundsEach;

const choiceOf = (seed: number) => createRng('00'.repeat(32), `player-${seed}`, 0);
type Choice = ReturnType<typeof choiceOf>;

/** What an action is, whatever its amounts: its type, and the spots of its chips. */
const kindOf = ({ type, ...details }: GameAction): string =>
  [type, ...Object.values(details).flatMap((detail) => Object.keys(detail as object))].join(' ');

/** Takes the action that was taken least often, so that rare ones are taken wherever they are possible. */
const createActor = () => {
  const taken = new Map<string, number>();
  return (offers: readonly GameAction[], choice: Choice): GameAction => {
    const counts = offers.map((action) => taken.get(kindOf(action)) ?? 0);
    const least = Math.min(...counts);
    const rare = offers.filter((_action, index) => counts[index] === least);
    const action = rare[choice.below(rare.length)] ?? { type: '' };
    taken.set(kindOf(action), least + 1);
    return action;
  };
};

const samples = 12;

/** The legal actions; where further bets are possible, what the game's own sampler offers by what is shown, with chips and without. */
const offersOf = (game: AnyGame, { legal, view }: PlayRound, choice: Choice): readonly GameAction[] =>
  game.furtherBets === true
    ? Array.from({ length: samples }, () => game.sampleAction(view, choice)).filter((action) => action !== null)
    : legal.map((type) => ({ type }));

const playOne = async (
  playSession: PlaySession,
  key: string,
  { game, choice, act }: { game: AnyGame; choice: Choice; act: ReturnType<typeof createActor> },
): Promise<void> => {
  const here = { country: 'MT' };
  const params = game.sampleParams(choice) as Record<string, never>;
  const start = (stake: string) =>
    world.gaming.startRound(playSession, here, { key, stake, params, grantId: undefined });
  let started = await start(`${1 + choice.below(9)}.${choice.below(10)}0`);
  // A bet that may pay a million times as much takes less.
  if (!started.ok && started.reason === 'stake_out_of_range') started = await start(String(started.details['max']));
  if (!started.ok) throw new Error(`${game.id}: ${started.reason}`);
  let { round } = started;
  while (round.status === 'open') {
    const action = act(offersOf(game, round, choice), choice) as GameAction & JsonObject;
    const request = { key: `${key}-${round.seq}`, roundId: round.id, seq: round.seq, action };
    const done = await world.gaming.actInRound(playSession, here, request);
    if (!done.ok) throw new Error(`${game.id}: ${done.reason}`);
    ({ round } = done);
  }
};

const playAll = async (player: WorldPlayer, number: number): Promise<void> => {
  const choice = choiceOf(number);
  for (const game of registry) {
    const playSession = (await world.gaming.findPlaySession(await world.launch(player, game.id))) as PlaySession;
    const act = createActor();
    for (let index = 0; index < roundsEach; index += 1)
      await playOne(playSession, `${game.id}-${index}`, { game, choice, act });
  }
};

/** A pair's rounds as downloaded by a player. */
const download = async ({ playerId }: WorldPlayer, serverSeedHash: string): Promise<File> => {
  const rounds: RoundRecord[] = [];
  for (let from = 0; from < perPlayer; from += 100)
    rounds.push(...((await world.gaming.seedPairs.rounds(playerId, { serverSeedHash, from, size: 100 })) ?? []));
  return JSON.parse(JSON.stringify({ rounds, definitions: definitionsOf(rounds) })) as File;
};

/** Every list of a view emptied, and a part added: another outcome, in the shape that the game shows. */
const withoutLists = (view: object): object => ({
  ...Object.fromEntries(Object.entries(view).map(([part, value]) => [part, Array.isArray(value) ? [] : value])),
  forged: true,
});

const forgeries: readonly (readonly [string, (round: File['rounds'][number]) => object])[] = [
  ['commitment', ({ fairness }) => ({ fairness: { ...fairness, serverSeedHash: '0'.repeat(64) } })],
  ['draws', ({ draws }) => ({ draws: draws?.map(([n, value]) => [n, (value + 1) % n]) })],
  ['outcome', ({ view }) => ({ view: withoutLists(view as object) })],
  ['multiplier', ({ multiplier }) => ({ multiplier: multiplier + 5_000 })],
  ['staked', () => ({ staked: '0.10' })],
  ['payout', ({ payout }) => ({ payout: `9${payout}` })],
  ['actions', () => ({ actions: [{ action: { type: 'split' } }, { action: { type: 'surrender' } }] })],
  ['definition', () => ({ mathVersion: '0'.repeat(64) })],
];

it(
  'each real round is what its revealed seed says, for two verifiers that share no code with the games',
  { timeout: isWhole ? 3_600_000 : 600_000 },
  async () => {
    const all = await Promise.all(Array.from({ length: players }, () => world.player(100_000_000n)));
    await Promise.all(all.map(playAll));

    let [checked, freeSpins, splits] = [0, 0, 0];
    const placedLater: string[] = [];
    const files: File[] = [];
    for (const player of all) {
      const { seedId } = (await world.wallet.activeSeed(player.playerId)) as { seedId: SeedId };
      const rotated = await world.gaming.rotate(player.playerId, undefined);
      if (!rotated.ok) throw new Error(rotated.reason);
      const { serverSeed, serverSeedHash, nonce } = rotated.rotation.revealed;
      expect(nonce).toBe(perPlayer);
      const file = await download(player, serverSeedHash);
      expect(checkFile(file)).toEqual({ rounds: perPlayer, checked: perPlayer, complaints: [], gaps: [] });
      const { wrong, seen } = await world.database.app.one<{ wrong: bigint; seen: bigint }>(
        'select count(complaint) as wrong, count(*) as seen from verify_pair($1, $2)',
        [seedId, serverSeed],
      );
      expect([wrong, seen]).toEqual([0n, BigInt(perPlayer)]);
      checked += file.rounds.length;
      freeSpins += file.rounds.filter(({ view }) => ((view as { stops?: [] }).stops ?? []).length > 1).length;
      splits += file.rounds.filter(({ view }) => ((view as { hands?: [] }).hands ?? []).length > 1).length;
      const actions = file.rounds.flatMap((round) => round.actions ?? []);
      placedLater.push(...actions.flatMap(({ action }) => Object.keys((action as { chips?: object }).chips ?? {})));
      files.push(file);
    }
    expect(checked).toBe(players * perPlayer);
    // Rare cases occurred, so the verifiers have covered them.
    expect(splits).toBeGreaterThan(0);
    expect(placedLater).toEqual(expect.arrayContaining(['pass', 'come', 'odds', 'place-6', 'twelve']));
    expect(placedLater.join(' ')).toMatch(/\bodds-\d/);
    if (isWhole) expect(freeSpins).toBeGreaterThan(20);

    const definitions = Object.assign({}, ...files.map((file) => file.definitions)) as NonNullable<File['definitions']>;
    for (const { id, kind } of registry) {
      const won = files.flatMap((file) => file.rounds).find((one) => one.game === id && one.multiplier > 0);
      const round = won as File['rounds'][number];
      for (const [complaint, forge] of forgeries) {
        if (complaint === 'actions' && kind !== 'steps') continue;
        const forged = { ...round, ...forge(round) };
        expect(complaintsOf(forged, definitions[forged.mathVersion]), `${id}: ${complaint}`).toContain(complaint);
      }
    }
    const [file] = files as [File];
    const [first, ...rest] = file.rounds;
    expect(checkFile({ ...file, rounds: rest.slice(0, 5).concat(rest.slice(6)) }).gaps).toHaveLength(1);
    expect(first?.nonce).toBe(0);
  },
);
