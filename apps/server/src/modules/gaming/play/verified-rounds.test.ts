/**
 * Plays real rounds of all games through the ledger's queue, and checks them with two independent verifiers. `npm run soak` plays
 * 10,000 of each.
 */
import { createRng, definitionsOf } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RoundRecord } from '@carmine/contract/game-service';
import { checkFile, complaintsOf, type File } from '../../../../../../tools/verifier/check.mjs';
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
const roundsOf = { dice: 80, 'lantern-harbour': 90, 'blackjack-classic': 80 } as const;
const perPlayer = Object.values(roundsOf).reduce<number>((sum, count) => sum + count, 0);

const choiceOf = (seed: number) => createRng('00'.repeat(32), `player-${seed}`, 0);
type Choice = ReturnType<typeof choiceOf>;

const paramsOf = (game: string, choice: Choice): Record<string, number | string> => {
  if (game !== 'dice') return {};
  const [chances, over] = [1 + choice.below(9_800), choice.below(2) === 0];
  return { target: over ? 9_999 - chances : chances, direction: over ? 'over' : 'under' };
};

const playOne = async (playSession: PlaySession, key: string, choice: Choice): Promise<void> => {
  const here = { country: 'MT' };
  const stake = `${1 + choice.below(9)}.${choice.below(10)}0`;
  const request = { key, stake, params: paramsOf(playSession.gameId, choice), grantId: undefined };
  const started = await world.gaming.startRound(playSession, here, request);
  if (!started.ok) throw new Error(started.reason);
  let { round } = started;
  while (round.status === 'open') {
    // Always splits, because it is rarely possible; other actions are random.
    const type = round.legal.includes('split') ? 'split' : (round.legal[choice.below(round.legal.length)] ?? 'stand');
    const act = { key: `${key}-${round.seq}`, roundId: round.id, seq: round.seq, action: { type } };
    const done = await world.gaming.actInRound(playSession, here, act);
    if (!done.ok) throw new Error(done.reason);
    ({ round } = done);
  }
};

const playAll = async (player: WorldPlayer, number: number): Promise<void> => {
  const choice = choiceOf(number);
  for (const [game, count] of Object.entries(roundsOf)) {
    const playSession = (await world.gaming.findPlaySession(await world.launch(player, game))) as PlaySession;
    for (let index = 0; index < count; index += 1) await playOne(playSession, `${game}-${index}`, choice);
  }
};

/** A pair's rounds as downloaded by a player. */
const download = async ({ playerId }: WorldPlayer, serverSeedHash: string): Promise<File> => {
  const rounds: RoundRecord[] = [];
  for (let from = 0; from < perPlayer; from += 100)
    rounds.push(...((await world.gaming.seedPairs.rounds(playerId, { serverSeedHash, from, size: 100 })) ?? []));
  return JSON.parse(JSON.stringify({ rounds, definitions: definitionsOf(rounds) })) as File;
};

const forgeries: readonly (readonly [string, (round: File['rounds'][number]) => object])[] = [
  ['commitment', ({ fairness }) => ({ fairness: { ...fairness, serverSeedHash: '0'.repeat(64) } })],
  ['draws', ({ draws }) => ({ draws: draws?.toReversed().map(([n, value]) => [n, (value + 1) % n]) })],
  ['outcome', ({ game, view }) => ({ view: game === 'blackjack-classic' ? { ...(view as object), hands: [] } : {} })],
  ['multiplier', ({ multiplier }) => ({ multiplier: multiplier + 5_000 })],
  ['staked', () => ({ staked: '0.10' })],
  ['payout', ({ payout }) => ({ payout: `9${payout}` })],
  ['actions', () => ({ actions: [{ action: { type: 'split' } }, { action: { type: 'surrender' } }] })],
  ['definition', () => ({ mathVersion: '0'.repeat(64) })],
];

it(
  'each real round is what its revealed seed says, for two verifiers that share no code with the games',
  { timeout: 600_000 },
  async () => {
    const all = await Promise.all(Array.from({ length: players }, () => world.player(100_000_000n)));
    await Promise.all(all.map(playAll));

    let [checked, freeSpins, splits] = [0, 0, 0];
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
      files.push(file);
    }
    expect(checked).toBe(players * perPlayer);
    // Rare cases occurred, so the verifiers have covered them.
    expect(splits).toBeGreaterThan(0);
    if (isWhole) expect(freeSpins).toBeGreaterThan(20);

    const [file] = files as [File];
    for (const game of Object.keys(roundsOf)) {
      const round = file.rounds.find((one) => one.game === game && one.multiplier > 0) as File['rounds'][number];
      for (const [complaint, forge] of forgeries) {
        if (complaint === 'actions' && game !== 'blackjack-classic') continue;
        const forged = { ...round, ...forge(round) };
        expect(complaintsOf(forged, file.definitions?.[forged.mathVersion]), `${game}: ${complaint}`).toContain(
          complaint,
        );
      }
    }
    const [first, ...rest] = file.rounds;
    expect(checkFile({ ...file, rounds: rest.slice(0, 5).concat(rest.slice(6)) }).gaps).toHaveLength(1);
    expect(first?.nonce).toBe(0);
  },
);
