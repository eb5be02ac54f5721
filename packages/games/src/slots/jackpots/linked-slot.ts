/** A slot whose rounds also win levels of a linked progressive: a draw for each level, before anything else, and the slot after it as it is. */
import { z } from 'zod';
import { defineGame, type Explanation, type GameModule } from '../../game-module.ts';
import { proofTexts as words } from '../texts.ts';
import { chanceOf, linkedWins, type LinkedLevel } from './linked.ts';

/** Part of a slot's definition: what decides that a level is won. What is in it and what feeds it is the ledger's. */
export type LinkedDefinition = {
  /** How a round consumes the stream before its reels. */
  readonly draw: 'each level, in this order = u52(); won below floor(stake in 1/1,000,000 EUR * 2^52 / stakes per win)';
  readonly levels: readonly { readonly name: string; readonly stakesPerWinCents: number }[];
};

export interface LinkedParams {
  /** The stake in 1/1,000,000 EUR, set by the house; a stake worth nothing wins no level. */
  readonly microEuros?: number | undefined;
}

interface Drawn {
  readonly microEuros: number;
  /** A number of 52 bits for each level. */
  readonly draws: readonly number[];
}

type Rules<S> = GameModule<Record<string, never>, S, { readonly type: never }, S>;

const microInCent = 10_000n;
/** Samples stake up to so much. */
const sampledMicro = 1_000_000_000;

type Level = Pick<LinkedLevel, 'name' | 'stakesPerWin'>;

const levelsOf = ({ levels }: LinkedDefinition): readonly Level[] =>
  levels.map(({ name, stakesPerWinCents }) => ({ name, stakesPerWin: BigInt(stakesPerWinCents) * microInCent }));

const given = (draws: readonly number[]) => {
  let place = -1;
  return { u52: () => draws[(place += 1)] ?? 0 };
};

const wonBy = (levels: readonly Level[], { microEuros, draws }: Drawn): readonly string[] =>
  linkedWins(levels, BigInt(microEuros), given(draws));

/** `signal-ridge-mini` of `signal-ridge`: Mini. */
const levelName = (id: string, { name }: Level): string => {
  const own = name.slice(id.length + 1);
  return own.slice(0, 1).toUpperCase() + own.slice(1);
};

const explainLevels = (id: string, levels: readonly Level[], drawn: Drawn): readonly Explanation[] => {
  const won = wonBy(levels, drawn);
  return levels.map((level, index) => {
    const { n, d } = chanceOf(level, BigInt(drawn.microEuros));
    // The fraction is in lowest terms: as many of 2^52 as it stands for.
    const below = (n * 2n ** 52n) / d;
    return {
      label: words.level(levelName(id, level)),
      value: won.includes(level.name) ? words.levelWon : words.levelNotWon,
      how: words.levelHow(String(drawn.draws[index] ?? 0), String(below)),
    };
  });
};

/** What one bet may be is far below 2⁵³. */
const worth = (microEuros: bigint): LinkedParams => ({ microEuros: Number(microEuros) });

export const linkedSlot = <S extends Record<string, unknown>>(slot: Rules<S>, definition: LinkedDefinition) => {
  const levels = levelsOf(definition);
  type State = S & { readonly linked: Drawn };
  return defineGame<LinkedParams, State, { readonly type: never }, State>({
    ...(slot as unknown as GameModule<LinkedParams, State, { readonly type: never }, State>),
    params: z.strictObject({ microEuros: z.int().min(0).optional() }),
    betForm: { fields: [{ name: 'microEuros', label: words.microEuros, kind: 'whole' }], wrong: words.noMicroEuros },
    stakeInEuros: (params, euros) => ({ ...params, ...worth(euros) }),
    init: ({ microEuros = 0 }, rng) => {
      const linked = { microEuros, draws: levels.map(() => rng.u52()) };
      const step = slot.init({}, rng);
      const jackpots = wonBy(levels, linked).map((name) => ({ name, winBp: 10_000 }));
      return { ...step, state: { ...step.state, linked }, ...(jackpots.length === 0 ? {} : { jackpots }) };
    },
    explain: (state) => [...explainLevels(slot.id, levels, state.linked), ...slot.explain(state)],
    sampleParams: (rng) => ({ microEuros: rng.below(sampledMicro) }),
  });
};
