/** A machine: its paytable, and what hands count as. */
import { handTable, rowOf, type HandRule, type HandTable } from './hand-table.ts';
import { bestHold, type HoldValue } from './holds.ts';

export const mostCoins = 5;

export type Paytable<H extends string> = readonly (readonly [hand: H, pays: number])[];

export interface VideoPoker<H extends string = string> {
  readonly hands: readonly H[];
  /** The rank that stands for any card. */
  readonly wild: number | undefined;
  readonly table: HandTable;
  /** Coins per coin staked, the first for nothing, then the rows from the best. */
  readonly pays: (coins: number) => readonly number[];
  /** The paytable's row of five cards; undefined where nothing is paid. */
  readonly handOf: (cards: readonly number[]) => H | undefined;
  readonly bestHold: (cards: readonly number[], coins: number) => HoldValue;
}

interface Machine<H extends string> {
  /** Best first, in coins per coin. */
  readonly paytable: Paytable<H>;
  /** What the first row pays instead with five coins. */
  readonly royalAtFive: number;
  readonly rule: HandRule;
  /** The rank that stands for any card. */
  readonly wild?: number;
}

export const defineVideoPoker = <H extends string>({
  paytable,
  royalAtFive,
  rule,
  wild,
}: Machine<H>): VideoPoker<H> => {
  let built: HandTable | undefined;
  const hands = paytable.map(([hand]) => hand);
  const [usual, atFive] = [false, true].map((five) => [
    0,
    ...paytable.map(([, each], row) => (five && row === 0 ? royalAtFive : each)),
  ]);
  const pays = (coins: number): readonly number[] => (coins === mostCoins ? atFive : usual) ?? [];
  const table = (): HandTable => (built ??= handTable(rule, wild));
  return {
    hands,
    wild,
    // Built when it is first asked for: most processes never play this game.
    get table() {
      return table();
    },
    pays,
    handOf: (cards) => hands[rowOf(table(), cards) - 1],
    bestHold: (cards, coins) => bestHold(table(), pays(coins), cards),
  };
};
