/** Builds a game from a definition and its engine. What a round stores are its draws alone; everything else follows from them. */
import { z } from 'zod';
import type { Json } from '../canonical-json.ts';
import type { CatalogueEntry } from '../catalogue-entry.ts';
import type { CountedOutcomes } from '../distribution/outcome-table.ts';
import {
  defineGame,
  mathVersionOf,
  type Explanation,
  type GameEvent,
  type GameInfo,
  type RtpProof,
} from '../game-module.ts';
import { multiplierText } from '../multiplier-text.ts';
import type { Draws } from './cascades/columns.ts';
import { givenDraws, type DrawnState } from './given-draws.ts';
import { proofTexts as words } from './texts.ts';

/** The rules of one definition. Amounts in parts of a stake. */
export interface SlotEngine<E extends GameEvent> {
  readonly unit: number;
  /** In stakes. */
  readonly maxWin: number;
  play(draws: Draws): readonly E[];
  totalOf(events: readonly E[]): number;
  /** Number of spins, the paid one and the free ones. */
  spinsOf(events: readonly E[]): number;
  /** Of a slot whose wins make room: the grids of all its spins. */
  gridsOf?(events: readonly E[]): number;
  /** What won, in the order it was shown. */
  winsOf(events: readonly E[]): readonly { readonly name: string; readonly pays: number }[];
  /** From the draws of an event to what it pays. `text`: an amount as a multiple of the stake. */
  explain(events: readonly E[], text: (pays: number) => string): readonly Explanation[];
  prove(): RtpProof;
}

export interface EngineGame<E extends GameEvent> {
  readonly name: string;
  readonly definition: { readonly game: string; readonly version: string };
  readonly engine: SlotEngine<E>;
  readonly info: GameInfo;
  readonly catalogue: CatalogueEntry;
  /** By hash of the maths, from `versions/proofs.ts`. */
  readonly proofs: Readonly<Record<string, RtpProof>>;
  readonly outcomes?: () => Promise<CountedOutcomes>;
}

const whole = 10_000n;

/** Throws where a part of the stake could not be paid in full. */
export const engineSlot = <E extends GameEvent>(game: EngineGame<E>) => {
  const { name, engine, info, catalogue, proofs, outcomes } = game;
  if (whole % BigInt(engine.unit) !== 0n) throw new Error(`${name}: 1/${engine.unit} is no whole part of the stake`);
  const definition = { ...game.definition } as { readonly [part: string]: Json };
  const worth = (pays: number): bigint => (BigInt(pays) * whole) / BigInt(engine.unit);
  const text = (pays: number): string => multiplierText(worth(pays));
  const eventsOf = (state: DrawnState): readonly E[] => engine.play(givenDraws(state));
  let proof = proofs[mathVersionOf(definition)];
  return defineGame<Record<string, never>, DrawnState, { readonly type: never }, DrawnState>({
    id: game.definition.game,
    name,
    version: game.definition.version,
    kind: 'instant',
    definition,
    params: z.strictObject({}),
    secrets: [],
    maxMultiplierE4: BigInt(engine.maxWin) * whole,
    info,
    catalogue,
    bets: [{ name: info.bets[0], params: {} }],
    init: (_, rng) => {
      const before = rng.draws.length;
      const events = engine.play(rng);
      const pays = engine.totalOf(events);
      const values = rng.draws.slice(before).map(([, value]) => value);
      return { state: { values, pays, limited: pays >= engine.maxWin * engine.unit }, events, done: true };
    },
    legal: () => [],
    act: () => ({ ok: false, reason: 'illegal_action' }),
    auto: () => null,
    view: (state) => state,
    // Each spin, or each of its grids, and the total of the free spins.
    parts: (state) => {
      const events = eventsOf(state);
      const spins = engine.spinsOf(events);
      return (engine.gridsOf?.(events) ?? spins) + (spins > 1 ? 1 : 0);
    },
    settle: (state) => ({
      multiplierE4: worth(state.pays),
      lines: engine.winsOf(eventsOf(state)).map((win) => ({ name: win.name, multiplierE4: worth(win.pays) })),
    }),
    explain: (state) => [
      ...engine.explain(eventsOf(state), text),
      { label: words.multiplier, value: text(state.pays), how: words.parts(state.pays, engine.unit, state.limited) },
    ],
    rtpProof: () => (proof ??= engine.prove()),
    workOut: () => [engine.prove()],
    ...(outcomes === undefined ? {} : { outcomes }),
    sampleParams: () => ({}),
    sampleAction: () => null,
  });
};
