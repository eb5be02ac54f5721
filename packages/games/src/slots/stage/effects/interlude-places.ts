/** Layout of the interlude: flower and three carved lines, above the button that starts the free spins. */
import type { Layout } from '../layout.ts';

export interface WordPlace {
  readonly x: number;
  readonly y: number;
  /** Of the letters, if they are not too wide then. */
  readonly height: number;
  readonly widest: number;
}

export interface InterludePlaces {
  readonly flower: { readonly x: number; readonly y: number; readonly size: number };
  readonly words: readonly [WordPlace, WordPlace, WordPlace];
}

type Stage = Pick<Layout, 'width' | 'height' | 'upright'>;

const lowBelow = 360;
/** A phone on its side: flower and number stand beside the other lines. */
export const isLow = ({ height, upright }: Stage): boolean => !upright && height < lowBelow;

/** Height at the bottom of the stage covered by the button. */
export const buttonRoom = (stage: Stage): number => (isLow(stage) ? 58 : Math.max(18, stage.width * 0.03) + 62);

export const interludePlaces = (stage: Stage): InterludePlaces => {
  const { width: w, height: h, upright } = stage;
  const middle = (y: number, height: number): WordPlace => ({ x: w / 2, y: h * y, height, widest: w * 0.94 });
  if (isLow(stage)) {
    const beside = (y: number, height: number): WordPlace => ({
      ...{ x: w * 0.61, y: h * y, height: h * height, widest: w * 0.6 },
    });
    return {
      flower: { x: w * 0.2, y: h * 0.16, size: h * 0.32 },
      words: [{ x: w * 0.2, y: h * 0.49, height: h * 0.26, widest: w * 0.3 }, beside(0.27, 0.25), beside(0.57, 0.13)],
    };
  }
  if (upright)
    return {
      flower: { x: w / 2, y: h * 0.187, size: Math.min(170, h * 0.26) },
      words: [
        middle(0.405, Math.min(100, h * 0.16)),
        middle(0.595, Math.min(62, h * 0.11)),
        middle(0.718, Math.min(30, h * 0.055)),
      ],
    };
  const unit = Math.min(h / 584, 1.6);
  return {
    flower: { x: w / 2, y: h * 0.165, size: 176 * unit },
    words: [middle(0.414, 104 * unit), middle(0.647, 78 * unit), middle(0.791, 34 * unit)],
  };
};
