/** Tests that every game must pass. A game's own test calls `gameSuite` and adds its specifics. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approximate,
  compareRationals,
  createRng,
  debitUnitsOf,
  payoutOf,
  rational,
  replay,
  stakeUnitsOf,
  type AnyGame,
} from '../src/index.ts';
import { behaviourHash, goldenRounds, shownRounds } from './golden.ts';
import { readMathLock } from './math-lock.ts';
import { nodeHmac } from './node-hmac.ts';
import { bestPlayer, playThrough } from './play-through.ts';
import { quickPlayer } from './quick-player.ts';
import { countedPayoutsOf, leastExpected } from './sequence.ts';
import { deviationOf } from './statistics.ts';
import { simulationRng } from './simulation-rng.ts';
import { payoutsHold, workedOutHolds } from './proof-holds.ts';
import { outcomes, simulated } from './suite-length.ts';

const serverSeed = '5f'.repeat(32);
const clientSeed = 'suite';
const farthest = 4;
/** On a machine that does much else; alone it is seconds. */
const longTestMs = 180_000;

const anyRound = fc.tuple(fc.nat({ max: 2 ** 31 }), fc.nat({ max: 1_000_000 }));

const playedRound = (game: AnyGame, [choiceSeed, nonce]: readonly [number, number]) => {
  const choice = simulationRng(choiceSeed);
  const params = game.sampleParams(choice);
  const rng = createRng(serverSeed, clientSeed, nonce);
  return { params, seeds: { serverSeed, clientSeed, nonce }, rng, ...playThrough(game, params, rng, choice) };
};

const keysOf = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);

const lockedGame = ({ id, version }: AnyGame) =>
  readMathLock().find((locked) => locked.id === id && locked.version === version);

const reducerTests = (game: AnyGame): void => {
  it('replaying seeds, parameters and actions gives the same state, view, stakes and draws', () => {
    fc.assert(
      fc.property(anyRound, (seed) => {
        const played = playedRound(game, seed);
        const again = replay(game, played.seeds, played.params, played.actions);
        expect(again.state).toEqual(played.states.at(-1));
        expect(again.debitUnits).toBe(played.debitUnits);
        expect(again.draws).toEqual(played.rng.draws);
        expect(game.verify(played.seeds, played.params, played.actions)).toEqual(game.view(again.state));
      }),
    );
  });

  it('states and views survive JSON', () => {
    fc.assert(
      fc.property(anyRound, (seed) => {
        for (const state of playedRound(game, seed).states) {
          expect(JSON.parse(JSON.stringify(state))).toEqual(state);
          expect(JSON.parse(JSON.stringify(game.view(state)))).toEqual(game.view(state));
        }
      }),
    );
  });

  it('an open round shows no secret and always has a forced end that stakes nothing', () => {
    fc.assert(
      fc.property(anyRound, (seed) => {
        const { states } = playedRound(game, seed);
        for (const state of states.slice(0, -1)) {
          expect(keysOf(game.view(state)).filter((key) => game.secrets.includes(key))).toEqual([]);
          const action = game.auto(state);
          const result = action === null ? undefined : game.act(state, action, createRng(serverSeed, clientSeed, 0));
          expect(result).toMatchObject({ ok: true });
          expect(result?.ok === true && (result.step.debitUnits ?? 0n)).toBe(0n);
        }
        expect(game.auto(states.at(-1))).toBeNull();
        expect(game.legal(states.at(-1))).toEqual([]);
      }),
    );
  });

  it('an action that is not legal is refused and changes nothing', () => {
    fc.assert(
      fc.property(anyRound, fc.string(), (seed, type) => {
        for (const state of playedRound(game, seed).states) {
          if (game.legal(state).includes(type)) continue;
          const before = structuredClone(state);
          expect(game.act(state, { type }, createRng(serverSeed, clientSeed, 0))).toEqual({
            ok: false,
            reason: 'illegal_action',
          });
          expect(state).toEqual(before);
        }
      }),
    );
  });
};

const debitTests = (game: AnyGame): void => {
  it('stakes by the parameters alone at the start, and one unit on the standard bet', () => {
    expect(stakeUnitsOf(game, game.params.parse({}))).toBe(1n);
    fc.assert(
      fc.property(anyRound, ([choiceSeed, nonce]) => {
        const params = game.sampleParams(simulationRng(choiceSeed));
        const units = stakeUnitsOf(game, params);
        expect(units >= 1n).toBe(true);
        expect(stakeUnitsOf(game, game.params.parse(JSON.parse(JSON.stringify(params))))).toBe(units);
        // What the stream brings has no word in it.
        expect(game.init(params, createRng(serverSeed, clientSeed, nonce))).not.toHaveProperty('debitUnits');
      }),
    );
  });

  it('stakes in a round by state and action alone, whatever the stream holds next', () => {
    fc.assert(
      fc.property(anyRound, fc.nat({ max: 2 ** 31 }), (seed, other) => {
        for (const state of playedRound(game, seed).states) {
          const sampled = game.sampleAction(state, simulationRng(other));
          for (const action of [
            ...game.legal(state).map((type) => ({ type })),
            ...(sampled === null ? [] : [sampled]),
          ]) {
            const result = game.act(state, action, createRng(serverSeed, `other-${other}`, 0));
            if (result.ok) expect(result.step.debitUnits ?? 0n).toBe(debitUnitsOf(game, state, action));
          }
        }
      }),
    );
  });
};

const moneyTests = (game: AnyGame): void => {
  it('pays whole subunits, never more than its highest multiplier and never more than it says', () => {
    fc.assert(
      fc.property(anyRound, fc.bigInt({ min: 1n, max: 10n ** 12n }), (seed, stake) => {
        const played = playedRound(game, seed);
        const payout = payoutOf(stake, played.multiplierE4);
        expect(played.multiplierE4 >= 0n && played.multiplierE4 <= game.maxMultiplierE4).toBe(true);
        expect(payout * 10_000n <= stake * played.multiplierE4).toBe(true);
        expect((payout + 1n) * 10_000n > stake * played.multiplierE4).toBe(true);
        expect(played.debitUnits >= 1n).toBe(true);
      }),
    );
  });

  it('says what each bet can pay, so that stakes are bounded by the chosen bet', () => {
    fc.assert(
      fc.property(anyRound, (seed) => {
        const { params, multiplierE4 } = playedRound(game, seed);
        // Without payouts per bet, the game's maximum multiplier limits all stakes, so parameters must not change it. What a stake is worth
        // decides about pools alone.
        if (game.payoutsOf === undefined && game.stakeInEuros !== undefined) {
          const [choiceSeed, nonce] = seed;
          const choice = simulationRng(choiceSeed);
          const plain = playThrough(game, game.params.parse({}), createRng(serverSeed, clientSeed, nonce), choice);
          expect(multiplierE4).toBe(plain.multiplierE4);
        } else if (game.payoutsOf === undefined) expect(params).toEqual(game.params.parse({}));
        else payoutsHold(game, game.payoutsOf(params), { params, multiplierE4 });
      }),
    );
  });

  it(
    'has written down of its return what is worked out again, and calls measured what is not',
    () => {
      workedOutHolds(game);
    },
    longTestMs,
  );

  it('returns less than is staked, for every parameter set', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2 ** 31 }), (seed) => {
        const params = game.sampleParams(simulationRng(seed));
        const proof = game.rtpProof(params as Partial<unknown>);
        expect(compareRationals(proof.rtp, rational(1))).toBeLessThan(0);
        expect(compareRationals(proof.hit, rational(1))).toBeLessThanOrEqual(0);
        expect(proof.maxWin * 10_000).toBeLessThanOrEqual(Number(game.maxMultiplierE4));
      }),
    );
  });
};

const realRoundsTest = (game: AnyGame, rounds: number): void => {
  const [bet] = game.bets;
  if (bet === undefined) throw new Error(`${game.id} publishes no bet`);

  it(
    `${rounds} rounds of the real stream lie within ${farthest} standard errors of the proof, and pay in no order of their own`,
    async () => {
      const choice = simulationRng(1);
      const player = quickPlayer(game, choice);
      const counted = await countedPayoutsOf(game, bet.params);
      const make = (nonce: number) =>
        playThrough(game, bet.params, createRng(serverSeed, clientSeed, nonce, 0, nodeHmac), choice, player);
      const scores = deviationOf(game, { params: bet.params, rounds, counted, make });
      expect(Object.entries(scores).filter(([, z]) => z !== undefined && !(Math.abs(z) < farthest))).toEqual([]);
      // Where enough rounds pay, and enough do not, what they pay was compared.
      const hit = approximate(game.rtpProof(bet.params as Partial<unknown>).hit);
      if (Math.min(hit, 1 - hit) * rounds >= leastExpected) expect(scores.payoutsZ).toEqual(expect.any(Number));
    },
    longTestMs,
  );
};

const simulatedRoundsTest = (game: AnyGame): void => {
  it(
    `${simulated} simulated rounds lie within ${farthest} standard errors of the proof`,
    () => {
      const rounds = Math.floor(simulated / game.bets.length);
      for (const [index, { params }] of game.bets.entries()) {
        const stream = () => simulationRng(index * rounds + 7);
        let [rng, choice] = [stream(), simulationRng(2)];
        const make = (round: number) => {
          if (round % 1_000 === 0) [rng, choice] = [simulationRng(index * rounds + round + 7), simulationRng(round)];
          return playThrough(game, params, rng, choice, bestPlayer(game, choice));
        };
        const { returnZ, hitZ } = deviationOf(game, { params, rounds, make });
        expect(Math.abs(returnZ)).toBeLessThan(farthest);
        if (hitZ !== undefined) expect(Math.abs(hitZ)).toBeLessThan(farthest);
      }
    },
    longTestMs,
  );
};

const versionTests = (game: AnyGame): void => {
  it('{} is valid, and parameters that are read twice stay the same', () => {
    const params = game.params.parse({});
    expect(game.params.parse(params)).toEqual(params);
    for (const bet of game.bets) expect(game.params.parse(bet.params)).toEqual(bet.params);
    expect(game.params.safeParse({ surprise: 1 }).success).toBe(false);
  });

  it('its maths is the one that was shipped under this version', () => {
    expect(lockedGame(game)).toMatchObject({ mathVersion: game.mathVersion, behaviour: behaviourHash(game) });
    const file = new URL(`../src/${game.id}/versions/${game.version}.golden.json`, import.meta.url);
    expect(goldenRounds(game, shownRounds)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });

  it('says how it works, what it pays and how a round came about', () => {
    expect(game.info.rules.length).toBeGreaterThan(1);
    expect(game.info.paytable.length).toBeGreaterThan(0);
    expect(game.info.bets).toEqual([...game.bets, ...(game.plays ?? [])].map(({ name }) => name));
    const { states } = playedRound(game, [1, 1]);
    expect(game.explain(states.at(-1)).length).toBeGreaterThan(1);
  });
};

interface Suite {
  /** The game's own test counts every deal again: simulated rounds show nothing more. */
  readonly counted?: boolean;
  /** Rounds of the real stream. */
  readonly rounds?: number;
}

export const gameSuite = (game: AnyGame, { counted = false, rounds = outcomes }: Suite = {}): void => {
  describe(`${game.name}, version ${game.version}`, () => {
    reducerTests(game);
    debitTests(game);
    moneyTests(game);
    realRoundsTest(game, rounds);
    if (!counted) simulatedRoundsTest(game);
    versionTests(game);
  });
};
