/**
 * Spender for UTXO networks: a payment reserves inputs permanently, and its fee bumps spend the same ones. Spends only confirmed
 * outputs, including our own change: a reorg, or a fee bump of an earlier payment, could remove what a later one spends.
 */
import {
  countFree,
  freeOutputs,
  giveBackNonce,
  holdOutputs,
  type OutputPayment,
  readNetwork,
  type SignedTransfer,
  type SpentOutput,
  sumOutputs,
  sumSpendable,
  takeNonce,
  type TransferOrder,
  type UtxoNetwork,
} from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { Spender } from './spender.ts';

type UtxoDeps = Pick<CoinDeps, 'db' | 'signer' | 'alarm' | 'log'>;

const refuse = <const R extends string>(reason: R) => ({ ok: false, reason }) as const;

const deepOutputs = async ({ db }: UtxoDeps, network: UtxoNetwork): Promise<SpentOutput[]> => {
  const known = await readNetwork(db, network.code);
  if (known === undefined) return [];
  return freeOutputs(db, network.code, known.height - BigInt(network.confirmations) + 1n, network.mostInputs);
};

/** Splits change until this many similar payments can be sent at once. */
const enough = 12;
const mostPieces = 4;

/** Uses as few inputs as cover the payment. */
const draftOf = (
  network: UtxoNetwork,
  { to, raw, pieces }: Omit<OutputPayment, 'inputs'>,
  free: readonly SpentOutput[],
  rate: bigint,
) => {
  for (let count = 1; count <= free.length; count += 1) {
    const inputs = free.slice(0, count);
    const made = network.draft({ to, raw, inputs, ...(pieces === undefined ? {} : { pieces }) }, rate);
    if (made.ok || made.reason === 'below_dust') return { ...made, inputs };
  }
  return refuse('too_little');
};

/** After restoring a backup the database may be behind the network, which would never accept an input already spent. */
const areUnspent = async (deps: UtxoDeps, network: UtxoNetwork, inputs: OutputPayment['inputs']) => {
  const answers = await Promise.all(inputs.map((output) => network.isUnspent(output)));
  const failed = answers.find((answer) => !answer.ok);
  if (failed?.ok === false) return failed;
  const spent = answers.filter((answer) => answer.ok && !answer.unspent).length;
  deps.alarm(`outputs_spent_${network.code}`, spent);
  if (spent > 0) deps.log.error({ chain: network.code, spent }, 'outputs were spent by no known payment');
  return { ok: true, unspent: spent === 0 } as const;
};

/** The signer's answer, or that it could not be asked: the same order is repeated later. */
const sign = async ({ signer }: UtxoDeps, network: UtxoNetwork, order: TransferOrder): Promise<SignedTransfer> => {
  const made = await network.forSigning(order.draft);
  return made.ok ? signer.sign({ ...order, draft: made.draft }) : refuse('unreachable');
};

export const utxoSpender = (deps: UtxoDeps, network: UtxoNetwork): Spender => ({
  holding: async () => {
    const price = await network.feeRate();
    if (!price.ok) return price;
    const limits = { most: network.mostInputs, cost: network.inputCost(price.rate) };
    const [raw, spendable] = await Promise.all([
      sumOutputs(deps.db, network.code),
      sumSpendable(deps.db, network.code, limits),
    ]);
    return { ok: true, raw, spendable };
  },
  prepare: async (payment) => {
    const { to, raw } = payment;
    const [price, free, others] = await Promise.all([
      network.feeRate(),
      deepOutputs(deps, network),
      countFree(deps.db, network.code, raw),
    ]);
    if (!price.ok) return price;
    const made = draftOf(network, { to, raw, ...(others < enough ? { pieces: mostPieces } : {}) }, free, price.rate);
    if (!made.ok) return refuse(made.reason === 'below_dust' ? 'receiver_refuses' : 'too_little');
    const { draft, inputs } = made;
    const checked = await areUnspent(deps, network, inputs);
    if (!checked.ok) return checked;
    if (!checked.unspent) return refuse('too_little');
    return {
      ok: true,
      reserve: async (sql, paymentId) =>
        (await holdOutputs(sql, network.code, paymentId, inputs))
          ? { nonce: await takeNonce(sql, network, 0n), draft }
          : undefined,
    };
  },
  // Deleting the row frees its inputs.
  release: (sql, { nonce }) => giveBackNonce(sql, network, nonce),
  sign: (order) => sign(deps, network, order),
  bumpFee: async (newest) => {
    const price = await network.feeRate();
    if (!price.ok) return price;
    const bumped = network.bumpFee(newest.draft, newest, price.rate);
    if (!bumped.ok) return { ok: false, reason: 'refused', cause: bumped.reason };
    const signed = await sign(deps, network, { ...newest, draft: bumped.draft });
    return signed.ok ? { ...signed, draft: bumped.draft } : signed;
  },
});
