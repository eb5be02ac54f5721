/** Rebroadcasts a stuck sweep with a higher fee. */
import { type AccountNetwork, mostFeeBumps, type NetworkRow } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { senderOf, signSweep } from './sign-sweep.ts';
import type { Sweep } from './sweep-store.ts';
import { insertSweepFeeBump, type SweepCopy } from './sweep-fee-bump-store.ts';

/** Sweeps are not urgent: above a fifth of the amount it is better to wait. */
const mostPart = 5n;

/** The amount that arrives at that cost; undefined if the sender cannot pay it. `has`: balance in the network's own coin. */
const rawAt = (network: AccountNetwork, sweep: Sweep, newest: SweepCopy, cost: bigint, has: bigint) => {
  const [own] = network.assets;
  if (sweep.kind === 'top_up') return newest.raw + cost <= has ? newest.raw : undefined;
  if (sweep.asset !== own.code) return cost <= has ? newest.raw : undefined;
  // The fee is paid from the swept amount, which includes coins that arrived since.
  return cost * mostPart > has ? undefined : has - cost;
};

/** The caller has checked that no copy is mined. */
export const bumpSweepFee = async (
  deps: CoinDeps,
  network: AccountNetwork,
  known: NetworkRow,
  sweep: Sweep,
  newest: SweepCopy,
): Promise<void> => {
  if (newest.attempt >= mostFeeBumps) return;
  const sender = senderOf(network, known, sweep);
  const [bumped, balance, next] = await Promise.all([
    network.bumpFee(newest.draft),
    network.balance(sender, network.assets[0]),
    network.nextNonce(sender),
  ]);
  if (!bumped.ok || !balance.ok || !next.ok || next.nonce !== sweep.nonce) return;
  const { draft } = bumped;
  const raw = rawAt(network, sweep, newest, network.mostCost(draft), balance.raw);
  if (raw === undefined) return;
  const signed = await signSweep(deps, network, sweep, { raw, draft });
  if (!signed.ok) {
    deps.log.error({ sweepId: sweep.id.toString(), ...signed }, 'fee bump of a sweep not signed');
    return;
  }
  const attempt = newest.attempt + 1;
  const copy = { attempt, raw, draft, rawTransaction: signed.raw, txid: signed.txid };
  if (!(await insertSweepFeeBump(deps.db, sweep.id, copy))) return;
  deps.log.warn({ sweepId: sweep.id.toString(), attempt }, 'sweep rebroadcast with a higher fee');
  await network.broadcast(signed.raw);
};
