/** One hand: cards in a fan, its total, its bet, and what became of it. */
import { useEffect, useState } from 'react';
import { amountText, signedText } from '../../stage/amounts.ts';
import type { CurrencyCode } from '@carmine/money';
import type { CardGame, CardView, SeenHand } from './card-game.ts';
import { Card } from './card.tsx';
import { pileArt } from './chip-art.ts';
import { Drawing } from '../../stage/drawing.tsx';
import { stepOf, type Layout } from './layout.ts';
import type { FeltHand } from './story.ts';

/** Letters that fit under the chips at their usual size. */
const roomyLength = 8;

/** Narrower cards show rank and suit only. */
const smallest = 60;

type Origin = { readonly x: number; readonly y: number } | undefined;

interface RowProps {
  readonly cards: readonly (number | null)[];
  readonly layout: Layout;
  readonly room: number;
  readonly step?: number;
  readonly from: Origin;
  readonly flightMs: number;
}

/** Cards side by side as far as there is room, over each other beyond. */
export const CardRow = ({ cards, layout, room, step, from, flightMs }: RowProps) => {
  const each = step ?? stepOf(cards.length, layout, room);
  return (
    <div className="cards-row" style={{ width: layout.card + each * Math.max(0, cards.length - 1) }}>
      {cards.map((card, index) => (
        <Card
          key={index}
          card={card}
          index={index}
          left={each * index}
          large={layout.card < smallest}
          from={from}
          flightMs={flightMs}
        />
      ))}
    </div>
  );
};

interface TotalProps {
  readonly text: string;
  readonly from: Origin;
  readonly flightMs: number;
}

/** A text that changes only when the card that changes it has landed. */
const useLanded = (text: string, delayMs: number): string => {
  const [landed, setLanded] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLanded(text);
    }, delayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text, delayMs]);
  return delayMs === 0 ? text : landed;
};

/** What a row of cards counts. */
export const Total = ({ text, from, flightMs }: TotalProps) => {
  const landed = useLanded(text, from === undefined ? 0 : flightMs);
  return text === '' || landed === '' ? null : <span className="cards-total">{landed}</span>;
};

/** The chips of a hand, and beside them what was paid. */
const Piles = <V extends CardView>({
  game,
  hand,
  paid,
}: {
  game: Pick<CardGame<V>, 'pileOf' | 'chipOf'>;
  hand: SeenHand;
  paid: boolean;
}) => {
  if (game.chipOf !== undefined) return game.chipOf(hand.bet);
  return (
    <span className="cards-piles">
      <Drawing className="cards-pile" key={hand.bet} art={pileArt(hand.bet > 1 ? 2 : 1)} />
      {paid && game.pileOf !== undefined ? (
        <Drawing className="cards-pile paid" art={pileArt(game.pileOf(hand))} />
      ) : null}
    </span>
  );
};

interface Props<V extends CardView> {
  readonly game: CardGame<V>;
  readonly felt: FeltHand;
  readonly seen: SeenHand | undefined;
  /** All hands of the round, as far as it was presented. */
  readonly hands: V['hands'];
  readonly index: number;
  readonly label: string;
  readonly active: boolean;
  readonly layout: Layout;
  readonly from: Origin;
  readonly currency: CurrencyCode;
  readonly stake: bigint;
}

export const Seat = <V extends CardView>(props: Props<V>) => {
  const { game, felt, seen, hands, index, label, active, layout, from, currency, stake } = props;
  const { flight } = game.timings;
  const own = game.stateOf(felt.cards);
  const outcome = seen?.outcome ?? (own === 'bust' ? 'bust' : null);
  const word = seen === undefined ? '' : game.texts.outcome(hands, index);
  const staked = stake * BigInt(felt.bet);
  const bet = amountText(currency, staked);
  const paid = game.paidFor(staked, outcome);
  return (
    <section
      className="cards-seat"
      data-state={outcome ?? (active ? 'active' : own)}
      aria-label={label}
      style={layout.rows > 1 ? { width: layout.slot, height: layout.rowHeight } : undefined}
    >
      <div className="cards-hand">
        <CardRow cards={felt.cards} layout={layout} room={layout.slot - layout.beside} from={from} flightMs={flight} />
        <Total text={game.countOf(felt.cards, outcome !== null)} from={from} flightMs={flight} />
        {outcome === null ? null : (
          <span className="cards-outcome" key={outcome}>
            {word === '' ? game.texts.bust : word}
          </span>
        )}
      </div>
      {felt.cards.length === 0 ? null : (
        <div className="cards-bet">
          <Piles game={game} hand={{ ...felt, outcome }} paid={paid > 0n} />
          <b data-long={bet.length > roomyLength}>{bet}</b>
          {paid > 0n ? (
            <b className="cards-plus" data-long={bet.length > roomyLength}>
              {signedText(currency, paid)}
            </b>
          ) : null}
        </div>
      )}
    </section>
  );
};
