/**
 * Gathers players' coins at the house's own address, from which cash-outs leave. The house bears what the network takes. The
 * receiver is the signer's own knowledge: nobody who speaks to it can send these coins elsewhere.
 */
import type { Chain } from './chain-ports.ts';
import { readChain, type ChainRow } from './chain-store.ts';
import type { CoinDeps } from './coin-deps.ts';
import {
  endSweep,
  insertSweep,
  noteSweepSigned,
  openSweeps,
  richAddresses,
  type RichAddress,
  type Sweep,
} from './sweep-store.ts';

/** An address is worth a sweep from so many fees on: at most a twentieth goes to the network. */
const worthFees = 20n;
/** New ones of one turn. */
const most = 20;

const sign = async (deps: CoinDeps, chain: Chain, sweep: Sweep): Promise<Sweep | undefined> => {
  if (sweep.txid !== undefined) return sweep;
  const { index, nonce, raw, draft } = sweep;
  const signed = await deps.signer.sweep({ currency: chain.currency, index, nonce, raw, draft });
  if (!signed.ok) {
    deps.log.warn({ sweepId: sweep.id.toString(), ...signed }, 'a sweep is not signed');
    return undefined;
  }
  await noteSweepSigned(deps.db, sweep.id, signed);
  return { ...sweep, rawTransaction: signed.raw, txid: signed.txid };
};

const toSubunits = (chain: Chain, raw: bigint): bigint => (raw + chain.rawPerSubunit - 1n) / chain.rawPerSubunit;

const endMined = (deps: CoinDeps, chain: Chain, sweep: Sweep, feeRaw: bigint): Promise<void> =>
  deps.db.transaction(async (sql) => {
    if (!(await endSweep(sql, sweep.id, { state: 'mined', feeRaw }))) return;
    await deps.wallet.bookNetworkFee(sql, {
      ...{ reference: `sweep:${sweep.id}`, chain: chain.code, currency: chain.currency },
      amount: toSubunits(chain, feeRaw),
    });
  });

/** Whatever the chain says to the bytes, only its own look at them counts. */
const follow = async (deps: CoinDeps, chain: Chain, made: Sweep, head: bigint): Promise<void> => {
  const sweep = await sign(deps, chain, made);
  if (sweep?.txid === undefined || sweep.rawTransaction === undefined) return;
  const standing = await chain.standing(sweep.txid);
  if (!standing.ok || standing.at === 'waiting') return;
  if (standing.at === 'block') {
    const deep = head - standing.height + 1n >= BigInt(chain.confirmations);
    if (deep) await endMined(deps, chain, sweep, standing.feeRaw);
    return;
  }
  const mined = await chain.nextNonce(sweep.address);
  if (mined.ok && mined.nonce > sweep.nonce) await endSweep(deps.db, sweep.id, { state: 'gone' });
  else await chain.broadcast(sweep.rawTransaction);
};

const begin = async (deps: CoinDeps, chain: Chain, known: ChainRow, rich: RichAddress, least: bigint) => {
  const { address } = rich;
  const [balance, next] = await Promise.all([chain.balance(address), chain.nextNonce(address)]);
  if (!balance.ok || !next.ok || balance.raw < least) return;
  const made = await chain.draft({ from: address, to: known.houseAddress, raw: balance.raw / 2n });
  if (!made.ok) return;
  const raw = balance.raw - chain.mostCost(made.draft);
  if (raw <= 0n) return;
  await insertSweep(deps.db, {
    ...{ chain: chain.code, addressId: rich.id, nonce: next.nonce, raw, draft: made.draft },
  });
};

export const sweepChain = async (deps: CoinDeps, chain: Chain): Promise<void> => {
  const known = await readChain(deps.db, chain.code);
  const [head, fee] = await Promise.all([chain.head(), chain.fee()]);
  if (known === undefined || !head.ok || !fee.ok) return;
  const least = fee.raw * worthFees;
  for (const rich of await richAddresses(deps.db, chain.code, least, most)) {
    await begin(deps, chain, known, rich, least);
  }
  for (const sweep of await openSweeps(deps.db, chain.code)) await follow(deps, chain, sweep, head.height);
};
