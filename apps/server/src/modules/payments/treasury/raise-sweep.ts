/** A sweep that no block takes is shown again with a higher fee, which comes out of what is swept. */
import type { AccountNetwork } from '../chains/ports.ts';
import type { CoinDeps } from '../deps.ts';
import { mostRaises } from '../chains/find-copy.ts';
import type { Sweep } from './sweep-store.ts';
import { insertSweepRaise, type SweepCopy } from './sweep-raise-store.ts';

/** Nothing hangs on a sweep: dearer than a fifth of what is gathered, it is better waited for. */
const mostPart = 5n;

/** The caller knows that no copy is in a block. */
export const raiseSweep = async (
  deps: CoinDeps,
  network: AccountNetwork,
  sweep: Sweep,
  newest: SweepCopy,
): Promise<void> => {
  if (newest.attempt >= mostRaises) return;
  const [asset] = network.assets;
  const [raised, balance, next] = await Promise.all([
    network.redraft(newest.draft),
    network.balance(sweep.address, asset),
    network.nextNonce(sweep.address),
  ]);
  if (!raised.ok || !balance.ok || !next.ok || next.nonce !== sweep.nonce) return;
  const { draft } = raised;
  const cost = network.mostCost(draft);
  if (cost * mostPart > balance.raw) return;
  // Whatever has come since goes along.
  const raw = balance.raw - cost;
  const { index, nonce } = sweep;
  const signed = await deps.signer.sweep({ asset, index, nonce, raw, draft });
  if (!signed.ok) {
    deps.log.error({ sweepId: sweep.id.toString(), ...signed }, 'a higher fee of a sweep is not signed');
    return;
  }
  const attempt = newest.attempt + 1;
  const copy = { attempt, raw, draft, rawTransaction: signed.raw, txid: signed.txid };
  if (!(await insertSweepRaise(deps.db, sweep.id, copy))) return;
  deps.log.warn({ sweepId: sweep.id.toString(), attempt }, 'a sweep is shown again with a higher fee');
  await network.broadcast(signed.raw);
};
