/** The gateways a player can use now. */
import type { CurrencyCode, Money, Rate } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PaymentsDeps } from '../deps.ts';
import { takesCountry, takesCurrency } from './gateway.ts';
import { readEnabledGateways, readPolicy, worthAtLeast } from '../policy/index.ts';
import type { DepositGateway, GatewayDeclaration } from '../ports.ts';
import { leastCents } from './check-deposit.ts';

/** Who asks: without a player a visitor, whose place is that of the address. */
export interface Payer {
  readonly playerId: PlayerId | undefined;
  readonly addressCountry: string;
}

export interface GatewayQuery extends Payer {
  readonly currency?: CurrencyCode;
}

type Deps = Pick<PaymentsDeps, 'db' | 'gateways' | 'identity'>;

/** In the registry's order; the country of the profile decides, else that of the address. */
const usableGateways = async (
  { db, gateways, identity }: Deps,
  { playerId, addressCountry, currency }: GatewayQuery,
): Promise<DepositGateway[]> => {
  const [enabled, profile, policy] = await Promise.all([
    readEnabledGateways(db),
    playerId === undefined ? undefined : identity.profile(playerId),
    currency === undefined ? undefined : readPolicy(db, currency),
  ]);
  if (policy?.deposits === false) return [];
  const country = profile?.userDetails.country ?? addressCountry;
  return gateways
    .filter((gateway) => enabled.includes(gateway.code))
    .filter((gateway) => takesCountry(gateway, country))
    .filter((gateway) => currency === undefined || takesCurrency(gateway, currency));
};

export interface OfferedGateway {
  readonly gateway: GatewayDeclaration;
  /** Of one deposit in the currency that was named, while that has a rate. */
  readonly least: Money | undefined;
  readonly most: Money | undefined;
}

/** Those that the player can use now, and for how much. */
export const offeredGateways =
  (deps: Deps & Pick<PaymentsDeps, 'rates'>) =>
  async (query: GatewayQuery): Promise<OfferedGateway[]> => {
    const usable = await usableGateways(deps, query);
    const { currency } = query;
    if (currency === undefined) return usable.map((gateway) => ({ gateway, least: undefined, most: undefined }));
    const [rate, { leastDeposit }] = await Promise.all([deps.rates.rate(currency), readPolicy(deps.db, currency)]);
    return usable.map((gateway) => ({
      gateway,
      least: rate && worthAtLeast(leastCents(gateway, leastDeposit), rate),
      most: rate && worthAtLeast(gateway.rules.maximumEurCents, rate),
    }));
  };

/** The most that one payment in the currency can be where the payer is; `undefined` where no gateway takes it. */
export const highestDeposit = async (
  deps: Deps,
  payer: Payer,
  rate: Pick<Rate, 'currency' | 'scaled'>,
): Promise<Money | undefined> => {
  const usable = await usableGateways(deps, { ...payer, currency: rate.currency });
  const cents = usable.map(({ rules }) => rules.maximumEurCents);
  if (cents.length === 0) return undefined;
  return worthAtLeast(
    cents.reduce((most, one) => (one > most ? one : most)),
    rate,
  );
};
