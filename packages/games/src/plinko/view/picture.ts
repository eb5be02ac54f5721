/** The balls in the air over the still board: one canvas, drawn only while something moves. */
import { isWin } from '../../stage/game-view.ts';
import type { Flight } from '../../stage/use-flights.ts';
import type { PlinkoParams, PlinkoView } from '../game.ts';
import { ballAt, bucketAt, pegAt, pegOf, timeOf, type Board } from './layout.ts';
import { paintBucket } from './paint-board.ts';
import type { Sprites } from './sprites.ts';

export type Ball = Flight<PlinkoParams, PlinkoView>;

/** So long a bucket that was hit is drawn apart. */
export const afterMs = 900;
const sinkMs = 260;
const sunkBy = 9;
const trail = 5;

export interface Picture {
  readonly board: Board;
  readonly buckets: readonly string[];
  readonly sprites: Sprites;
  /** What a landed ball brought, in figures. */
  readonly amount: (ball: Ball) => string;
  /** Of a landed ball nothing but its place in the bucket. */
  readonly still: boolean;
}

type Pen = CanvasRenderingContext2D;

const put = (pen: Pen, image: HTMLCanvasElement, x: number, y: number, size: number): void => {
  pen.drawImage(image, x - size / 2, y - size / 2, size, size);
};

const drawFalling = (pen: Pen, { board, sprites }: Picture, { round }: Ball, ms: number): void => {
  const { path } = round.view;
  const time = timeOf(ms);
  for (let back = 0; back < 2; back += 1) {
    const peg = pegOf(path, time - back);
    if (peg === undefined) continue;
    const since = time - Math.floor(time) + back;
    pen.globalAlpha = Math.max(0, 1 - since / 1.5);
    put(pen, sprites.lit, ...pegAt(board, ...peg), board.ball * (2 - since * 0.4));
  }
  for (let step = trail; step > 0; step -= 1) {
    pen.globalAlpha = 0.34 * (1 - step / (trail + 1));
    put(pen, sprites.lit, ...ballAt(board, path, time - step * 0.13), board.ball * (1.5 - step * 0.14));
  }
  pen.globalAlpha = 1;
  put(pen, sprites.ball, ...ballAt(board, path, time), board.ball);
};

const drawLanded = (pen: Pen, picture: Picture, ball: Ball, since: number): void => {
  const { board, sprites, buckets, amount, still } = picture;
  const { round } = ball;
  const { bucket } = round.view;
  const won = isWin(round);
  const part = Math.min(1, since / sinkMs);
  const sunk = still ? 0 : Math.sin(part * Math.PI) * sunkBy;
  const x = bucketAt(board, bucket);
  const fade = Math.min(1, Math.max(0, (afterMs - since) / 260));
  if (won) {
    pen.globalAlpha = fade;
    put(pen, sprites.halo, x, board.bucketTop + board.bucketHeight / 2, board.across * 4);
  }
  pen.globalAlpha = 1;
  paintBucket(pen, board, bucket, buckets[bucket] ?? '', sunk, won && fade > 0.3);
  pen.globalAlpha = fade;
  put(pen, sprites.ball, x, board.bucketTop + sunk - board.ball * 0.2, board.ball);
  if (!won) return;
  const size = Math.max(16, Math.min(26, board.across * 0.7));
  pen.font = `800 ${size}px 'Unbounded Variable', 'Unbounded Fallback', sans-serif`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  pen.lineWidth = 5;
  pen.strokeStyle = '#2b0408';
  pen.fillStyle = '#ffe9b0';
  const text = amount(ball);
  const half = pen.measureText(text).width / 2 + 4;
  const at = Math.min(board.width - half, Math.max(half, x));
  const y = board.bucketTop - 18 - (still ? 0 : part * 8);
  pen.strokeText(text, at, y);
  pen.fillText(text, at, y);
};

/** Whether anything is left to draw. */
export const drawBalls = (pen: Pen, picture: Picture, balls: readonly Ball[], now: number): boolean => {
  const { width, height, rows } = picture.board;
  pen.clearRect(0, 0, width, height);
  let moves = false;
  // Landed ones first: what falls is in front of them.
  for (const ball of balls) {
    if (ball.round.params.rows !== rows || ball.landed === undefined || now - ball.landed >= afterMs) continue;
    drawLanded(pen, picture, ball, Math.max(0, now - ball.landed));
    moves = true;
  }
  for (const ball of balls) {
    if (ball.round.params.rows !== rows || ball.landed !== undefined) continue;
    if (!picture.still) drawFalling(pen, picture, ball, now - ball.began);
    moves = true;
  }
  pen.globalAlpha = 1;
  return moves;
};
