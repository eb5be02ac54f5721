import type { Shape, Variable } from '../../../platform/settings/variables.ts';
import { needed } from '../../../platform/settings/variables.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { defineNetwork } from '../define-network.ts';
import { isSignedBy } from './addresses.ts';
import { code } from './assets.ts';
import { createEth } from './node.ts';

/** Chain id of the sandbox's local network. */
const localChainId = 31_337;
/** Full blocks of a busy network are larger than any other answer. */
const blockBytes = 8 * 1024 * 1024;
/** Blocks can be replaced for some minutes; sandbox visitors should not wait that long. */
const usual = { sandbox: 3, live: 12 } as const;

const nodeAddress: Shape<string> = {
  must: 'be the address of a node such as https://node.example/v1/key',
  read: (text) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
};
const chainId: Shape<number> = {
  must: 'be a number such as 1',
  read: (text) => (/^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined),
};
const confirmations: Variable<number | 'usual'> = {
  shape: {
    must: 'be a number from 1 to 999',
    read: (text) => (/^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : undefined),
  },
  ...{ otherwise: 'usual', shown: `${usual.sandbox}, live ${usual.live}`, meaning: 'blocks after which coins count' },
};

export const eth = defineNetwork({
  ...{ code: 'eth', network: code, isSignedBy },
  variables: {
    ETH_RPC_URL: needed(nodeAddress, 'a node’s JSON-RPC with its path and key'),
    ETH_CHAIN_ID: needed(chainId, 'the network it has to be on, for the signer too; 1 is the main one'),
    ETH_CONFIRMATIONS: confirmations,
  },
  simulated: ({ url }) => ({ ETH_RPC_URL: `${url}/chain/${code}/rpc`, ETH_CHAIN_ID: localChainId }),
  liveRefusal: (env) =>
    Number(env['ETH_CHAIN_ID']) === localChainId
      ? 'DEPLOYMENT=live needs another ETH_CHAIN_ID than the sandbox’s: 1 is the main network.'
      : undefined,
  open: (values, { deployment }) => {
    const node = new URL(values.ETH_RPC_URL);
    const asked = values.ETH_CONFIRMATIONS;
    return createEth({
      // An operator's node may be in the operator's private network.
      http: createOutboundHttp({ origin: node.origin, allowPrivate: true, limitBytes: blockBytes }),
      ...{ path: `${node.pathname}${node.search}`, chainId: values.ETH_CHAIN_ID },
      confirmations: asked === 'usual' ? usual[deployment] : asked,
    });
  },
});
