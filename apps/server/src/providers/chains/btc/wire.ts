/** Schemas of a Bitcoin node's answers. */
import { z } from 'zod';
import { networkNames } from './addresses.ts';

/** Whole coins with eight decimals, far below 2^53 of the smallest unit: rounding removes the error of binary fractions. */
export const coins = z
  .number()
  .min(0)
  .max(21_000_000)
  .transform((value) => BigInt(Math.round(value * 100_000_000)));
export const hash = z.string().regex(/^[0-9a-f]{64}$/);
const height = z.number().int().min(0).transform(BigInt);
const script = z.object({ hex: z.string().regex(/^([0-9a-f]{2})*$/) });

export const head = z.object({ chain: z.enum(networkNames), blocks: height, bestblockhash: hash });
export const header = z.object({ hash, height });

/** A coinbase input spends nothing. */
const input = z.object({ coinbase: z.string().optional(), prevout: z.object({ scriptPubKey: script }).optional() });
const output = z.object({ n: z.number().int().min(0), value: coins, scriptPubKey: script });
const transactionOfBlock = z.object({ txid: hash, vin: z.array(input), vout: z.array(output) });
export type TransactionOfBlock = z.infer<typeof transactionOfBlock>;

export const block = z.object({
  ...{ hash, height },
  previousblockhash: hash.optional(),
  tx: z.array(transactionOfBlock).max(50_000),
});

/** Unconfirmed transactions have no block; those dropped by a reorg have a block and no confirmations. */
export const transaction = z.object({
  txid: hash,
  blockhash: hash.optional(),
  confirmations: z.number().int().optional(),
  fee: coins.optional(),
});

export const estimate = z.object({ feerate: coins.optional() });
export const mempool = z.object({ mempoolminfee: coins, minrelaytxfee: coins });

/** Null if spent or unknown. */
export const unspent = z.object({ value: coins }).nullable();

const integer = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,15})$/)
  .transform(BigInt);

/** What is signed besides receiver and amount. */
export const draft = z.object({
  network: z.enum(networkNames),
  inputs: z.array(z.object({ txid: hash, position: z.number(), raw: integer, branch: z.number(), index: z.number() })),
  fee: integer,
  /** Number of pieces the change is split into; 1 if absent. */
  pieces: z.number().int().min(2).max(4).optional(),
});
