/** What the views of all tables with chips say alike: the stake is that of each chip, and there is no bet on an empty table. */
import type { GameView } from '../../stage/game-view.ts';
import { unitsOn, type Chips } from '../chips.ts';
import { tableTexts } from './texts.ts';

interface ChipParams {
  readonly chips: Chips;
}

export const tableView = {
  keys: tableTexts.keys,
  missing: ({ chips }: ChipParams) => (Object.keys(chips).length === 0 ? tableTexts.place : undefined),
  stakeUnits: ({ chips }: ChipParams) => BigInt(unitsOn(chips)),
  stakeLabel: tableTexts.chip,
} as const satisfies Partial<GameView<ChipParams>>;
