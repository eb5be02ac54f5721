/** Declaration of a network by its folder: variables, sandbox simulation, and how to open it. */
import type { Network } from '../../modules/payments/chains/ports.ts';
import type { OutsideParty } from '../../platform/settings/outside-party.ts';
import type { Environment, Variables } from '../../platform/settings/variables.ts';
import { defineAdapter, type AdapterParts, type Surroundings } from '../adapter.ts';

export interface NetworkSurroundings {
  readonly deployment: 'sandbox' | 'live';
}

export interface NetworkAdapter {
  /** Code of the network's own coin. */
  readonly code: string;
  readonly party: OutsideParty & { readonly name: string };
  /** Works without its node. */
  readonly isSignedBy: Network['isSignedBy'];
  readonly open: (surroundings: Surroundings & NetworkSurroundings) => Network;
}

interface NetworkParts<V extends Variables> extends AdapterParts<Network, NetworkSurroundings, V> {
  readonly network: string;
  readonly isSignedBy: Network['isSignedBy'];
  /** Why these variables are not acceptable for real money; undefined if they are. */
  readonly liveRefusal: (env: Environment) => string | undefined;
}

export const defineNetwork = <const V extends Variables>(parts: NetworkParts<V>): NetworkAdapter => {
  const adapter = defineAdapter<Network, NetworkSurroundings>()<V>(parts);
  const { code: name, variables } = adapter;
  return {
    ...{ code: parts.network, isSignedBy: parts.isSignedBy, open: adapter.open },
    party: {
      ...{ name, variables },
      check: (env) => {
        const checked = adapter.check(env);
        if (!checked.ok || checked.isSimulated || env['DEPLOYMENT'] !== 'live') return checked;
        const message = parts.liveRefusal(env);
        return message === undefined ? checked : { ok: false, message };
      },
    },
  };
};
