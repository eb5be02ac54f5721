/** The player whose rounds these are. Jobs that resolve rounds have no play session. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId, PlaySessionId } from '../../../platform/ids/ids.ts';

export interface RealOwner {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly gameId: string;
  readonly playSessionId: PlaySessionId | undefined;
  /** The player's current country; undefined for a job. */
  readonly country: string | undefined;
}
