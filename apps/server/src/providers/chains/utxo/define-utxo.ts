/** Declaration of a UTXO network by its folder: the same variables, node and drafts for each, by its definition. */
import type { Shape, Variable } from '../../../platform/settings/variables.ts';
import { needed } from '../../../platform/settings/variables.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { defineNetwork, type NetworkAdapter } from '../define-network.ts';
import { networkNamesOf, type UtxoCoin } from './coin.ts';
import { createUtxo } from './node.ts';
import { signedMessages } from './signed-message.ts';

/** A full block with its inputs is several times as long in JSON as in bytes. */
const blockBytes = 64 * 1024 * 1024;

const nodeAddress = (port: number): Shape<string> => ({
  must: `be the address of a node such as http://user:password@node.example:${port}/`,
  read: (text) => (/^https?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
});
const networkName = (names: readonly string[]): Shape<string> => ({
  must: `be one of ${names.join(' ')}`,
  read: (text) => names.find((name) => name === text),
});
const confirmations = ({ sandbox, live }: UtxoCoin['confirmations']): Variable<number | 'usual'> => ({
  shape: {
    must: 'be a number from 1 to 999',
    read: (text) => (/^[1-9][0-9]{0,2}$/.test(text) ? Number(text) : undefined),
  },
  ...{ otherwise: 'usual', shown: `${sandbox}, live ${live}`, meaning: 'blocks after which coins count' },
});

/** As an HTTP header; undefined if the URL has no user. */
const authorizationOf = ({ username, password }: URL): string | undefined =>
  username === ''
    ? undefined
    : `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;

/** `port`: that nodes of this network answer RPC at, for the example in a refusal. */
export const defineUtxo = (coin: UtxoCoin, { port }: { readonly port: number }): NetworkAdapter => {
  const { code } = coin;
  const [url, name, blocks] = [`${code}_RPC_URL`, `${code}_NETWORK`, `${code}_CONFIRMATIONS`];
  const variables: Readonly<Record<string, Variable<string | number>>> = {
    [url]: needed(nodeAddress(port), 'a node’s JSON-RPC with its user and password; it needs txindex=1'),
    [name]: needed(
      networkName(networkNamesOf(coin)),
      'the network it has to be on, for the signer too; `main` is the main one',
    ),
    [blocks]: confirmations(coin.confirmations),
  };
  return defineNetwork({
    ...{ code: code.toLowerCase(), network: code, isSignedBy: signedMessages(coin), variables },
    simulated: (sandbox) => ({ [url]: `${sandbox.url}/chain/${code}/rpc`, [name]: coin.simulatedAs }),
    liveRefusal: (env) =>
      env[name] === 'main' ? undefined : `DEPLOYMENT=live needs ${name}=main: the others have no worth.`,
    open: (values, { deployment }) => {
      const node = new URL(String(values[url]));
      const asked = values[blocks];
      const authorization = authorizationOf(node);
      return createUtxo(coin, {
        // An operator's node may be in the operator's private network.
        http: createOutboundHttp({ origin: node.origin, allowPrivate: true, limitBytes: blockBytes }),
        ...{ path: `${node.pathname}${node.search}`, network: String(values[name]) },
        ...(authorization === undefined ? {} : { authorization }),
        confirmations: typeof asked === 'number' ? asked : coin.confirmations[deployment],
      });
    },
  });
};
