/** Both sides: the beast, its place, its card once it was dealt. */
import '../../cards/stage/cards.css';
import { useRef, type CSSProperties } from 'react';
import { Card } from '../../cards/stage/card.tsx';
import { useCardWidth } from '../../live/stage/use-card-width.ts';
import { Drawing } from '../../stage/drawing.tsx';
import type { Winner } from '../versions/1-cards.ts';
import { dragonArt, tigerArt } from './emblems.ts';
import { texts } from './texts.ts';

interface Props {
  readonly roundId: string | undefined;
  /** Dragon and tiger, as far as they were dealt. */
  readonly cards: readonly number[];
  /** Who has won, once it was said. */
  readonly winner: Winner | undefined;
  readonly flies: boolean;
}

const flightMs = 320;
const smallest = 60;
const art = { dragon: dragonArt, tiger: tigerArt };

export const Sides = ({ roundId, cards, winner, flies }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const width = useCardWidth(box, 4.4, 2.5);
  return (
    <div ref={box} className="cards dt-sides" style={{ '--card': `${width}px` } as CSSProperties}>
      {(['dragon', 'tiger'] as const).map((side, index) => {
        const card = cards[index];
        return (
          <section
            key={side}
            className={`dt-side s-${side}`}
            data-won={winner === side}
            data-lost={winner !== undefined && winner !== 'tie' && winner !== side}
            aria-label={texts.names[side]}
          >
            <Drawing className="dt-emblem" art={art[side]} />
            <h2>{texts.names[side]}</h2>
            <div className="cards-row dt-place">
              {card === undefined ? null : (
                <Card
                  key={`${roundId ?? ''} ${side}`}
                  card={card}
                  index={0}
                  left={0}
                  large={width < smallest}
                  from={flies ? { x: (index === 0 ? 2.2 : 1.6) * width, y: -width } : undefined}
                  flightMs={flightMs}
                />
              )}
            </div>
          </section>
        );
      })}
    </div>
  );
};
