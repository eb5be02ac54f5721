/** Schemas of the answers of a UTXO network's node. */
import { z } from 'zod';

/** More than any network lets a transaction move, and below 2^53 of the smallest unit. */
const mostCoins = 90_000_000;
/** Whole coins with eight decimals: rounding removes the error of binary fractions. */
export const coins = z
  .number()
  .min(0)
  .max(mostCoins)
  .transform((value) => BigInt(Math.round(value * 100_000_000)));
/** Rewards and transfers of a network without a supply limit may be larger: such outputs are never ours. */
const value = z.union([
  coins,
  z
    .number()
    .min(mostCoins)
    .transform(() => undefined),
]);
export const hash = z.string().regex(/^[0-9a-f]{64}$/);
const height = z.number().int().min(0).transform(BigInt);
const script = z.object({ hex: z.string().regex(/^([0-9a-f]{2})*$/) });

export const head = z.object({ chain: z.string(), blocks: height, bestblockhash: hash });
export const header = z.object({ hash, height });

/** A coinbase input spends nothing. */
const place = { txid: hash.optional(), vout: z.number().int().min(0).optional() };
const input = z.object({
  ...{ coinbase: z.string().optional(), ...place },
  prevout: z.object({ scriptPubKey: script }).optional(),
});
export const output = z.object({ n: z.number().int().min(0), value, scriptPubKey: script });
/** Entries of an extension block are not outputs that we could receive or spend. */
const extension = z.object({ ismweb: z.literal(true) });
const transactionOfBlock = z.object({
  txid: hash,
  vin: z.array(z.union([extension.transform((): z.infer<typeof input> => ({})), input])),
  vout: z.array(z.union([extension, output])).transform((all) => all.flatMap((one) => ('n' in one ? [one] : []))),
});
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

/** Older nodes answer -1 if they have too little data. */
const noPrice = z.literal(-1).transform(() => undefined);
export const estimate = z.object({ feerate: z.union([coins, noPrice]).optional() });
/** Older nodes do not name the relay fee. */
export const mempool = z.object({ mempoolminfee: coins, minrelaytxfee: coins.optional() });

/** What a transaction spends. */
export const spending = transactionOfBlock.pick({ vin: true });
/** A transaction's bytes and outputs, whatever block it is in. */
export const previous = z.object({ hex: z.string().regex(/^([0-9a-f]{2})+$/), vout: transactionOfBlock.shape.vout });

/** Null if spent or unknown. */
export const unspent = z.object({ value: coins }).nullable();

const integer = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,15})$/)
  .transform(BigInt);

/** What is signed besides receiver and amount. */
export const draft = z.object({
  network: z.string(),
  inputs: z.array(z.object({ txid: hash, position: z.number(), raw: integer, branch: z.number(), index: z.number() })),
  fee: integer,
  /** Number of pieces the change is split into; 1 if absent. */
  pieces: z.number().int().min(2).max(4).optional(),
});
