/** A round from its cards to its payout, for the proof that players read. */
import { cardSign } from '../cards/card-text.ts';
import type { Explanation } from '../game-module.ts';
import { plainMultiplier } from '../multiplier-text.ts';
import type { VideoPoker } from './machine.ts';
import { heldPlaces, holdOfAction } from './actions.ts';
import { cardsOf, type VideoPokerState } from './rules.ts';
import { videoPokerTexts as words } from './texts.ts';

const signs = (cards: readonly number[]): string => cards.map(cardSign).join(' ');

/** `hold-135` in words. */
export const holdText = (type: string): string => {
  const hold = holdOfAction(type);
  return hold === undefined ? type : words.held(heldPlaces(hold));
};

export const explainRound =
  <H extends string>({ machine, handNames }: { machine: VideoPoker<H>; handNames: Readonly<Record<H, string>> }) =>
  (state: VideoPokerState): Explanation[] => {
    const cards = cardsOf(state);
    const hand = machine.handOf(cards);
    const each = hand === undefined ? 0 : (machine.pays(state.coins)[machine.hands.indexOf(hand) + 1] ?? 0);
    const held = state.hold === null ? [] : heldPlaces(state.hold);
    return [
      { label: words.dealt, value: signs(state.dealt), how: words.dealtHow },
      { label: words.hold, value: held.length === 0 ? words.none : held.join(', '), how: words.holdHow },
      { label: words.final, value: signs(cards), how: hand === undefined ? '–' : handNames[hand] },
      {
        label: words.multiplier,
        value: plainMultiplier(BigInt(each * state.coins) * 10_000n),
        how: words.multiplierHow(state.coins, each),
      },
    ];
  };
