/** Two canvases one above the other: the board, painted once, and the balls. Decoration: what they show is said in words elsewhere. */
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { signedText } from '../../stage/amounts.ts';
import type { SceneProps } from '../../stage/game-view.ts';
import type { PlinkoParams } from '../game.ts';
import { boardOf } from './layout.ts';
import { paintBoard } from './paint-board.ts';
import { drawBalls, type Ball, type Picture } from './picture.ts';
import { makeSprites } from './sprites.ts';

const mostPixels = 2;

const penOf = (canvas: HTMLCanvasElement | null, width: number, height: number) => {
  const pen = canvas?.getContext('2d') ?? null;
  if (canvas === null || pen === null) return undefined;
  const ratio = Math.min(mostPixels, devicePixelRatio);
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (canvas.width !== across || canvas.height !== down) {
    canvas.width = across;
    canvas.height = down;
  }
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  return pen;
};

const useSize = (box: RefObject<HTMLElement | null>) => {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const measure = () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = box.current ?? {};
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (box.current !== null) observer.observe(box.current);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return size;
};

interface Props {
  readonly params: PlinkoParams;
  /** What each bucket pays, short enough for it. */
  readonly buckets: readonly string[];
  readonly balls: RefObject<Ball[]>;
  readonly currency: SceneProps['currency'];
  readonly still: boolean;
}

export const PlinkoBoard = ({ params: { rows }, buckets, balls, currency, still }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLCanvasElement>(null);
  const above = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSize(box);
  const sprites = useMemo(() => makeSprites(), []);
  const board = useMemo(() => boardOf(width, height, rows), [width, height, rows]);
  const words = buckets.join(' ');
  useEffect(() => {
    if (width === 0) return undefined;
    let live = true;
    const paint = () => {
      const pen = live ? penOf(below.current, width, height) : undefined;
      if (pen !== undefined) paintBoard(pen, board, words.split(' '));
    };
    paint();
    // Again with the house's typeface, if it was not there yet.
    document.fonts.load("700 16px 'Outfit Variable'").then(paint, () => undefined);
    return () => {
      live = false;
    };
  }, [board, words, width, height]);

  const picture = useRef<Picture>(undefined);
  picture.current = {
    ...{ board, sprites, still, buckets },
    amount: ({ round }) => signedText(currency, round.payout - round.staked),
  };
  const frame = useRef(0);
  // After every render something may have to be drawn; the loop ends by itself.
  useEffect(() => {
    if (frame.current !== 0 || width === 0) return;
    const tick = () => {
      const size = picture.current?.board;
      const pen = size === undefined ? undefined : penOf(above.current, size.width, size.height);
      const goesOn =
        pen !== undefined &&
        picture.current !== undefined &&
        drawBalls(pen, picture.current, balls.current, performance.now());
      frame.current = goesOn ? requestAnimationFrame(tick) : 0;
    };
    frame.current = requestAnimationFrame(tick);
  });
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
      frame.current = 0;
    },
    [],
  );
  return (
    <div ref={box} className="plinko-board" aria-hidden="true">
      <canvas ref={below} />
      <canvas ref={above} />
    </div>
  );
};
