/** The gateways a player can use now. */
import type { CurrencyCode } from '@carmine/money';
import type { PlayerId } from '../../platform/ids.ts';
import { readEnabledGateways } from './deposit-store.ts';
import type { PaymentsDeps } from './deps.ts';
import { takesCountry, takesCurrency } from './gateway.ts';

export interface GatewayQuery {
  readonly playerId: PlayerId;
  readonly addressCountry: string;
  readonly currency?: CurrencyCode;
}

/** Codes, in the registry's order; a gateway that does not serve the player's country is not among them. */
export const listGateways =
  ({ db, gateways, identity }: PaymentsDeps) =>
  async ({ playerId, addressCountry, currency }: GatewayQuery): Promise<string[]> => {
    const [enabled, profile] = await Promise.all([readEnabledGateways(db), identity.profile(playerId)]);
    const country = profile?.userDetails.country ?? addressCountry;
    return gateways
      .filter((gateway) => enabled.includes(gateway.code))
      .filter((gateway) => takesCountry(gateway, country))
      .filter((gateway) => currency === undefined || takesCurrency(gateway, currency))
      .map(({ code }) => code);
  };
