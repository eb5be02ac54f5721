/**
 * Drains as payments of the hot wallet: from it to a cold address, approved by two operators. What withdrawals were promised is never
 * drained, and a drain that cannot go at its turn ends: it is asked for again, with the balance of that day.
 */
import { type PaymentKind, readSend } from '../coin-payouts/index.ts';
import type { CoinDeps } from '../deps.ts';
import { type Drain, drainsInState, isColdAddress, lockDrain, moveDrain } from './drain-store.ts';
import { drainable } from './drainable.ts';

/** Certainly not signed: the list or the caps of the signer forbid it, or it is too expensive now. */
const passing = new Set(['not_cold', 'over_transaction_cap', 'over_day_cap', 'fee_too_high', 'request_invalid']);

const failUnsent = async (deps: CoinDeps, id: bigint, reason: string): Promise<void> => {
  await deps.db.transaction(async (sql) => {
    const drain = await lockDrain(sql, id);
    if (drain?.state !== 'approved' || (await readSend(sql, id)) !== undefined) return;
    await moveDrain(sql, drain, 'failed', reason);
    deps.log.error({ drainId: id.toString(), reason }, 'drain not sent');
  });
};

export const drainKind = (deps: CoinDeps): PaymentKind<Drain> => ({
  kind: 'drain',
  inState: (network, state) => drainsInState(deps.db, network, state),
  sentOf: ({ id, asset, address, amount }) => ({ id, asset, address, subunits: amount }),
  lock: async (sql, id, state) => {
    const drain = await lockDrain(sql, id);
    return drain?.state === state ? drain : undefined;
  },
  mayBeSent: async () => true,
  mayBeReserved: async () => true,
  canAfford: async (coin, known, { id, address }, raw) => {
    if (!(await isColdAddress(deps.db, coin.network.code, address))) {
      await failUnsent(deps, id, 'address_removed');
      return false;
    }
    const left = await drainable(deps, coin, known);
    if (left === undefined) return false;
    if (left < raw) await failUnsent(deps, id, 'too_little_left');
    return left >= raw;
  },
  move: (sql, drain, to) => moveDrain(sql, drain, to),
  failUnsent: (id, reason) => failUnsent(deps, id, reason),
  isPassing: (cause) => passing.has(cause),
  end: async (sql, drain, { succeeded }) => {
    if (!succeeded) return moveDrain(sql, drain, 'failed', 'refused_by_address');
    await deps.wallet.bookDrain(sql, drain.id);
    return moveDrain(sql, drain, 'paid');
  },
  moved: ({ id, state }) => deps.log.info({ drainId: id.toString(), to: state }, 'drain moved'),
});
