/** A payment that no block takes is shown again with a higher fee: the same number, so that only one copy can be mined. */
import type { CashOutId } from '../cash-outs/cash-out.ts';
import type { Chain } from '../chains/chain-ports.ts';
import type { CoinDeps } from '../coin-deps.ts';
import { findCopy, mostRaises, stuckAfterSeconds } from '../chains/find-copy.ts';
import { insertRaise, readAttempts, stuckSends } from './raise-store.ts';
import { readSend } from './send-store.ts';

const raiseOne = async (deps: CoinDeps, chain: Chain, id: CashOutId): Promise<void> => {
  const [send, attempts] = await Promise.all([readSend(deps.db, id), readAttempts(deps.db, id)]);
  const [newest] = attempts;
  if (send === undefined || newest === undefined || newest.attempt >= mostRaises) return;
  const found = await findCopy(chain, attempts);
  // In a block, or nobody can say: then nothing is stuck.
  if (found === undefined || found.mined !== undefined) return;
  const raised = await chain.redraft(newest.draft);
  if (!raised.ok) return;
  const { nonce, to, raw } = send;
  const { draft } = raised;
  const signed = await deps.signer.sign({
    ...{ currency: chain.currency, reference: deps.ids.encode('wdr', id), nonce, to, raw, draft },
  });
  if (!signed.ok) {
    deps.log.error({ cashOutId: id.toString(), ...signed }, 'a higher fee is not signed');
    return;
  }
  const attempt = newest.attempt + 1;
  const copy = { attempt, draft, rawTransaction: signed.raw, txid: signed.txid };
  if (!(await insertRaise(deps.db, id, copy))) return;
  deps.log.warn({ cashOutId: id.toString(), attempt }, 'shown again with a higher fee');
  await chain.broadcast(signed.raw);
};

export const raiseFees = async (deps: CoinDeps, chain: Chain): Promise<void> => {
  const stuck = await stuckSends(deps.db, chain.code, stuckAfterSeconds);
  deps.alarm(`sends_stuck_${chain.code}`, stuck.length);
  for (const id of stuck) await raiseOne(deps, chain, id);
};
