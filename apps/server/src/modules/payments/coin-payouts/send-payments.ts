/**
 * Sends approved payments: reserve a nonce or inputs, sign, store the bytes, then broadcast. A crash between any two steps repeats the
 * later ones and pays nothing twice.
 */
import { assetOf, type Coin, findCopy, lockNetwork, type Network, readNetwork } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { readAttempts } from './fee-bump-store.ts';
import type { PaymentKind } from './payment-kind.ts';
import { deleteUnsigned, insertSend, letSendGo, noteSigned, readSend, readUnsigned, type Send } from './send-store.ts';
import { orderOf, spenderOf } from './spender.ts';

interface Sending<P> {
  readonly deps: CoinDeps;
  readonly network: Network;
  readonly of: PaymentKind<P>;
}

/** Nonce or inputs and everything to be signed; stored before signing. */
const reserve = async <P>({ deps, network, of }: Sending<P>, payment: P): Promise<Send | undefined> => {
  const sent = of.sentOf(payment);
  const { id, address } = sent;
  const coin: Coin = { network, asset: assetOf(network, sent.asset) };
  const known = await readNetwork(deps.db, network.code);
  const raw = sent.subunits * coin.asset.rawPerSubunit;
  if (known === undefined || !(await of.canAfford(coin, known, sent, raw))) return undefined;
  const order = { asset: coin.asset, from: known.houseAddress, to: address, raw };
  const prepared = await spenderOf(deps, network).prepare(order);
  if (!prepared.ok) {
    if (prepared.reason === 'receiver_refuses') await of.failUnsent(id, 'address_refuses');
    if (prepared.reason === 'asset_refuses') await of.failUnsent(id, 'asset_refuses');
    return undefined;
  }
  return deps.db.transaction(async (sql) => {
    await lockNetwork(sql, network.code);
    const still = await of.lock(sql, id, 'approved');
    if (still === undefined || (await readUnsigned(sql, network.code)) !== undefined) return undefined;
    // Checked before reserving: a reserved nonce that is never sent would block all later ones.
    if (!(await of.mayBeReserved(sql, still))) return undefined;
    const reserved = await prepared.reserve(sql, id);
    if (reserved === undefined) return undefined;
    const { nonce, draft } = reserved;
    await insertSend(sql, { paymentId: id, chain: network.code, nonce, to: address, raw, draft });
    return readSend(sql, id);
  });
};

/** Certainly not signed: its nonce or inputs can be reused. */
const release = <P>({ deps, network }: Sending<P>, send: Send): Promise<void> =>
  deps.db.transaction(async (sql) => {
    await lockNetwork(sql, network.code);
    if ((await deleteUnsigned(sql, send.paymentId)) === 1) await spenderOf(deps, network).release(sql, send);
  });

const refused = async <P>(sending: Sending<P>, send: Send, cause: string): Promise<void> => {
  const { deps, of } = sending;
  deps.log.error({ [of.kind]: send.paymentId.toString(), cause }, 'signer refused a payment');
  if (!of.isPassing(cause)) return;
  await release(sending, send);
  await of.failUnsent(send.paymentId, cause);
};

const sign = async <P>(sending: Sending<P>, send: Send): Promise<boolean> => {
  const { deps, network, of } = sending;
  const signed = await spenderOf(deps, network).sign(orderOf(deps, network, send));
  const isRefused = !signed.ok && signed.reason === 'refused';
  deps.alarm('signer_refuses', isRefused ? 1 : 0);
  deps.alarm('signer_unreachable', !signed.ok && !isRefused ? 1 : 0);
  if (isRefused) await refused(sending, send, signed.cause);
  if (!signed.ok) return false;
  const moved = await deps.db.transaction(async (sql) => {
    const payment = await of.lock(sql, send.paymentId, 'approved');
    // Signed and never broadcast moves nothing: the same signature is requested again when withdrawals resume.
    if (payment === undefined || (await deps.wallet.areCashOutsStopped(sql))) return undefined;
    await noteSigned(sql, send.paymentId, signed);
    return of.move(sql, payment, 'submitting');
  });
  if (moved !== undefined) of.moved(moved);
  return true;
};

/** Sequential, because a reserved nonce that is not signed would block every later one. */
export const signApproved = async <P>(deps: CoinDeps, network: Network, of: PaymentKind<P>): Promise<void> => {
  const sending = { deps, network, of };
  // Approved before the ledger check failed: wait until an operator has decided.
  if ((await deps.wallet.cashOutsStopped()) !== undefined) return;
  const unsigned = await readUnsigned(deps.db, network.code);
  // One of the other kind is its own job's.
  if (unsigned !== undefined && (unsigned.kind !== of.kind || !(await sign(sending, unsigned)))) return;
  for (const payment of await of.inState(network, 'approved')) {
    const send = (await of.mayBeSent(payment)) ? await reserve(sending, payment) : undefined;
    if (send === undefined) continue;
    if (!(await sign(sending, send)) && (await readUnsigned(deps.db, network.code)) !== undefined) return;
  }
};

/** Ignores the answer to the broadcast: only the transaction's status on the network counts. A stop set meanwhile holds it back. */
export const showToNetwork = async <P>(deps: CoinDeps, network: Network, of: PaymentKind<P>): Promise<void> => {
  for (const payment of await of.inState(network, 'submitting')) {
    const { id } = of.sentOf(payment);
    const copies = await readAttempts(deps.db, id);
    const [newest] = copies;
    if (newest === undefined || !(await letSendGo(deps.db, id))) continue;
    await network.broadcast(newest.rawTransaction);
    const found = await findCopy(network, copies);
    if (found === undefined || found.lost) continue;
    const moved = await deps.db.transaction(async (sql) => {
      const still = await of.lock(sql, id, 'submitting');
      return still === undefined ? undefined : of.move(sql, still, 'submitted');
    });
    if (moved !== undefined) of.moved(moved);
  }
};
