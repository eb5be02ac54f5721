/** How a round against the dealer came about, line by line. */
import type { Explanation, Settlement } from '../../game-module.ts';
import { plainMultiplier } from '../../multiplier-text.ts';
import type { AnteView } from './ante-rules.ts';
import type { AnteOutcome } from './ante-round.ts';
import { anteTexts as texts } from './ante-texts.ts';
import { cardSign } from '../card-text.ts';

interface Words<Hand extends string> {
  readonly hands: Readonly<Record<Hand, string>>;
  /** Of which numbers of the stream the cards are. */
  readonly drawn: string;
  readonly showdown: string;
  readonly pays: string;
  /** How the game says that a round ended, where it has other words for it. */
  readonly outcomes?: Readonly<Partial<Record<AnteOutcome, string>>>;
}

const listed = (cards: readonly (number | null)[]): string =>
  cards.map((card) => (card === null ? '–' : cardSign(card))).join(' ');

export const explainAnte = <Hand extends string>(
  seen: AnteView<Hand>,
  { lines }: Settlement,
  words: Words<Hand>,
): Explanation[] => {
  const handText = (cards: readonly (number | null)[], hand: Hand | null): string =>
    hand === null ? listed(cards) : texts.hand(listed(cards), words.hands[hand]);
  const paid = lines.map(({ name, multiplierE4 }) => `${name}: ${plainMultiplier(multiplierE4)}`).join(', ');
  const board = { label: texts.board, value: listed(seen.board), how: words.drawn };
  return [
    { label: texts.you, value: handText(seen.player, seen.hand), how: words.drawn },
    { label: texts.dealer, value: handText(seen.dealer, seen.dealerHand), how: words.drawn },
    ...(seen.board.length === 0 ? [] : [board]),
    ...(seen.outcome === null
      ? []
      : [
          {
            label: texts.ended,
            value: words.outcomes?.[seen.outcome] ?? texts.outcomes[seen.outcome],
            how: words.showdown,
          },
        ]),
    { label: texts.pays, value: paid === '' ? texts.nothing : paid, how: words.pays },
  ];
};
