/** The first meeting with a chain: whose key its addresses are made from, and where reading begins. */
import type { Chain } from './chain-ports.ts';
import { insertChain, readChain, type ChainRow } from './chain-store.ts';
import type { CoinDeps } from '../coin-deps.ts';

/** Nothing while signer or chain cannot be reached, or when the signer's key is another one than the addresses were made from. */
export const prepareChain = async (deps: CoinDeps, chain: Chain): Promise<ChainRow | undefined> => {
  const { db, signer, log, alarm } = deps;
  const known = await readChain(db, chain.code);
  const key = await signer.accountKey(chain.currency);
  if (known !== undefined) {
    const foreign = key.ok && key.xpub !== known.xpub;
    alarm(`chain_key_${chain.code}`, foreign ? 1 : 0);
    if (foreign)
      log.fatal({ chain: chain.code }, 'the signer holds another key than the one that addresses were made from');
    return known;
  }
  const head = await chain.head();
  if (!key.ok || !head.ok) return undefined;
  const houseAddress = chain.addressAt(key.xpub, 1, 0);
  await insertChain(db, {
    ...{ code: chain.code, xpub: key.xpub, houseAddress },
    ...{ height: head.height, blockHash: head.hash, rawPerSubunit: chain.rawPerSubunit },
  });
  log.info({ chain: chain.code, houseAddress, height: head.height.toString() }, 'chain prepared');
  return readChain(db, chain.code);
};
