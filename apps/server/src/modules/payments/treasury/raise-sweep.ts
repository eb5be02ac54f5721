/** A sweep that no block takes is shown again with a higher fee, which comes out of what is swept. */
import type { Chain } from '../chains/chain-ports.ts';
import type { CoinDeps } from '../coin-deps.ts';
import { mostRaises } from '../chains/find-copy.ts';
import type { Sweep } from './sweep-store.ts';
import { insertSweepRaise, type SweepCopy } from './sweep-raise-store.ts';

/** Nothing hangs on a sweep: dearer than a fifth of what is gathered, it is better waited for. */
const mostPart = 5n;

/** The caller knows that no copy is in a block. */
export const raiseSweep = async (deps: CoinDeps, chain: Chain, sweep: Sweep, newest: SweepCopy): Promise<void> => {
  if (newest.attempt >= mostRaises) return;
  const [raised, balance, next] = await Promise.all([
    chain.redraft(newest.draft),
    chain.balance(sweep.address),
    chain.nextNonce(sweep.address),
  ]);
  if (!raised.ok || !balance.ok || !next.ok || next.nonce !== sweep.nonce) return;
  const { draft } = raised;
  const cost = chain.mostCost(draft);
  if (cost * mostPart > balance.raw) return;
  // Whatever has come since goes along.
  const raw = balance.raw - cost;
  const { index, nonce } = sweep;
  const signed = await deps.signer.sweep({ currency: chain.currency, index, nonce, raw, draft });
  if (!signed.ok) {
    deps.log.error({ sweepId: sweep.id.toString(), ...signed }, 'a higher fee of a sweep is not signed');
    return;
  }
  const attempt = newest.attempt + 1;
  const copy = { attempt, raw, draft, rawTransaction: signed.raw, txid: signed.txid };
  if (!(await insertSweepRaise(deps.db, sweep.id, copy))) return;
  deps.log.warn({ sweepId: sweep.id.toString(), attempt }, 'a sweep is shown again with a higher fee');
  await chain.broadcast(signed.raw);
};
