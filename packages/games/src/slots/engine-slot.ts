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
  type Opening,
  type RtpProof,
  type Settlement,
} from '../game-module.ts';
import { multiplierText } from '../multiplier-text.ts';
import type { Rng } from '../rng.ts';
import type { BetPayouts } from '../stake-limits.ts';
import type { BetForm } from '../verify/bet-form.ts';
import { givenDraws, type DrawnState } from './given-draws.ts';
import { proofTexts as words } from './texts.ts';

/** The decisions of a round. */
type Draws = Pick<Rng, 'below' | 'weighted' | 'draw'>;

/** A round may be played without its spin, from where its feature begins. */
export interface BuyParams {
  readonly buy?: true | undefined;
}

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
  /** Of a slot whose feature is for sale. */
  readonly bought?: {
    /** In stakes. */
    readonly price: number;
    play(draws: Draws): readonly E[];
    prove(): RtpProof;
  };
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
  /** Of a slot whose feature is for sale: what limits the stakes of either bet. */
  readonly payoutsOf?: (params: BuyParams) => BetPayouts;
}

const whole = 10_000n;

const plain: z.ZodType<BuyParams> = z.strictObject({});
/** A spin is `{}`, however it is asked for: so it was recorded before anything was for sale. */
const withBuy: z.ZodType<BuyParams> = z
  .strictObject({ buy: z.boolean().optional() })
  .transform(({ buy }) => (buy === true ? { buy } : {}));

/** The second bet of a slot whose feature is for sale. */
const sale = <E extends GameEvent>({ engine: { bought }, info, payoutsOf }: EngineGame<E>) => {
  if (bought === undefined || payoutsOf === undefined) return { params: plain, bets: [] };
  const [, name] = info.bets;
  if (name === undefined) throw new Error('The bought bet has no name');
  const bets: { readonly name: string; readonly params: BuyParams }[] = [{ name, params: { buy: true } }];
  return {
    params: withBuy,
    bets,
    more: {
      stakeUnits: ({ buy }: BuyParams) => (buy === true ? BigInt(bought.price) : 1n),
      payoutsOf,
      betForm: {
        fields: [
          {
            ...{ name: 'buy', label: words.bet, kind: 'switch' },
            choices: [
              { value: 'false', text: info.bets[0] },
              { value: 'true', text: name },
            ],
          },
        ],
        wrong: words.wrongBet,
      } satisfies BetForm,
    },
  };
};

/** How rounds are played, and read again from their draws. */
const roundsOf = <E extends GameEvent>(engine: SlotEngine<E>) => {
  const worth = (pays: number): bigint => (BigInt(pays) * whole) / BigInt(engine.unit);
  const text = (pays: number): string => multiplierText(worth(pays));
  const played = (draws: Draws, isBought: boolean): readonly E[] =>
    isBought && engine.bought !== undefined ? engine.bought.play(draws) : engine.play(draws);
  const eventsOf = (state: DrawnState): readonly E[] => played(givenDraws(state), state.bought === true);
  const priceRows = ({ bought }: DrawnState): readonly Explanation[] =>
    bought === undefined || engine.bought === undefined
      ? []
      : [{ label: words.priceOf, value: `${engine.bought.price}×`, how: words.priceHow }];
  return {
    init: ({ buy }: BuyParams, rng: Rng): Opening<DrawnState> => {
      const before = rng.draws.length;
      const events = played(rng, buy === true);
      const pays = engine.totalOf(events);
      const values = rng.draws.slice(before).map(([, value]) => value);
      const limited = pays >= engine.maxWin * engine.unit;
      return { state: { values, pays, limited, ...(buy === true ? { bought: buy } : {}) }, events, done: true };
    },
    // Each spin, or each of its grids, and the total of the free spins.
    parts: (state: DrawnState): number => {
      const events = eventsOf(state);
      const spins = engine.spinsOf(events);
      return (engine.gridsOf?.(events) ?? spins) + (spins > 1 ? 1 : 0);
    },
    settle: (state: DrawnState): Settlement => ({
      multiplierE4: worth(state.pays),
      lines: engine.winsOf(eventsOf(state)).map((win) => ({ name: win.name, multiplierE4: worth(win.pays) })),
    }),
    explain: (state: DrawnState): readonly Explanation[] => [
      ...priceRows(state),
      ...engine.explain(eventsOf(state), text),
      { label: words.multiplier, value: text(state.pays), how: words.parts(state.pays, engine.unit, state.limited) },
    ],
  };
};

/** Throws where a part of the stake could not be paid in full. */
export const engineSlot = <E extends GameEvent>(game: EngineGame<E>) => {
  const { name, engine, info, catalogue, proofs, outcomes } = game;
  if (whole % BigInt(engine.unit) !== 0n) throw new Error(`${name}: 1/${engine.unit} is no whole part of the stake`);
  const definition = { ...game.definition } as { readonly [part: string]: Json };
  const { params, bets, more } = sale(game);
  const workedOut = ({ buy }: BuyParams): RtpProof =>
    buy === true && engine.bought !== undefined ? engine.bought.prove() : engine.prove();
  let proof = proofs[mathVersionOf(definition)];
  let boughtProof: RtpProof | undefined;
  const proofOf = (bet: BuyParams): RtpProof =>
    bet.buy === true ? (boughtProof ??= workedOut(bet)) : (proof ??= workedOut(bet));
  return defineGame<BuyParams, DrawnState, { readonly type: never }, DrawnState>({
    id: game.definition.game,
    name,
    version: game.definition.version,
    kind: 'instant',
    definition,
    params,
    secrets: [],
    maxMultiplierE4: BigInt(engine.maxWin) * whole,
    info,
    catalogue,
    bets: [{ name: info.bets[0], params: {} }, ...bets],
    ...more,
    ...roundsOf(engine),
    legal: () => [],
    act: () => ({ ok: false, reason: 'illegal_action' }),
    auto: () => null,
    view: (state) => state,
    rtpProof: (bet = {}) => proofOf(bet),
    workOut: (asked) => asked.map(workedOut),
    ...(outcomes === undefined ? {} : { outcomes }),
    sampleParams: (rng) => (more !== undefined && rng.below(4) === 0 ? { buy: true } : {}),
    sampleAction: () => null,
  });
};
