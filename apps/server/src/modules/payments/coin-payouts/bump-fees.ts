/** A payment that no block takes is shown again with a higher fee: it holds the same, so that only one copy can be mined. */
import type { CashOutId } from '../cash-outs/index.ts';
import { findCopy, mostFeeBumps, type Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { insertFeeBump, readAttempts, stuckSends } from './fee-bump-store.ts';
import { readSend } from './send-store.ts';
import { orderOf, spenderOf } from './spender.ts';

const bumpOne = async (deps: CoinDeps, network: Network, id: CashOutId): Promise<void> => {
  const [send, attempts] = await Promise.all([readSend(deps.db, id), readAttempts(deps.db, id)]);
  const [newest] = attempts;
  if (send === undefined || newest === undefined || newest.attempt >= mostFeeBumps) return;
  const found = await findCopy(network, attempts);
  // In a block, or nobody can say: then nothing is stuck.
  if (found === undefined || found.mined !== undefined) return;
  const bumped = await spenderOf(deps, network).bumpFee(orderOf(deps, network, { ...send, draft: newest.draft }));
  if (!bumped.ok) {
    deps.log.error({ cashOutId: id.toString(), ...bumped }, 'a higher fee is not signed');
    return;
  }
  const attempt = newest.attempt + 1;
  const copy = { attempt, draft: bumped.draft, rawTransaction: bumped.raw, txid: bumped.txid };
  if (!(await insertFeeBump(deps.db, id, copy))) return;
  deps.log.warn({ cashOutId: id.toString(), attempt }, 'shown again with a higher fee');
  await network.broadcast(bumped.raw);
};

export const bumpFees = async (deps: CoinDeps, network: Network): Promise<void> => {
  const stuck = await stuckSends(deps.db, network.code, network.stuckAfterSeconds);
  deps.alarm(`sends_stuck_${network.code}`, stuck.length);
  for (const id of stuck) await bumpOne(deps, network, id);
};
