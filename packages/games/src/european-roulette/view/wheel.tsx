/** Bowl, rotor and ball. Rotor and ball turn against each other and end so that the ball lies in its pocket. */
import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../../stage/drawing.tsx';
import { ballTurns, place, radii, restAt, rotorEnd, type Rest } from './motion.ts';
import { bowlArt, rotorArt } from './wheel-art.ts';

export const spinMs = 5_000;

interface Props {
  readonly number: number | undefined;
  /** The round that is being shown, and whether its ball is still rolling. */
  readonly roundId: string | undefined;
  readonly rolling: boolean;
  readonly still: boolean;
}

const curve = 'cubic-bezier(0.1, 0.5, 0.3, 1)';

export const RouletteWheel = ({ number, roundId, rolling, still }: Props) => {
  const rotor = useRef<HTMLDivElement>(null);
  const arm = useRef<HTMLDivElement>(null);
  const ball = useRef<HTMLElement>(null);
  const rest = useRef<Rest>(number === undefined ? { rotor: 0, ball: place } : restAt(number));
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!rolling || number === undefined) return undefined;
    const [from, to] = [rest.current, restAt(number)];
    rest.current = to;
    redraw((count) => count + 1);
    if (still) return undefined;
    const options = { duration: spinMs, easing: curve };
    const spins = [
      rotor.current?.animate(
        [{ rotate: `${from.rotor}turn` }, { rotate: `${rotorEnd(from.rotor, to.rotor)}turn` }],
        options,
      ),
      arm.current?.animate([{ rotate: `${to.ball + ballTurns}turn` }, { rotate: `${to.ball}turn` }], options),
      ball.current?.animate(
        radii.map(({ offset, at }) => ({ offset, top: `${50 - at}%` })),
        { duration: spinMs },
      ),
    ];
    return () => {
      for (const spin of spins) spin?.cancel();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a spin belongs to its round, not to what else changes
  }, [roundId, rolling]);
  return (
    <div className="roulette-wheel" aria-hidden="true">
      <Drawing className="roulette-bowl" art={bowlArt} />
      <div ref={rotor} className="roulette-rotor" style={{ rotate: `${rest.current.rotor}turn` }}>
        <Drawing className="roulette-rotor-art" art={rotorArt} />
      </div>
      <div
        ref={arm}
        className="roulette-arm"
        style={{ rotate: `${rest.current.ball}turn` }}
        data-shown={number !== undefined}
      >
        <i ref={ball} />
      </div>
    </div>
  );
};
