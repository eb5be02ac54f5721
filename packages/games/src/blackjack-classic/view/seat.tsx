/** One hand: cards in a fan, its total, its bet, and what became of it. */
import { useEffect, useState } from 'react';
import { amountText, signedText } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { CardSound } from '../../cards/stage/sounds.ts';
import type { BlackjackParams, BlackjackView, SeenHand } from '../game.ts';
import { isBust, totalOf } from '../versions/1-cards.ts';
import { Card } from './card.tsx';
import { pileArt } from './chip-art.ts';
import { Drawing } from '../../stage/drawing.tsx';
import { stepOf, type Layout } from './layout.ts';
import { times, type FeltHand } from './story.ts';
import { texts } from './texts.ts';

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
}

/** Cards side by side as far as there is room, over each other beyond. */
export const CardRow = ({ cards, layout, room, step, from }: RowProps) => {
  const each = step ?? stepOf(cards.length, layout.card, room);
  return (
    <div className="bj-cards" style={{ width: layout.card + each * Math.max(0, cards.length - 1) }}>
      {cards.map((card, index) => (
        <Card key={index} card={card} index={index} left={each * index} large={layout.card < smallest} from={from} />
      ))}
    </div>
  );
};

interface TotalProps {
  readonly cards: readonly (number | null)[];
  readonly settled: boolean;
  readonly from: Origin;
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

/** `7/17` while an ace can still count either way. */
export const Total = ({ cards, settled, from }: TotalProps) => {
  const { total, soft } = totalOf(cards.filter((card) => card !== null));
  const text = soft && !settled && total < 21 ? `${total - 10}/${total}` : `${total}`;
  const landed = useLanded(text, from === undefined ? 0 : times.flight);
  return total === 0 || landed === '0' ? null : <span className="bj-total">{landed}</span>;
};

interface Props {
  readonly felt: FeltHand;
  readonly seen: SeenHand | undefined;
  /** All hands of the round, as far as it is told. */
  readonly hands: readonly SeenHand[];
  readonly label: string;
  readonly active: boolean;
  readonly layout: Layout;
  readonly from: Origin;
  readonly currency: SceneProps<BlackjackParams, BlackjackView, CardSound>['currency'];
  readonly stake: bigint;
}

const stateOf = (active: boolean, felt: FeltHand, outcome: SeenHand['outcome']): string => {
  if (outcome !== null) return outcome;
  if (active) return 'active';
  return totalOf(felt.cards).total === 21 ? 'full' : 'waiting';
};

/** What the house lays beside the stake. */
const paidFor = (staked: bigint, outcome: SeenHand['outcome']): bigint =>
  outcome === 'blackjack' ? (staked * 3n) / 2n : outcome === 'won' ? staked : 0n;

export const Seat = ({ felt, seen, hands, label, active, layout, from, currency, stake }: Props) => {
  const outcome = seen?.outcome ?? (isBust(felt.cards) ? 'bust' : null);
  const word = seen === undefined ? '' : texts.outcomeText(hands, seen);
  const beside = layout.betBelow ? 12 : 96;
  const staked = stake * BigInt(felt.bet);
  const bet = amountText(currency, staked);
  const paid = paidFor(staked, outcome);
  return (
    <section className="bj-seat" data-state={stateOf(active, felt, outcome)} aria-label={label}>
      <div className="bj-hand">
        <CardRow cards={felt.cards} layout={layout} room={layout.slot - beside} from={from} />
        <Total cards={felt.cards} settled={outcome !== null} from={from} />
        {outcome === null ? null : (
          <span className="bj-outcome" key={outcome}>
            {word === '' ? texts.bust : word}
          </span>
        )}
      </div>
      {felt.cards.length === 0 ? null : (
        <div className="bj-bet">
          <span className="bj-piles">
            <Drawing className="bj-pile" key={felt.bet} art={pileArt(felt.bet)} />
            {paid > 0n ? (
              <Drawing className="bj-pile paid" art={pileArt(outcome === 'blackjack' ? 2 : felt.bet)} />
            ) : null}
          </span>
          <b data-long={bet.length > roomyLength}>{bet}</b>
          {paid > 0n ? (
            <b className="bj-plus" data-long={bet.length > roomyLength}>
              {signedText(currency, paid)}
            </b>
          ) : null}
        </div>
      )}
    </section>
  );
};
