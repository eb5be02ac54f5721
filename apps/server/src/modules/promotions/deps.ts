/** Dependencies of offers, grants and coupons. */
import type { Database, Sql } from '../../database/database.ts';
import type { Outbox } from '../../platform/events/outbox.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Ids } from '../../platform/ids/ids.ts';
import type { JsonObject } from '../../platform/json.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Live } from '../../platform/live/live.ts';
import type { Compliance } from '../compliance/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Rates } from '../rates/index.ts';
import type { Wallet } from '../wallet/index.ts';
import type { Translations } from './grants/describe-reward.ts';

export interface PromotionsDeps {
  readonly db: Database;
  readonly ids: Pick<Ids, 'encode' | 'decode'>;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly live: Pick<Live, 'push'>;
  readonly wallet: Pick<
    Wallet,
    | 'grantBonus'
    | 'removeBonus'
    | 'grantFreeSpins'
    | 'cancelFreeSpins'
    | 'endFreeSpinWinnings'
    | 'openWallet'
    | 'wallets'
    | 'gate'
  >;
  readonly rates: Pick<Rates, 'rate' | 'all'>;
  readonly identity: Pick<Identity, 'profile' | 'country'>;
  readonly compliance: Pick<Compliance, 'mayDeposit' | 'jurisdiction'>;
  /** Credited deposits of the player. */
  readonly countDeposits: (sql: Sql, playerId: PlayerId) => Promise<number>;
  /** Texts in each language but English. */
  readonly translations: Translations;
  /** The code typed at registration, the country of its address and the brand of the site. */
  readonly registration: (
    playerId: PlayerId,
  ) => Promise<{ code: string; country: string; skin: string | null } | undefined>;
  /** Loyalty level, from 1. */
  readonly levelOf: (playerId: PlayerId) => Promise<number>;
  /** The bet that a game's free spins are played with, beside their stake. */
  readonly standardBet: (gameId: string) => JsonObject;
}
