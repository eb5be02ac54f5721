/** Rebroadcasts a stuck payment with a higher fee. It reserves the same nonce or inputs, so only one copy can be mined. */
import { findCopy, mostFeeBumps, type Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { insertFeeBump, readAttempts, stuckSends, type StuckSend } from './fee-bump-store.ts';
import { readSend } from './send-store.ts';
import { orderOf, spenderOf } from './spender.ts';

const bumpOne = async (deps: CoinDeps, network: Network, { id, attempt: seen }: StuckSend): Promise<void> => {
  const [send, attempts] = await Promise.all([readSend(deps.db, id), readAttempts(deps.db, id)]);
  const [newest] = attempts;
  if (send === undefined || newest?.attempt !== seen || seen >= mostFeeBumps) return;
  const found = await findCopy(network, attempts);
  // Mined, or unknown: then it is not stuck.
  if (found === undefined || found.mined !== undefined) return;
  const bumped = await spenderOf(deps, network).bumpFee(orderOf(deps, network, { ...send, draft: newest.draft }));
  if (!bumped.ok) {
    deps.log.error({ paymentId: id.toString(), ...bumped }, 'fee bump not signed');
    return;
  }
  const attempt = seen + 1;
  const copy = { attempt, draft: bumped.draft, rawTransaction: bumped.raw, txid: bumped.txid };
  if (!(await insertFeeBump(deps.db, id, copy))) return;
  deps.log.warn({ paymentId: id.toString(), attempt }, 'rebroadcast with a higher fee');
  await network.broadcast(bumped.raw);
};

export const bumpFees = async (deps: CoinDeps, network: Network): Promise<void> => {
  const stuck = await stuckSends(deps.db, network.code, network.stuckAfterSeconds);
  deps.alarm(`sends_stuck_${network.code}`, stuck.length);
  for (const send of stuck) await bumpOne(deps, network, send);
};
