/** Where the sum of the orbs is shown: within the plate, at its right end. */
import type { Layout } from '../layout.ts';

export const orbTotalPlace = ({ plate }: Pick<Layout, 'plate'>) => {
  const size = Math.min(plate.height * 1.08, plate.width * 0.2);
  // The ends of plates are pointed or folded.
  return { x: plate.x + plate.width - plate.height * 0.75 - size / 2, y: plate.y + plate.height / 2, size };
};
