import { spinReels } from '../lines-slot.mjs';
import { withLevels } from '../linked.mjs';

export const decide = withLevels(spinReels);
