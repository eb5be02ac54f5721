/** Initialises a network: the key its addresses are derived from, and the block where reading starts. */
import { insertNetwork, type Network, type NetworkRow, readNetwork } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';

/** Returns undefined while signer or network is unreachable, or if the signer's key differs from the one the addresses were derived from. */
export const prepareNetwork = async (deps: CoinDeps, network: Network): Promise<NetworkRow | undefined> => {
  const { db, signer, log, alarm } = deps;
  const known = await readNetwork(db, network.code);
  const key = await signer.accountKey(network.code);
  if (known !== undefined) {
    const foreign = key.ok && key.xpub !== known.xpub;
    alarm(`chain_key_${network.code}`, foreign ? 1 : 0);
    if (foreign)
      log.fatal({ chain: network.code }, 'the signer holds another key than the one that addresses were made from');
    return known;
  }
  const head = await network.head();
  if (!key.ok || !head.ok) return undefined;
  const houseAddress = network.addressAt(key.xpub, 1, 0);
  await insertNetwork(db, {
    ...{ code: network.code, kind: network.kind, xpub: key.xpub, houseAddress },
    ...{ height: head.height, blockHash: head.hash },
  });
  log.info({ chain: network.code, houseAddress, height: head.height.toString() }, 'chain prepared');
  return readNetwork(db, network.code);
};
