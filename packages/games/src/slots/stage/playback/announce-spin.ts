/** A round of a slot in sentences, for screen readers. */
import { amountWithUnit } from '../../../stage/amounts.ts';
import { isWin, type GameView } from '../../../stage/game-view.ts';
import type { SlotParams } from '../../lines-slot.ts';
import type { SlotState, SpunEvent } from '../../round.ts';

interface SpinWords {
  readonly spin: string;
  readonly lines: (count: number) => string;
  /** Of a slot that has free spins. */
  readonly free?: (count: number) => string;
  readonly won: (amount: string) => string;
  readonly returned: (amount: string) => string;
  readonly lost: string;
}

export const announceSpin =
  (words: SpinWords): GameView<SlotParams, SlotState>['announce'] =>
  (round, currency) => {
    const spins = round.view.stops.length;
    const lines = (round.events[0] as SpunEvent | undefined)?.lines.length ?? 0;
    const amount = amountWithUnit(currency, round.payout);
    return [
      words.spin,
      spins > 1 ? (words.free?.(spins - 1) ?? '') : lines > 0 ? words.lines(lines) : '',
      isWin(round) ? words.won(amount) : round.payout > 0n ? words.returned(amount) : words.lost,
    ]
      .filter((sentence) => sentence !== '')
      .join(' ');
  };
