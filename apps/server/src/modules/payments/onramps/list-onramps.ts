/** Lists the on-ramps at which a player can buy a coin now. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { coinOf } from '../chains/index.ts';
import { readDownGateways } from '../health/index.ts';
import { readEnabledGateways, readPolicy } from '../policy/index.ts';
import { leastCents, takesCountry } from './check-order.ts';
import type { OnRampDeps } from './deps.ts';
import type { OnRamp } from './ports.ts';

export interface OnRampQuery {
  readonly playerId: PlayerId;
  readonly currency: CurrencyCode;
  readonly addressCountry: string;
}

export interface OfferedOnRamp {
  readonly onRamp: OnRamp;
  /** EUR cents. */
  readonly least: bigint;
}

/** Without those that are down or switched off. */
export const offeredOnRamps =
  (deps: OnRampDeps) =>
  async ({ playerId, currency, addressCountry }: OnRampQuery): Promise<OfferedOnRamp[]> => {
    const { db, identity, onRamps } = deps;
    if (coinOf(deps, currency) === undefined) return [];
    const [enabled, down, policy, profile] = await Promise.all([
      readEnabledGateways(db),
      readDownGateways(db),
      readPolicy(db, currency),
      identity.profile(playerId),
    ]);
    if (!policy.deposits) return [];
    const country = profile?.userDetails.country ?? addressCountry;
    return onRamps
      .filter((one) => enabled.includes(one.code) && !down.includes(one.code))
      .filter((one) => one.currencies.includes(currency) && takesCountry(one, country))
      .map((onRamp) => ({ onRamp, least: leastCents(onRamp, policy.leastDeposit) }));
  };
