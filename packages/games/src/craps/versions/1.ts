/** Craps, version 1. Frozen: a change of the maths is a new file beside this one. */
import { z } from 'zod';
import type { ActResult, GameAction, GameEvent, Opening, RtpProof, Settlement, Step } from '../../game-module.ts';
import { rational, type Rational } from '../../rational.ts';
import type { Rng } from '../../rng.ts';
import { chipsSchema } from '../../tables/chips-schema.ts';
import { mostUnits, unitsOn, type Chips } from '../../tables/chips.ts';
import { exactProof } from '../../tables/exact-proof.ts';
import { emptyTable, endings, payoutsOf, type CrapsParams } from './1-payouts.ts';
import {
  isDecided,
  mostFurther,
  mostOdds,
  oddsPay,
  onePays,
  placePays,
  roomOn,
  sides,
  sixes,
  spots,
  stepOf,
  thrown,
  withChips,
  type Table,
} from './1-table.ts';

export * from './1-payouts.ts';
export * from './1-table.ts';

export interface CrapsState extends Table, CrapsParams {
  /** Every throw so far, both dice. */
  readonly throws: readonly (readonly number[])[];
  /** Further units that may still be placed. */
  readonly further: number;
  /** By spot, over all throws, in 1/10,000 of a unit. */
  readonly paid: Readonly<Record<string, number>>;
}

export interface CrapsView extends Record<string, unknown> {
  readonly throws: readonly (readonly number[])[];
  readonly point: number | null;
  readonly standing: Chips;
  readonly further: number;
  readonly paid: Readonly<Record<string, number>>;
}

export interface CrapsAction extends GameAction {
  /** Placed before the throw. */
  readonly chips?: Chips;
}

export const definition = {
  game: 'craps',
  version: '1',
  stream: 'PF-1',
  draw: 'each throw: two dice = below(6) + 1, twice; the bet is the first throw, each roll one more',
  params: { chips: { most: mostUnits, default: { pass: 1 }, spots: 'those that may be placed while the puck is off' } },
  roll: {
    chips: 'optional: placed before the throw, together at most what is left of further',
    further: { times: mostFurther, of: 'the units of the first chips' },
    sixes: { units: sixes, spots: spots.filter((spot) => stepOf(spot) === sixes) },
    odds: Object.fromEntries(Object.entries(mostOdds)),
    puck: 'pass and dont-pass while it is off; come while it is on; odds behind pass while it is on, odds-N behind come-N',
  },
  spots: [...spots],
  throw: {
    puck: 'off: on at 4 5 6 8 9 10; on: off at its number and at 7',
    pass: 'off: 7 11 win, 2 3 12 lose; on: its number wins, 7 loses',
    'dont-pass': 'off: 2 3 win, 12 comes back, 7 11 lose; on: 7 wins, its number loses',
    come: 'as pass with the puck off; else it moves to come-N, which wins at N and loses at 7',
    odds: 'wins and loses with what it stands behind',
    place: 'place-N wins at N and comes down, loses at 7; always on',
    one: 'two, twelve: win at 2, at 12, else lose',
  },
  paysTo1: {
    ...{ pass: [1, 1], 'dont-pass': [1, 1], come: [1, 1], one: [onePays, 1] },
    odds: Object.fromEntries(Object.entries(oddsPay).map(([point, ratio]) => [point, [...ratio]])),
    place: Object.fromEntries(Object.entries(placePays).map(([point, ratio]) => [point, [...ratio]])),
  },
  won: 'units * (paysTo1 + 1)',
  end: 'once no chip is left',
  expiry: 'after 24 hours: rolled on with what stands there',
} as const;

const mayBegin = (chips: Chips): boolean => withChips(emptyTable, chips) !== undefined;

export const params = z.strictObject({
  chips: chipsSchema((spot) => roomOn(emptyTable, spot) > 0)
    .refine(mayBegin, 'Chips on 6 and 8 are placed six at a time')
    .default({ pass: 1 }),
});

const inNumbers = (paid: Readonly<Record<string, bigint>>): Record<string, number> =>
  Object.fromEntries(Object.entries(paid).map(([spot, paidE4]) => [spot, Number(paidE4)]));

const added = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>) => {
  const all: Record<string, number> = { ...one };
  for (const [key, value] of Object.entries(other)) all[key] = (all[key] ?? 0) + value;
  return all;
};

/** Throws the dice over a table with its chips on it. */
const roll = (state: CrapsState, table: Table, rng: Rng): Opening<CrapsState> => {
  const dice = [rng.below(sides) + 1, rng.below(sides) + 1];
  const { table: next, paid, lost } = thrown(table, (dice[0] ?? 0) + (dice[1] ?? 0));
  const won = inNumbers(paid);
  const events: GameEvent[] = [
    { type: 'thrown', numbers: dice, standing: { ...table.standing }, point: table.point },
    { type: 'decided', paid: won, lost: { ...lost } },
  ];
  return {
    state: { ...state, ...next, throws: [...state.throws, dice], paid: added(state.paid, won) },
    events,
    done: isDecided(next),
  };
};

export const init = ({ chips }: CrapsParams, rng: Rng): Opening<CrapsState> => {
  const further = unitsOn(chips) * mostFurther;
  const table = withChips(emptyTable, chips) ?? emptyTable;
  return roll({ ...emptyTable, chips, throws: [], further, paid: {} }, table, rng);
};

export const legal = (state: CrapsState): readonly string[] => (isDecided(state) ? [] : ['roll']);

/** What came with the action, from outside; undefined where it is no chips. */
const chipsOf = (given: unknown): Chips | undefined => {
  if (given === undefined) return {};
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const entries = Object.entries(given);
  const areUnits = entries.every(([, units]) => Number.isSafeInteger(units) && (units as number) > 0);
  return areUnits ? (given as Chips) : undefined;
};

const illegal = { ok: false, reason: 'illegal_action' } as const;

export const act = (state: CrapsState, action: CrapsAction, rng: Rng): ActResult<CrapsState> => {
  const chips = chipsOf(action.chips);
  if (action.type !== 'roll' || isDecided(state) || chips === undefined) return illegal;
  const units = unitsOn(chips);
  const table = units <= state.further ? withChips(state, chips) : undefined;
  if (table === undefined) return illegal;
  const { point, standing } = table;
  const step: Step<CrapsState> = roll({ ...state, further: state.further - units }, { point, standing }, rng);
  return { ok: true, step: { ...step, debitUnits: BigInt(units) } };
};

/** Nobody comes back: the dice roll on with the bets that stand there. The proof is of such rounds too. */
export const auto = (state: CrapsState): CrapsAction | null => (isDecided(state) ? null : { type: 'roll' });

export const view = ({ throws, point, standing, further, paid }: CrapsState): CrapsView => ({
  ...{ throws, point, standing, further, paid },
});

export const settle = ({ paid }: CrapsState): Settlement => {
  const lines = Object.entries(paid).map(([name, paidE4]) => ({ name, multiplierE4: BigInt(paidE4) }));
  return { multiplierE4: lines.reduce((sum, { multiplierE4 }) => sum + multiplierE4, 0n), lines };
};

/** Of the first chips: those of a player who lets the dice roll on. */
export const rtpProof = (given: Partial<CrapsParams> = {}): RtpProof => ({
  ...exactProof(payoutsOf(params.parse(given))),
  method: 'dp',
});

/** Full odds behind every bet that has a point. */
const fullOdds = (table: Table): Chips =>
  Object.fromEntries(
    spots
      .filter((spot) => spot.startsWith('odds'))
      .map((spot) => [spot, roomOn(table, spot) - (table.standing[spot] ?? 0)] as const)
      .filter(([, units]) => units > 0),
  );

const returned = (table: Table, further?: (left: Table) => Chips): Rational => {
  const ended = endings(table, further);
  const paid = ended.reduce((sum, { paidE4, weight }) => sum + paidE4 * weight, 0n);
  const staked = ended.reduce((sum, one) => sum + one.staked * one.weight, 0n);
  return rational(paid, staked * 10_000n);
};

const lines = {
  pass: { point: null, standing: { pass: 1 } },
  come: { point: 4, standing: { come: 1 } },
} as const satisfies Readonly<Record<string, Table>>;

/** A line bet with full odds behind it. */
export const oddsProof = (line: keyof typeof lines): RtpProof => {
  const ended = endings(lines[line], fullOdds);
  const total = ended.reduce((sum, { weight }) => sum + weight, 0n);
  const highestE4 = ended.reduce((most, { paidE4 }) => (paidE4 > most ? paidE4 : most), 0n);
  const payouts = ended.map(({ paidE4, ...one }) => ({ ...one, multiplierE4: paidE4 }));
  return { ...exactProof({ payouts, total, highestE4 }), method: 'dp', rtp: returned(lines[line], fullOdds) };
};

/** Of all that is staked on it: what each bet returns by itself, and a line bet with full odds behind it. */
export const returns = (): Readonly<Record<string, Rational>> => {
  const alone = (spot: string, point: number | null): Rational =>
    returned({ point, standing: { [spot]: stepOf(spot) } });
  return {
    ...Object.fromEntries(
      spots.filter((spot) => roomOn(emptyTable, spot) > 0).map((spot) => [spot, alone(spot, null)]),
    ),
    come: alone('come', 4),
    'pass with full odds': returned(lines.pass, fullOdds),
    'come with full odds': returned(lines.come, fullOdds),
  };
};

const openings = spots.filter((spot) => roomOn(emptyTable, spot) > 0);

export const sampleParams = (rng: Rng): CrapsParams => {
  const chips: Record<string, number> = {};
  for (let count = 1 + rng.below(3); count > 0; count -= 1) {
    const spot = openings[rng.below(openings.length)] ?? 'pass';
    chips[spot] = stepOf(spot) * (1 + rng.below(3));
  }
  return { chips };
};

/** Every other throw with further chips, where they may be placed. */
export const sampleAction = (state: CrapsState, rng: Rng): CrapsAction | null => {
  if (isDecided(state)) return null;
  const spot = spots[rng.below(spots.length)] ?? 'pass';
  const units = stepOf(spot) * (1 + rng.below(3));
  const chips = { [spot]: units };
  if (rng.below(2) === 0 || units > state.further || withChips(state, chips) === undefined) return { type: 'roll' };
  return { type: 'roll', chips };
};
