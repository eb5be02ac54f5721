import { formatAmount, money } from '@carmine/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playThrough } from '../../testing/play-through.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import {
  checkRecord,
  commitment,
  createChecker,
  createRng,
  payoutOf,
  readRecords,
  registry,
  replay,
  replayDraws,
  type AnyGame,
  type RecordedRound,
} from '../index.ts';

const serverSeed = '7d'.repeat(32);
const fairness = { clientSeed: 'check', serverSeedHash: commitment(serverSeed), serverSeed };
const stake = 250n;

/** A round as the house records it. */
const record = (game: AnyGame, nonce: number): RecordedRound => {
  const choice = simulationRng(nonce + 1);
  const params = game.sampleParams(choice);
  const rng = createRng(serverSeed, fairness.clientSeed, nonce);
  const { actions, states, debitUnits, multiplierE4 } = playThrough(game, params, rng, choice);
  const { jackpots } = replay(game, { serverSeed, clientSeed: fairness.clientSeed, nonce }, params, actions);
  const show = (subunits: bigint) => formatAmount(money('EUR', subunits));
  return JSON.parse(
    JSON.stringify({
      id: `rnd_${nonce}`,
      game: game.id,
      mathVersion: game.mathVersion,
      status: 'settled',
      currency: 'EUR',
      stake: show(stake),
      staked: show(stake * debitUnits),
      payout: show(payoutOf(stake, multiplierE4)),
      jackpots: jackpots.map(({ name, winBp }) => ({ name, winBp, amount: show(stake) })),
      multiplier: Number(multiplierE4),
      nonce,
      funding: 'cash',
      params,
      view: game.view(states.at(-1)),
      actions: actions.map((action, index) => ({ seq: index + 1, action })),
      draws: rng.draws,
      fairness,
    }),
  ) as RecordedRound;
};

describe.each(registry.map((game) => [game.id, game] as const))('records of %s', (_id, game) => {
  it('hold when they are what their seeds say', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (nonce) => {
        expect(checkRecord(record(game, nonce))).toMatchObject({ checked: true, result: { holds: true } });
      }),
    );
  });

  it.each([
    ['commitment', (round: RecordedRound) => ({ ...round, fairness: { ...fairness, serverSeedHash: '0'.repeat(64) } })],
    ['view', (round: RecordedRound) => ({ ...round, view: {} })],
    ['multiplier', (round: RecordedRound) => ({ ...round, multiplier: round.multiplier + 1 })],
    ['staked', (round: RecordedRound) => ({ ...round, staked: '0.01' })],
    ['payout', (round: RecordedRound) => ({ ...round, payout: '999999.00' })],
    ['draws', (round: RecordedRound) => ({ ...round, draws: round.draws?.slice(1) })],
  ] as const)('do not hold with another %s', (check, forge) => {
    const verdict = checkRecord(forge(record(game, 3)));
    expect(verdict.checked && verdict.result.checks).toMatchObject({ [check]: false });
    expect(verdict.checked && verdict.result.holds).toBe(false);
  });

  it('can be replayed without their seeds, step by step as they were seen', () => {
    for (let nonce = 0; nonce < 200; nonce += 1) {
      const round = record(game, nonce);
      const actions = round.actions.map(({ action }) => action);
      const params = game.params.parse(round.params);
      const draws = (round.draws ?? []).map(([n, value]) => [n, value] as const);
      const steps = replayDraws(game, { params, actions, draws });
      const again = replay(game, { serverSeed, clientSeed: fairness.clientSeed, nonce }, params, actions);
      expect(steps.flatMap(({ events }) => events)).toEqual(again.events);
      expect(steps.at(-1)).toMatchObject({ open: false, view: round.view, debitUnits: again.debitUnits });
      expect(steps.slice(0, -1).every(({ open, legal }) => open && legal.length > 0)).toBe(true);
    }
  });

  it('are not replayed from draws of another kind', () => {
    const round = record(game, 1);
    const params = game.params.parse(round.params);
    // Some games draw nothing before the first action.
    const actions = round.actions.map(({ action }) => action);
    expect(() => replayDraws(game, { params, actions, draws: [[7, 3]] })).toThrow('Decision 1');
    expect(() => replayDraws(game, { params, actions, draws: [] })).toThrow('Decision 1');
  });
});

describe('many rounds', () => {
  const some = (): RecordedRound[] =>
    registry.flatMap((game, index) => [record(game, index * 2), record(game, index * 2 + 1)]);

  it('are counted by pair, with numbers that are missing or used twice', () => {
    const checker = createChecker();
    const rounds = some().filter(({ nonce }) => nonce !== 2);
    for (const round of [...rounds, rounds[0] as RecordedRound]) checker.add(round);
    const { serverSeedHash, clientSeed } = fairness;
    expect(checker.pairs()).toEqual([
      {
        serverSeedHash,
        clientSeed,
        revealed: true,
        rounds: rounds.length + 1,
        held: rounds.length + 1,
        differ: 0,
        unchecked: {},
        missing: 1,
        repeated: 1,
      },
    ]);
  });

  it('that cannot be checked say why', () => {
    const [round] = some() as [RecordedRound];
    const { clientSeed, serverSeedHash } = fairness;
    const reasons = [
      { ...round, status: 'open' as const },
      { ...round, status: 'voided' as const },
      { ...round, fairness: { clientSeed, serverSeedHash } },
      { ...round, mathVersion: '0' },
      { ...round, currency: 'XYZ' },
      { ...round, stake: '1e3' },
      { ...round, params: { surprise: true } },
      { ...round, actions: [{ action: { type: 'surrender' } }] },
    ].map((one) => {
      const verdict = checkRecord(one);
      return verdict.checked ? 'checked' : verdict.reason;
    });
    expect(reasons).toEqual([
      'open',
      'voided',
      'sealed',
      'unknown_maths',
      ...['unreadable', 'unreadable', 'unreadable', 'unreadable'],
    ]);
  });

  it('are read from a file, a list or a single record, and from nothing else', () => {
    const rounds = some();
    for (const value of [{ rounds }, rounds]) expect(readRecords(JSON.stringify(value))).toHaveLength(rounds.length);
    expect(readRecords(JSON.stringify(rounds[0]))).toHaveLength(1);
    for (const text of ['', '{', '[]', '{"rounds":[]}', '{"rounds":[{}]}', 'null', '"x"'])
      expect(readRecords(text)).toBeUndefined();
  });
});
