/** Unspent outputs, the mempool, and a node's validation rules. */
import type { Block } from './block.ts';
import type { SimulatedCoin } from './coin.ts';
import { readTransaction, spendsItsOwn, type Output, type ReadTransaction } from './transaction.ts';

export type Taken = { readonly ok: true; readonly txid: string } | { readonly ok: false; readonly error: string };

interface Coin extends Output {
  /** Of its block; undefined while unconfirmed. */
  readonly height: number | undefined;
  readonly isReward: boolean;
}

export interface Waiting {
  readonly transaction: ReadTransaction;
  readonly fee: bigint;
}

export const placeOf = ({ txid, position }: { txid: string; position: number }): string => `${txid}:${position}`;

/** Sequence numbers up to this are replaceable (BIP-125). */
const replaceable = 0xff_ff_ff_fd;

const dustOf = (coin: SimulatedCoin, { script }: Output): bigint =>
  coin.dust({ bytes: script.length / 2, isWitness: /^(00(14|20)|5120)/.test(script) });

const refuse = (error: string): Taken => ({ ok: false, error });

const mayReplace = (
  { replacementRate }: SimulatedCoin,
  transaction: ReadTransaction,
  fee: bigint,
  rivals: readonly Waiting[],
): boolean =>
  rivals.every((rival) => rival.transaction.inputs.some(({ sequence }) => sequence <= replaceable)) &&
  fee >= rivals.reduce((sum, rival) => sum + rival.fee, 0n) + replacementRate * BigInt(transaction.vsize);

const sumOf = (outputs: readonly Output[]): bigint => outputs.reduce((total, { raw }) => total + raw, 0n);

/** The fee, or why a node rejects it; `height`: of the next block. */
const judge = (
  coin: SimulatedCoin,
  coins: ReadonlyMap<string, Coin>,
  transaction: ReadTransaction,
  height: number,
): bigint | string => {
  const found = transaction.inputs.map((input) => coins.get(placeOf(input)));
  const spent = found.filter((one) => one !== undefined);
  if (spent.length < found.length || found.length === 0) return 'bad-txns-inputs-missingorspent';
  if (new Set(transaction.inputs.map(placeOf)).size < found.length) return 'bad-txns-inputs-duplicate';
  if (spent.some((one) => one.isReward && (one.height ?? 0) > 0 && height - (one.height ?? 0) < coin.maturity))
    return 'bad-txns-premature-spend-of-coinbase';
  const fee = sumOf(spent) - sumOf(transaction.outputs);
  if (fee < 0n) return 'bad-txns-in-belowout';
  if (transaction.outputs.some((output) => output.raw < dustOf(coin, output))) return 'dust';
  if (fee < coin.relayRate * BigInt(transaction.vsize)) return 'min relay fee not met';
  return spendsItsOwn(coin, transaction, spent) ? fee : 'mandatory-script-verify-flag-failed';
};

export const createLedger = (coin: SimulatedCoin) => {
  const coins = new Map<string, Coin>();
  const spenders = new Map<string, string>();
  const waiting = new Map<string, Waiting>();
  const hexes = new Map<string, string>();

  const addOutputs = (transaction: ReadTransaction, height: number | undefined, isReward: boolean): void => {
    hexes.set(transaction.txid, transaction.hex);
    for (const [position, output] of transaction.outputs.entries())
      coins.set(placeOf({ txid: transaction.txid, position }), { ...output, height, isReward });
  };

  /** With all its descendants. */
  const forget = (txid: string): void => {
    const found = waiting.get(txid);
    if (found === undefined) return;
    waiting.delete(txid);
    for (const input of found.transaction.inputs) spenders.delete(placeOf(input));
    for (const position of found.transaction.outputs.keys()) {
      const place = placeOf({ txid, position });
      coins.delete(place);
      const spender = spenders.get(place);
      if (spender !== undefined) forget(spender);
    }
  };

  return {
    coins,
    waiting,
    /** Of a transaction that a spendable output is from. */
    hexOf: (txid: string): string | undefined => hexes.get(txid),
    /** Not spent by any confirmed or unconfirmed transaction. */
    isFree: (place: string): boolean => coins.has(place) && !spenders.has(place),
    take: (hex: string, height: number): Taken => {
      const transaction = readTransaction(hex);
      if (transaction === undefined) return refuse('TX decode failed');
      const { txid } = transaction;
      if (waiting.has(txid)) return { ok: true, txid };
      const fee = judge(coin, coins, transaction, height);
      if (typeof fee === 'string') return refuse(fee);
      const rivalIds = new Set(transaction.inputs.flatMap((input) => spenders.get(placeOf(input)) ?? []));
      const rivals = [...rivalIds].flatMap((id) => waiting.get(id) ?? []);
      if (rivals.length > 0 && !mayReplace(coin, transaction, fee, rivals)) return refuse('insufficient fee');
      for (const id of rivalIds) forget(id);
      waiting.set(txid, { transaction, fee });
      for (const input of transaction.inputs) spenders.set(placeOf(input), txid);
      addOutputs(transaction, undefined, false);
      return { ok: true, txid };
    },
    /** Applies a block: its outputs, its inputs, and the mempool. */
    apply: ({ height, transactions }: Block): void => {
      for (const [place, transaction] of transactions.entries()) {
        waiting.delete(transaction.txid);
        for (const input of place === 0 ? [] : transaction.inputs) {
          const rival = spenders.get(placeOf(input));
          if (rival !== undefined && rival !== transaction.txid) forget(rival);
          spenders.delete(placeOf(input));
          coins.delete(placeOf(input));
        }
        addOutputs(transaction, height, place === 0);
      }
    },
    clear: (): void => {
      for (const map of [coins, spenders, waiting, hexes]) map.clear();
    },
  };
};

export type Ledger = ReturnType<typeof createLedger>;
