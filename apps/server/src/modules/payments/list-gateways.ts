/** The gateways a player can use now. */
import type { CurrencyCode, Money, Rate } from '@carmine/money';
import type { PlayerId } from '../../platform/ids.ts';
import type { PaymentsDeps } from './deps.ts';
import { takesCountry, takesCurrency } from './gateway.ts';
import { worthAtLeast } from './minimums.ts';
import { readEnabledGateways, readPolicy } from './policy-store.ts';

export interface GatewayQuery {
  readonly playerId: PlayerId;
  readonly addressCountry: string;
  readonly currency?: CurrencyCode;
}

/** Codes, in the registry's order; a gateway that does not serve the player's country is not among them. */
export const listGateways =
  ({ db, gateways, identity }: PaymentsDeps) =>
  async ({ playerId, addressCountry, currency }: GatewayQuery): Promise<string[]> => {
    const [enabled, profile, policy] = await Promise.all([
      readEnabledGateways(db),
      identity.profile(playerId),
      currency === undefined ? undefined : readPolicy(db, currency),
    ]);
    if (policy?.deposits === false) return [];
    const country = profile?.userDetails.country ?? addressCountry;
    return gateways
      .filter((gateway) => enabled.includes(gateway.code))
      .filter((gateway) => takesCountry(gateway, country))
      .filter((gateway) => currency === undefined || takesCurrency(gateway, currency))
      .map(({ code }) => code);
  };

/** The most that one payment in the currency can be, through whatever takes most; `undefined` where no gateway takes it. */
export const highestDeposit = async (
  { db, gateways }: Pick<PaymentsDeps, 'db' | 'gateways'>,
  rate: Pick<Rate, 'currency' | 'scaled'>,
): Promise<Money | undefined> => {
  const enabled = await readEnabledGateways(db);
  const cents = gateways
    .filter((gateway) => enabled.includes(gateway.code) && takesCurrency(gateway, rate.currency))
    .map(({ rules }) => rules.maximumEurCents);
  if (cents.length === 0) return undefined;
  return worthAtLeast(
    cents.reduce((most, one) => (one > most ? one : most)),
    rate,
  );
};
