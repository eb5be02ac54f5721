import type { Layout } from '../../../slots/stage/layout.ts';

/** Of pipes, curtains and people. */
export const unitOf = ({ width, height, upright }: Layout): number =>
  upright
    ? Math.min(1.2, Math.max(0.66, width / 480))
    : Math.min(1.6, Math.max(0.6, Math.min(height / 584, width / 1_100)));

/** Where the boards of the stage begin. */
export const floorOf = ({ height, upright }: Layout): number => height * (upright ? 0.78 : 0.72);
