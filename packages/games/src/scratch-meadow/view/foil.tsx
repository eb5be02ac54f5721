/** The silver over one cell: rubbed off where a pointer passes. What is under it was drawn before; rubbing changes nothing. */
import { useEffect, useRef, type RefObject } from 'react';

/** A cell counts as scratched when so many of its points were rubbed. */
const [points, enough] = [6, 0.5];
const side = 120;
/** Of the cell's side. */
const brush = 0.17;

export interface Foil {
  /** Between two places in shares of the cell; true once enough is gone. */
  readonly rub: (from: readonly [number, number], to: readonly [number, number]) => boolean;
}

const paint = (picture: CanvasRenderingContext2D): void => {
  const shine = picture.createLinearGradient(0, 0, side, side);
  for (const [at, colour] of [
    [0, '#f2f5f8'],
    [0.35, '#bcc6d0'],
    [0.55, '#e4e9ee'],
    [1, '#8e9aa8'],
  ] as const)
    shine.addColorStop(at, colour);
  picture.globalCompositeOperation = 'source-over';
  picture.fillStyle = shine;
  picture.fillRect(0, 0, side, side);
  picture.strokeStyle = '#ffffff66';
  picture.lineWidth = 3;
  // Four petals, as printed on the foil.
  for (let petal = 0; petal < 4; petal += 1) {
    const [x, y] = [side / 2 + 17 * Math.cos((petal * Math.PI) / 2), side / 2 + 17 * Math.sin((petal * Math.PI) / 2)];
    picture.beginPath();
    picture.arc(x, y, 15, 0, 2 * Math.PI);
    picture.stroke();
  }
  picture.globalCompositeOperation = 'destination-out';
  picture.lineCap = 'round';
  picture.lineWidth = side * brush * 2;
};

export const useFoil = (
  canvas: RefObject<HTMLCanvasElement | null>,
  cardId: string,
  keep: (foil: Foil) => void,
): void => {
  const rubbed = useRef(new Set<number>());
  useEffect(() => {
    const picture = canvas.current?.getContext?.('2d') ?? null;
    rubbed.current = new Set();
    if (picture !== null) paint(picture);
    keep({
      rub: ([fromX, fromY], [toX, toY]) => {
        if (picture !== null) {
          picture.beginPath();
          picture.moveTo(fromX * side, fromY * side);
          picture.lineTo(toX * side, toY * side);
          picture.stroke();
        }
        for (let point = 0; point < points ** 2; point += 1) {
          const [x, y] = [((point % points) + 0.5) / points, (Math.floor(point / points) + 0.5) / points];
          const length = (toX - fromX) ** 2 + (toY - fromY) ** 2;
          const along = length === 0 ? 0 : ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length;
          const share = Math.max(0, Math.min(1, along));
          const [dx, dy] = [x - fromX - share * (toX - fromX), y - fromY - share * (toY - fromY)];
          if (dx ** 2 + dy ** 2 <= brush ** 2) rubbed.current.add(point);
        }
        return rubbed.current.size >= enough * points ** 2;
      },
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- new foil belongs to a new card, not to what else changes
  }, [cardId]);
};

export const foilSide = side;
