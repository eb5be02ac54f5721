/** What is known of a round without its rules: its stake, and its holds as actions. Scenes need no more. */
import { holds, isHeld, type Hold } from './holds.ts';

export interface VideoPokerParams {
  readonly coins: number;
}

export interface VideoPokerView extends Record<string, unknown> {
  readonly coins: number;
  readonly dealt: readonly number[];
  /** Places 1 to 5; null until they are chosen. */
  readonly held: readonly number[] | null;
  /** As they lie. */
  readonly cards: readonly number[];
  /** The paytable's row of the cards as they lie. */
  readonly hand: string | null;
  readonly over: boolean;
}

export const stakeUnits = ({ coins }: VideoPokerParams): bigint => BigInt(coins);

export const places = [0, 1, 2, 3, 4] as const;

/** `hold-135`: the first, third and fifth card; `hold-none`. */
export const actionOfHold = (hold: Hold): string => {
  const held = places.filter((place) => isHeld(hold, place)).map((place) => place + 1);
  return `hold-${held.length === 0 ? 'none' : held.join('')}`;
};

export const actions = holds.map(actionOfHold);

/** Undefined for what is no hold. */
export const holdOfAction = (type: string): Hold | undefined => {
  const hold = actions.indexOf(type);
  return hold === -1 ? undefined : hold;
};

export const heldPlaces = (hold: Hold): number[] =>
  places.filter((place) => isHeld(hold, place)).map((place) => place + 1);
