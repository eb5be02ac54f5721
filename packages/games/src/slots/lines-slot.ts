/** Builds a game from a definition: the engine of every lines slot. */
import { z } from 'zod';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import { defineGame, mathVersionOf, type GameInfo, type RtpProof } from '../game-module.ts';
import { rationalText } from '../rational.ts';
import type { CountedOutcomes } from '../distribution/outcome-table.ts';
import type { SlotCounts } from './counts/counted.ts';
import { compile, type Compiled, type LineWin } from './evaluate.ts';
import { faultsOf, type LinesDefinition } from './definition.ts';
import { expectedOf } from './expected.ts';
import { explain } from './explain.ts';
import { payoutsOfSpin } from './payouts.ts';
import { prove } from './proof.ts';
import { settle, spin, worth, type SlotState } from './round.ts';
import { proofTexts as words } from './texts.ts';

export type SlotParams = Record<string, never>;

export interface SlotGame {
  readonly name: string;
  readonly definition: LinesDefinition;
  readonly info: GameInfo;
  readonly catalogue: CatalogueEntry;
  /** By hash of the maths, from `versions/proofs.ts`, so that frozen values are not recomputed at startup. */
  readonly proofs: Readonly<Record<string, RtpProof>>;
  /** Rounds counted by `tools/outcomes/count-outcomes.ts`, of a slot with free spins. */
  readonly outcomes?: () => Promise<CountedOutcomes>;
  /** Of a slot whose wilds stick: rounds counted by `tools/outcomes/count-slot.ts`. */
  readonly counts?: SlotCounts;
  /** What players call each symbol. */
  readonly symbolNames: Readonly<Record<string, string>>;
}

/** Throws on a definition that contradicts itself. */
const load = (definition: LinesDefinition): Compiled => {
  const faults = [...faultsOf(definition)];
  if (10_000 % definition.lines.length !== 0) faults.push('a line bet is no whole part of the stake');
  if (faults.length > 0) throw new Error(`${definition.game}: ${faults.join('; ')}`);
  const slot = compile(definition);
  const { round } = expectedOf(slot);
  if (rationalText(round) !== definition.declared.unlimited)
    throw new Error(`${definition.game} returns ${rationalText(round)}, declared ${definition.declared.unlimited}`);
  return slot;
};

export const linesSlot = ({ name, definition, info, catalogue, proofs, outcomes, counts, symbolNames }: SlotGame) => {
  const slot = load(definition);
  const nameOf = ({ line, symbol, count, from }: LineWin) => {
    const said = words.line(line + 1, count, symbolNames[symbol] ?? symbol);
    return from === undefined ? said : words.fromTheRight(said);
  };
  const payoutsOf = payoutsOfSpin(slot);
  let proof = proofs[mathVersionOf({ ...definition })];
  return defineGame<SlotParams, SlotState, { readonly type: never }, SlotState>({
    id: definition.game,
    name,
    version: definition.version,
    kind: 'instant',
    definition: { ...definition },
    params: z.strictObject({}),
    secrets: [],
    maxMultiplierE4: worth(slot, definition.maxWin * slot.lineCount),
    info,
    catalogue,
    bets: [{ name: info.bets[0], params: {} }],
    init: (_, rng) => spin(slot, rng),
    legal: () => [],
    act: () => ({ ok: false, reason: 'illegal_action' }),
    auto: () => null,
    view: (state) => state,
    // Each spin, and the total of the free spins.
    parts: ({ stops }) => (stops.length > 1 ? stops.length + 1 : 1),
    settle: (state) => settle(slot, state, nameOf),
    explain: (state) => explain(slot, state, nameOf),
    // Maths that are still being made have none written down.
    rtpProof: () => (proof ??= prove(slot, counts)),
    workOut: () => [prove(slot, counts)],
    ...(payoutsOf === undefined ? {} : { payoutsOf }),
    ...(outcomes === undefined ? {} : { outcomes }),
    sampleParams: () => ({}),
    sampleAction: () => null,
  });
};
