/** Bowl, rotor and ball. Rotor and ball turn against each other and end so that the ball lies in its pocket. */
import { useEffect, useRef, useState } from 'react';
import { Drawing } from '../../stage/drawing.tsx';
import { bowlArt, pocketTurn, rotorArt } from './wheel-art.ts';

export const spinMs = 5_000;
/** The ball's way in percent from the middle: on the track, falling over the deflectors, hopping. */
const radii = [
  { offset: 0, at: 43 },
  { offset: 0.62, at: 42.4 },
  { offset: 0.66, at: 40.5 },
  { offset: 0.72, at: 37.6 },
  { offset: 0.76, at: 38.8 },
  { offset: 0.82, at: 33 },
  { offset: 0.86, at: 35.5 },
  { offset: 0.9, at: 29.6 },
  { offset: 0.95, at: 30.8 },
  { offset: 1, at: 28 },
];

interface Rest {
  /** In turns, growing: the rotor clockwise, the ball against it. */
  readonly rotor: number;
  readonly ball: number;
}

const [rotorTurns, ballTurns] = [2, 6];
/** Where the ball comes to rest, in turns from the top: where a phone sees it too. */
const place = 0.06;

const restAt = (number: number): Rest => ({ rotor: place - pocketTurn(number), ball: place });

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
        [
          { rotate: `${from.rotor}turn` },
          { rotate: `${Math.ceil(from.rotor - to.rotor) + to.rotor + rotorTurns}turn` },
        ],
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
