/** Dependencies of purchases at on-ramps, in addition to those of deposit addresses. */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CoinDeps } from '../deps.ts';
import type { OnRamp } from './ports.ts';

export interface OnRampDeps extends CoinDeps {
  readonly onRamps: readonly OnRamp[];
  /** Origin of the site. */
  readonly publicUrl: string;
  /** Of a player's widgets, two letters. */
  readonly languageOf: (playerId: PlayerId) => Promise<string>;
}
