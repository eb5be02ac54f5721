/** One card on the felt: flies in from the shoe, and turns over when its face becomes known. */
import { memo, useId, useLayoutEffect, useRef, type CSSProperties } from 'react';
import { cardName } from '../card-text.ts';
import { cardTexts } from '../texts.ts';
import { backArt, faceArt } from './card-art.ts';
import { Drawing } from '../../stage/drawing.tsx';

const tilts = [-3, 2, -1.5, 3, -2];
const curve = 'cubic-bezier(.2,.8,.2,1)';

interface Props {
  /** `null`: face down. */
  readonly card: number | null;
  readonly index: number;
  /** Pixels from the first card of its row. */
  readonly left: number;
  /** Too small for pips. */
  readonly large: boolean;
  /** Origin of the card's flight, in pixels of the stage; without it cards appear in place. */
  readonly from: { readonly x: number; readonly y: number } | undefined;
  readonly flightMs: number;
  /** It may turn over: by default only the second one of its row does. */
  readonly turns?: boolean;
}

const Art = memo(({ card, id, large = false }: { card: number | null; id: string; large?: boolean }) => (
  <Drawing className="cards-art" art={card === null ? backArt(id) : faceArt(card, id, large)} />
));
Art.displayName = 'Art';

export const Card = ({ card, index, left, large, from, flightMs, turns = index === 1 }: Props) => {
  const id = useId().replace(/[^a-z0-9]/gi, '');
  const place = useRef<HTMLDivElement>(null);
  const start = useRef({ from, flightMs });
  // Only the card that has just been dealt flies; a card that is moved or shown again does not.
  useLayoutEffect(() => {
    const element = place.current;
    const { from: origin, flightMs: duration } = start.current;
    const stage = element?.closest('.cards')?.getBoundingClientRect();
    if (element === null || origin === undefined || stage === undefined || !('animate' in element)) return;
    const own = element.getBoundingClientRect();
    const [x, y] = [stage.left + origin.x - own.left, stage.top + origin.y - own.top];
    element.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(-9deg) scale(.8)`, opacity: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { duration, easing: curve },
    );
  }, []);
  const style = { left, '--tilt': `${tilts[index % tilts.length] ?? 0}deg` } as CSSProperties;
  return (
    <div
      className="cards-card"
      style={style}
      ref={place}
      role="img"
      aria-label={card === null ? cardTexts.faceDown : cardName(card)}
    >
      <div className="cards-flip" data-down={card === null}>
        {card === null ? null : <Art card={card} id={`${id}f`} large={large} />}
        {turns ? (
          <span className="cards-back">
            <Art card={null} id={`${id}b`} />
          </span>
        ) : null}
      </div>
    </div>
  );
};
