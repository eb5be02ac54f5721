/** Permanent behaviour of a game version: rounds from fixed seeds, a few readable ones and a hash over many. */
import { canonicalJson, createRng, sha256Hex, type AnyGame, type Json } from '../src/index.ts';
import { playThrough } from './play-through.ts';
import { simulationRng } from './simulation-rng.ts';

export const goldenSeed = 'a51c0c8e9d3b7f20416e5a87c9d2b3f4150e6d7c8b9a0f1e2d3c4b5a69788796';
const clientSeed = 'golden';

/** Some rounds a person can check by hand; and as many as the hash covers. */
export const [shownRounds, hashedRounds] = [24, 2_000];

export const goldenRounds = (game: AnyGame, count: number): Json[] =>
  Array.from({ length: count }, (_, nonce) => {
    const choice = simulationRng(nonce);
    const params = game.bets[nonce]?.params ?? game.sampleParams(choice);
    const { actions, multiplierE4 } = playThrough(game, params, createRng(goldenSeed, clientSeed, nonce), choice);
    const view = game.verify({ serverSeed: goldenSeed, clientSeed, nonce }, params, actions);
    return { nonce, params, actions, view, multiplierE4: Number(multiplierE4) } as unknown as Json;
  });

export const behaviourHash = (game: AnyGame): string => sha256Hex(canonicalJson(goldenRounds(game, hashedRounds)));
