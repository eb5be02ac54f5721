/** A round of a slot in sentences, for screen readers. */
import { isBought } from '../../bought.ts';
import { amountWithUnit } from '../../../stage/amounts.ts';
import { isWin, jackpotOf, type GameView } from '../../../stage/game-view.ts';
import type { SlotParams } from '../../lines-slot.ts';
import type { SlotKind } from '../kinds/kind.ts';

export interface SpinWords {
  readonly spin: string;
  /** Instead of it where the feature was bought. */
  readonly bought?: string;
  /** How many lines or symbols won. */
  readonly wins: (count: number) => string;
  /** Of a slot that has free spins. */
  readonly free?: (count: number) => string;
  readonly won: (amount: string) => string;
  readonly returned: (amount: string) => string;
  readonly lost: string;
}

export const announceSpin =
  (kind: SlotKind, words: SpinWords): GameView<SlotParams>['announce'] =>
  (round, currency) => {
    const [first, ...free] = kind.spinsOf(round);
    const wins = first?.wins.length ?? 0;
    const amount = amountWithUnit(currency, round.payout);
    return [
      isBought(round.params) ? (words.bought ?? words.spin) : words.spin,
      free.length > 0 ? (words.free?.(free.length) ?? '') : wins > 0 ? words.wins(wins) : '',
      isWin(round)
        ? words.won(amount)
        : round.payout > 0n
          ? words.returned(amount)
          : jackpotOf(round) > 0n
            ? ''
            : words.lost,
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  };
