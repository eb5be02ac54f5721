/**
 * Sweeps players' coins to the hot wallet, which withdrawals are paid from. The house pays network fees. The receiver is configured in
 * the signer, so that no caller can send these coins elsewhere.
 */
import {
  type AccountNetwork,
  type Asset,
  findCopy,
  type InBlock,
  type NetworkRow,
  readNetwork,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import { bumpSweepFee } from './bump-sweep-fee.ts';
import { oldSweeps, readSweepCopies, type SweepCopy } from './sweep-fee-bump-store.ts';
import { senderOf, signSweep } from './sign-sweep.ts';
import { sweepTokens } from './sweep-tokens.ts';
import {
  endSweep,
  insertSweep,
  noteSweepSigned,
  openSweeps,
  richAddresses,
  type RichAddress,
  type Sweep,
} from './sweep-store.ts';

/** An address is worth a sweep from this many fees on: at most a twentieth goes to the network. */
const worthFees = 20n;
/** New sweeps per run. */
const most = 20;

const sign = async (deps: CoinDeps, network: AccountNetwork, sweep: Sweep): Promise<Sweep | undefined> => {
  if (sweep.txid !== undefined) return sweep;
  const signed = await signSweep(deps, network, sweep, sweep);
  if (!signed.ok) {
    deps.log.warn({ sweepId: sweep.id.toString(), ...signed }, 'sweep not signed');
    return undefined;
  }
  await noteSweepSigned(deps.db, sweep.id, signed);
  return { ...sweep, rawTransaction: signed.raw, txid: signed.txid };
};

const toSubunits = ({ rawPerSubunit }: Asset, raw: bigint): bigint => (raw + rawPerSubunit - 1n) / rawPerSubunit;

/** Books the network fee, whoever sent it and whether or not anything moved. */
const endMined = (
  deps: CoinDeps,
  network: AccountNetwork,
  sweep: Sweep,
  copy: SweepCopy,
  { feeRaw, succeeded }: InBlock,
): Promise<void> =>
  deps.db.transaction(async (sql) => {
    const { raw, txid } = copy;
    const [own] = network.assets;
    if (!(await endSweep(sql, sweep.id, { state: succeeded ? 'mined' : 'failed', feeRaw, raw, txid }))) return;
    await deps.wallet.bookNetworkFee(sql, {
      ...{ reference: `sweep:${sweep.id}`, chain: network.code, currency: own.currency },
      amount: toSubunits(own, feeRaw),
    });
  });

interface Turn {
  readonly deps: CoinDeps;
  readonly network: AccountNetwork;
  readonly known: NetworkRow;
  readonly head: bigint;
}

/** Another transaction of the sender used its nonce, or it has to be rebroadcast. */
const showAgain = async ({ deps, network, known }: Turn, sweep: Sweep, newest: SweepCopy): Promise<void> => {
  const mined = await network.nextNonce(senderOf(network, known, sweep));
  if (mined.ok && mined.nonce > sweep.nonce) await endSweep(deps.db, sweep.id, { state: 'gone' });
  else await network.broadcast(newest.rawTransaction);
};

/** Ignores the answer to the broadcast: only the transaction's status on the network counts. */
const follow = async (turn: Turn, made: Sweep, isOld: boolean): Promise<void> => {
  const { deps, network } = turn;
  const sweep = await sign(deps, network, made);
  if (sweep === undefined) return;
  const copies = await readSweepCopies(deps.db, sweep.id);
  const [newest] = copies;
  const found = await findCopy(network, copies);
  if (newest === undefined || found === undefined) return;
  if (found.mined !== undefined) {
    const { copy, inBlock } = found.mined;
    const deep = turn.head - inBlock.height + 1n >= BigInt(network.confirmations);
    if (deep) await endMined(deps, network, sweep, copy, inBlock);
    return;
  }
  if (found.lost) await showAgain(turn, sweep, newest);
  if (isOld) await bumpSweepFee(deps, network, turn.known, sweep, newest);
};

const begin = async (deps: CoinDeps, network: AccountNetwork, known: NetworkRow, rich: RichAddress, least: bigint) => {
  const { address } = rich;
  const [asset] = network.assets;
  const [balance, next] = await Promise.all([network.balance(address, asset), network.nextNonce(address)]);
  if (!balance.ok || !next.ok || balance.raw < least) return;
  const made = await network.draft({ asset, from: address, to: known.houseAddress, raw: balance.raw / 2n });
  if (!made.ok) return;
  const raw = balance.raw - network.mostCost(made.draft);
  if (raw <= 0n) return;
  await insertSweep(deps.db, {
    ...{ chain: network.code, addressId: rich.id, kind: 'sweep', nonce: next.nonce, raw, draft: made.draft },
  });
};

export const sweepAddresses = async (deps: CoinDeps, network: AccountNetwork): Promise<void> => {
  const known = await readNetwork(deps.db, network.code);
  const [head, fee] = await Promise.all([network.head(), network.fee(network.assets[0])]);
  if (known === undefined || !head.ok || !fee.ok) return;
  // Tokens first, so that fuel brought for them is not swept.
  await sweepTokens(deps, network, known);
  const least = fee.raw * worthFees;
  for (const rich of await richAddresses(deps.db, network.code, least, most)) {
    await begin(deps, network, known, rich, least);
  }
  const old = await oldSweeps(deps.db, network.code, network.stuckAfterSeconds);
  deps.alarm(`sweeps_stuck_${network.code}`, old.size);
  for (const sweep of await openSweeps(deps.db, network.code)) {
    await follow({ deps, network, known, head: head.height }, sweep, old.has(sweep.id));
  }
};
