/** Finds rounds with given properties: the first seed of the frame's play money that produces them. */
import { commitment, createRng, gameById, liveGameById, type GameAction, type Rng } from '../src/index.ts';

/** Result of a seed's first round: its view after all actions, and its payout in 1/10,000. */
export interface FoundRound {
  readonly view: Readonly<Record<string, unknown>>;
  readonly multiplierE4: bigint;
  readonly done: boolean;
  /** What may still be done. */
  readonly legal: readonly string[];
  /** Names of the jackpots that its last step wins. */
  readonly jackpots: readonly string[];
}

const mostTried = 2_000_000;

const play = (gameId: string, params: object, actions: readonly string[], rng: Rng): FoundRound | undefined => {
  const rules = gameById(gameId) ?? liveGameById(gameId);
  if (rules === undefined) throw new Error(`There is no ${gameId}`);
  let step = rules.init(rules.params.parse(params), rng);
  for (const type of actions) {
    const action: GameAction = { type };
    const result = step.done ? undefined : rules.act(step.state, action, rng);
    if (result?.ok !== true) return undefined;
    step = result.step;
  }
  return {
    view: rules.view(step.state) as FoundRound['view'],
    multiplierE4: step.done ? rules.settle(step.state).multiplierE4 : 0n,
    done: step.done,
    legal: step.done ? [] : rules.legal(step.state),
    jackpots: (step.jackpots ?? []).map(({ name }) => name),
  };
};

export interface Wanted {
  readonly game: string;
  readonly params?: object;
  /** Applied in order; seeds where one is not legal are skipped. */
  readonly actions?: readonly string[];
  readonly is: (round: FoundRound) => boolean;
}

const find = ({ game, params = {}, actions = [], is }: Wanted, name: string, rngOf: (seed: string) => Rng): string => {
  for (let number = 1; number <= mostTried; number += 1) {
    const seed = `${name}-${number}`;
    const round = play(game, params, actions, rngOf(seed));
    if (round !== undefined && is(round)) return seed;
  }
  throw new Error(`None of ${mostTried} rounds of ${game} is as wanted`);
};

export const seedFor = (wanted: Wanted): string =>
  find(wanted, 'scene', (seed) => createRng(commitment(`${seed}:1`), 'dev-player', 0));

/** A client seed whose first round is as wanted. */
export const clientSeedFor = (wanted: Wanted, serverSeed: string): string =>
  find(wanted, 'lucky', (seed) => createRng(serverSeed, seed, 0));
