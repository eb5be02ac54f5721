/** The gateways of `gateways.ts` that this installation uses; operators can disable them. */
import type { DepositGateway } from '../../modules/payments/ports.ts';
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { Surroundings } from '../adapter.ts';
import { byRank, chooseParties } from '../chosen-parties.ts';
import type { Gateway, GatewaySurroundings } from './define-gateway.ts';
import * as registered from './gateways.ts';

export const gateways: readonly Gateway[] = Object.values(registered).toSorted(byRank);

const choice = chooseParties(gateways, {
  variable: 'GATEWAYS',
  meaning: 'the gateways of this house, separated by commas',
  none: 'for coins alone',
  one: 'a gateway',
});

export const gatewayParties: readonly OutsideParty[] = choice.parties;

export const createGateways = (surroundings: Surroundings & GatewaySurroundings): DepositGateway[] =>
  choice.used(surroundings.env).map((gateway) => gateway.open(surroundings));
