/** Lists the gateways that a player can use now. */
import type { CurrencyCode, Money, Rate } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PaymentsDeps } from '../deps.ts';
import { readHealth, slowMinutes } from '../health/index.ts';
import { takesCountry, takesCurrency } from './gateway.ts';
import { readEnabledGateways, readPolicy, worthAtLeast } from '../policy/index.ts';
import type { DepositGateway, GatewayDeclaration } from '../ports.ts';
import { leastCents } from './check-deposit.ts';

/** Without a player it is a visitor, located by address. */
export interface Payer {
  readonly playerId: PlayerId | undefined;
  readonly addressCountry: string;
  /** Brand of the site that asks, for offers of one brand. */
  readonly skin?: string;
}

export interface GatewayQuery extends Payer {
  readonly currency?: CurrencyCode;
}

type Deps = Pick<PaymentsDeps, 'db' | 'gateways' | 'identity'>;

interface Usable {
  readonly gateway: DepositGateway;
  readonly slowMinutes: number | undefined;
}

/** Without those that are down. In registry order; filtered by the profile's country, or else by location. */
const usableGateways = async (
  { db, gateways, identity }: Deps,
  { playerId, addressCountry, currency }: GatewayQuery,
): Promise<Usable[]> => {
  const [enabled, health, profile, policy] = await Promise.all([
    readEnabledGateways(db),
    readHealth(db),
    playerId === undefined ? undefined : identity.profile(playerId),
    currency === undefined ? undefined : readPolicy(db, currency),
  ]);
  if (policy?.deposits === false) return [];
  const country = profile?.userDetails.country ?? addressCountry;
  return gateways
    .filter(({ code }) => enabled.includes(code))
    .filter((gateway) => takesCountry(gateway, country))
    .filter((gateway) => currency === undefined || takesCurrency(gateway, currency))
    .map((gateway) => ({ gateway, health: health.find((one) => one.gateway === gateway.code) }))
    .filter((usable) => usable.health?.isDown !== true)
    .map(({ gateway, health: known }) => ({ gateway, slowMinutes: slowMinutes(gateway.terms, known) }));
};

export interface OfferedGateway {
  readonly gateway: GatewayDeclaration;
  /** What a deposit takes at present, if clearly longer than usual. */
  readonly slowMinutes: number | undefined;
  /** Minimum of one deposit in the named currency; undefined while it has no rate. */
  readonly least: Money | undefined;
  readonly most: Money | undefined;
}

/** Gateways available to the player now, with minimum and maximum. */
export const offeredGateways =
  (deps: Deps & Pick<PaymentsDeps, 'rates'>) =>
  async (query: GatewayQuery): Promise<OfferedGateway[]> => {
    const usable = await usableGateways(deps, query);
    const { currency } = query;
    if (currency === undefined) return usable.map((one) => ({ ...one, least: undefined, most: undefined }));
    const [rate, { leastDeposit }] = await Promise.all([deps.rates.rate(currency), readPolicy(deps.db, currency)]);
    return usable.map(({ gateway, slowMinutes: slow }) => ({
      ...{ gateway, slowMinutes: slow },
      least: rate && worthAtLeast(leastCents(gateway, leastDeposit), rate),
      most: rate && worthAtLeast(gateway.rules.maximumEurCents, rate),
    }));
  };

/** The highest single payment in the currency at the payer's location; `undefined` if no gateway accepts it. */
export const highestDeposit = async (
  deps: Deps,
  payer: Payer,
  rate: Pick<Rate, 'currency' | 'scaled'>,
): Promise<Money | undefined> => {
  const usable = await usableGateways(deps, { ...payer, currency: rate.currency });
  const cents = usable.map(({ gateway }) => gateway.rules.maximumEurCents);
  if (cents.length === 0) return undefined;
  return worthAtLeast(
    cents.reduce((most, one) => (one > most ? one : most)),
    rate,
  );
};
