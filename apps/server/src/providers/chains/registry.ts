/** Every chain that has an adapter, one line each. */
import type { Network } from '../../modules/payments/chains/network-ports.ts';
import type { Config } from '../../platform/settings/config.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import { isSignedBy } from './eth/addresses.ts';
import { createEth } from './eth/index.ts';

export interface NetworkSettings {
  readonly deployment: 'sandbox' | 'live';
  /** Where the sandbox's nodes are. */
  readonly sandboxUrl: string;
  readonly eth: Config['eth'];
}

/** A block of a busy chain in full is larger than any other answer. */
const blockBytes = 8 * 1024 * 1024;
/** Ethereum's blocks can be replaced for some minutes; a visitor of the sandbox should not wait so long. */
const ethConfirmations = { sandbox: 3, live: 12 } as const;

const eth = ({ sandboxUrl, deployment, eth: { rpcUrl, chainId, confirmations } }: NetworkSettings): Network => {
  const node = new URL(rpcUrl ?? `${sandboxUrl}/chain/ETH/rpc`);
  return createEth({
    // An operator's own node may stand in the operator's own network.
    http: createOutboundHttp({ origin: node.origin, allowPrivate: true, limitBytes: blockBytes }),
    path: `${node.pathname}${node.search}`,
    chainId,
    confirmations: confirmations ?? ethConfirmations[deployment],
  });
};

/** Folder name to maker. */
export const networkMakers = { eth } as const;

/** By a chain's code; checked without its node. */
export const signatureChecks: Readonly<Record<string, Network['isSignedBy']>> = { ETH: isSignedBy };

export const createNetworks = (settings: NetworkSettings): Network[] =>
  Object.values(networkMakers).map((make) => make(settings));
