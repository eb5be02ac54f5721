/** Dice that are thrown: cubes that tumble along a path and come to rest on their numbers. What they show was drawn before. */
import './thrown-dice.css';
import { useEffect, useRef, type CSSProperties } from 'react';
import { DieFace } from './die-face.tsx';

export interface DicePath {
  readonly ms: number;
  /** Where a die is on its way, in its own widths from where it comes to rest: the last one is there. */
  readonly of: (index: number) => readonly { readonly at: number; readonly x: number; readonly y: number }[];
}

interface Props {
  readonly numbers: readonly number[];
  /** Another one is another throw. */
  readonly throwId: string | undefined;
  readonly rolling: boolean;
  readonly path: DicePath;
  /** Each die's place within the box, in its own widths. */
  readonly places: readonly (readonly [x: number, y: number])[];
  readonly className?: string;
}

/** Turns about two axes that bring a number to the top. */
const turned: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 0],
  2: [-90, 0],
  3: [0, -90],
  4: [0, 90],
  5: [90, 0],
  6: [180, 0],
};

/** Seen from above at an angle, each lying its own way. */
const lying = [-14, 22, 8];
const pose = (number: number, index: number, turns = 0): string => {
  const [x, y] = turned[number] ?? [0, 0];
  const way = index % 2 === 0 ? 1 : -1;
  const spin = (lying[index % lying.length] ?? 0) + turns * 200 * way;
  return `rotateX(32deg) rotateZ(${spin}deg) rotateX(${x + turns * 360 * way}deg) rotateY(${y - turns * 360}deg)`;
};

const Die = ({ number, index, props }: { number: number; index: number; props: Props }) => {
  const { rolling, throwId, path, places } = props;
  const [cube, body] = [useRef<HTMLSpanElement>(null), useRef<HTMLSpanElement>(null)];
  useEffect(() => {
    if (!rolling || cube.current?.animate === undefined) return undefined;
    const way = path.of(index);
    const moves = [
      // Fast in the air, slower with every bounce.
      cube.current.animate(
        [
          { transform: pose(number, index, 3), easing: 'linear' },
          { offset: 0.45, transform: pose(number, index, 1), easing: 'ease-out' },
          { transform: pose(number, index) },
        ],
        { duration: path.ms, fill: 'backwards' },
      ),
      body.current?.animate(
        way.map(({ at, x, y }, step) => ({
          offset: at,
          translate: `${x}em ${y}em`,
          easing: step % 2 === 0 ? 'ease-out' : 'ease-in',
        })),
        { duration: path.ms, fill: 'backwards' },
      ),
    ];
    return () => {
      for (const move of moves) move?.cancel();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a throw belongs to its round, not to what else changes
  }, [throwId, rolling]);
  const [x, y] = places[index] ?? [0, 0];
  return (
    <span className="die" style={{ left: `${x}em`, top: `${y}em` } satisfies CSSProperties}>
      <i className="die-shadow" />
      <span ref={body} className="die-body">
        <span ref={cube} className="die-cube" style={{ transform: pose(number, index) }}>
          {[1, 2, 3, 4, 5, 6].map((side) => (
            <span key={side} className={`die-side side-${side}`}>
              <DieFace number={side} />
            </span>
          ))}
        </span>
      </span>
    </span>
  );
};

export const Dice = (props: Props) => (
  <span className={`dice-thrown ${props.className ?? ''}`} aria-hidden="true">
    {props.numbers.map((number, index) => (
      <Die key={index} number={number} index={index} props={props} />
    ))}
  </span>
);
