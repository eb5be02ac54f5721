/** Every chain that has an adapter, one line each. */
import type { Chain } from '../../modules/payments/chains/chain-ports.ts';
import type { Config } from '../../platform/settings/config.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import { isSignedBy } from './eth/addresses.ts';
import { createEth } from './eth/index.ts';

export interface ChainSettings {
  readonly deployment: 'sandbox' | 'live';
  /** Where the sandbox's nodes are. */
  readonly sandboxUrl: string;
  readonly eth: Config['eth'];
}

/** A block of a busy chain in full is larger than any other answer. */
const blockBytes = 8 * 1024 * 1024;
/** Ethereum's blocks can be replaced for some minutes; a visitor of the sandbox should not wait so long. */
const ethConfirmations = { sandbox: 3, live: 12 } as const;

const eth = ({ sandboxUrl, deployment, eth: { rpcUrl, chainId, confirmations } }: ChainSettings): Chain => {
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
export const chainMakers = { eth } as const;

/** By a chain's code; checked without its node. */
export const signatureChecks: Readonly<Record<string, Chain['isSignedBy']>> = { ETH: isSignedBy };

export const createChains = (settings: ChainSettings): Chain[] =>
  Object.values(chainMakers).map((make) => make(settings));
