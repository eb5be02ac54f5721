/** The dealer's hand, the player's, and the cards that belong to both. */
import type { AnteShown, AnteTable } from './ante-table.ts';
import type { AnteFelt } from './felt-story.ts';
import { Hand } from './hand.tsx';
import { anteTableTexts as texts } from './texts.ts';

interface Props<Hand extends string> {
  readonly game: AnteTable<Hand>;
  readonly felt: AnteFelt;
  /** The round on the felt. */
  readonly round: AnteShown<Hand> | undefined;
  /** Once its result may be seen. */
  readonly shown: AnteShown<Hand> | undefined;
  readonly card: number;
  readonly flies: boolean;
  readonly presented: boolean;
}

/** After the choice, where no card comes any more to the player: the hand is what it was. */
const isKnown = <H extends string>({ cards }: AnteTable<H>, { player }: AnteFelt, view: AnteShown<H>['view']) =>
  cards.board === 0 && view.choice !== null && player.length === view.player.length;

export const Hands = <H extends string>({ game, felt, round, shown, card, flies, presented }: Props<H>) => {
  const { cards, texts: words } = game;
  const view = round?.view;
  const outcome = shown?.view.outcome ?? null;
  const own =
    outcome === 'won' || outcome === 'unqualified'
      ? 'won'
      : outcome === 'lost' || outcome === 'folded'
        ? 'lost'
        : undefined;
  const common = { card, flies, roundId: round?.id };
  const dealerHand = shown?.view.dealerHand ?? null;
  return (
    <>
      <Hand
        {...common}
        side="dealer"
        name={texts.dealer}
        hand={dealerHand === null ? undefined : words.hands[dealerHand]}
        cards={felt.dealer}
        places={cards.each}
        state={outcome === 'lost' ? 'won' : outcome === 'won' ? 'lost' : undefined}
      />
      {cards.board === 0 ? (
        game.emblem
      ) : (
        <Hand
          {...common}
          side="board"
          name={texts.board}
          hand={undefined}
          cards={felt.board}
          places={cards.board}
          state={undefined}
        />
      )}
      <Hand
        {...common}
        side="player"
        name={texts.you}
        hand={view !== undefined && (presented || isKnown(game, felt, view)) ? words.hands[view.hand] : undefined}
        cards={felt.player}
        places={cards.each}
        state={own}
      />
    </>
  );
};
