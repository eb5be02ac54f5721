/** Whose rounds of real money these are. A job that finishes somebody's round has no play session. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId, PlaySessionId } from '../../../platform/ids/ids.ts';

export interface RealOwner {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly gameId: string;
  readonly playSessionId: PlaySessionId | undefined;
  /** Where the player is now; none for a job. */
  readonly country: string | undefined;
}
