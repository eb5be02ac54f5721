/** A row of cards with its owner's name and what it is worth. */
import { Card } from '../../stage/card.tsx';
import { apart } from './use-card-width.ts';

/** Smaller than this, cards show rank and suit only. */
const smallest = 60;
const flightMs = 260;

interface Props {
  readonly side: 'player' | 'dealer' | 'board';
  readonly name: string;
  /** Named once its cards lie there. */
  readonly hand: string | undefined;
  readonly cards: readonly (number | null)[];
  /** Places printed on the felt. */
  readonly places: number;
  readonly state: 'won' | 'lost' | 'even' | undefined;
  readonly roundId: string | undefined;
  readonly card: number;
  readonly flies: boolean;
}

export const Hand = ({ side, name, hand, cards, places, state, roundId, card, flies }: Props) => {
  const step = card * apart;
  return (
    <section
      className="ante-hand"
      data-side={side}
      data-state={state}
      aria-label={hand === undefined ? name : `${name}: ${hand}`}
    >
      <div className="cards-row" style={{ width: step * (places - 1) + card }}>
        {Array.from({ length: places }, (_, place) => (
          <i key={place} className="ante-place" style={{ left: place * step }} />
        ))}
        {cards.map((one, index) => (
          <Card
            key={`${roundId ?? ''} ${index}`}
            card={one}
            index={index}
            left={index * step}
            large={card < smallest}
            from={flies ? { x: card * 5, y: -card * 1.8 } : undefined}
            flightMs={flightMs}
            turns={side === 'dealer'}
          />
        ))}
      </div>
      <p className="ante-name">
        {name}
        {hand === undefined ? null : <b>{hand}</b>}
      </p>
    </section>
  );
};
