import type { Shape, Variable } from '../../../platform/settings/variables.ts';
import { needed } from '../../../platform/settings/variables.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { defineNetwork } from '../define-network.ts';
import { networkNames, type NetworkName } from './addresses.ts';
import { code } from './assets.ts';
import { createBtc } from './node.ts';
import { isSignedBy } from './signed-message.ts';

/** A full block with its inputs is several times as long in JSON as in bytes. */
const blockBytes = 64 * 1024 * 1024;
/** Two blocks are rarely replaced; sandbox visitors should not wait longer than on its other networks. */
const usual = { sandbox: 3, live: 4 } as const;

const nodeAddress: Shape<string> = {
  must: 'be the address of a node such as http://user:password@node.example:8332/',
  read: (text) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
};
const networkName: Shape<NetworkName> = {
  must: `be one of ${networkNames.join(' ')}`,
  read: (text) => networkNames.find((name) => name === text),
};
const confirmations: Variable<number | 'usual'> = {
  shape: {
    must: 'be a number from 1 to 999',
    read: (text) => (/^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : undefined),
  },
  ...{ otherwise: 'usual', shown: `${usual.sandbox}, live ${usual.live}`, meaning: 'blocks after which coins count' },
};

/** As an HTTP header; undefined if the URL has no user. */
const authorizationOf = ({ username, password }: URL): string | undefined =>
  username === ''
    ? undefined
    : `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;

export const btc = defineNetwork({
  ...{ code: 'btc', network: code, isSignedBy },
  variables: {
    BTC_RPC_URL: needed(nodeAddress, 'a node’s JSON-RPC with its user and password; it needs txindex=1'),
    BTC_NETWORK: needed(networkName, 'the network it has to be on, for the signer too; `main` is the main one'),
    BTC_CONFIRMATIONS: confirmations,
  },
  simulated: ({ url }) => ({ BTC_RPC_URL: `${url}/chain/${code}/rpc`, BTC_NETWORK: 'regtest' as const }),
  liveRefusal: (env) =>
    env['BTC_NETWORK'] === 'main' ? undefined : 'DEPLOYMENT=live needs BTC_NETWORK=main: the others have no worth.',
  open: (values, { deployment }) => {
    const node = new URL(values.BTC_RPC_URL);
    const asked = values.BTC_CONFIRMATIONS;
    const authorization = authorizationOf(node);
    return createBtc({
      // An operator's node may be in the operator's private network.
      http: createOutboundHttp({ origin: node.origin, allowPrivate: true, limitBytes: blockBytes }),
      ...{ path: `${node.pathname}${node.search}`, network: values.BTC_NETWORK },
      ...(authorization === undefined ? {} : { authorization }),
      confirmations: asked === 'usual' ? usual[deployment] : asked,
    });
  },
});
