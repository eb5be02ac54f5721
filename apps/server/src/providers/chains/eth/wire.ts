/** Schemas of an Ethereum node's answers. */
import { z } from 'zod';

/** Up to 256 bits. */
export const quantity = z
  .string()
  .regex(/^0x[0-9a-f]{1,64}$/i)
  .transform(BigInt);
export const hash = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i)
  .transform((text) => text.toLowerCase());
const address = z
  .string()
  .regex(/^0x[0-9a-f]{40}$/i)
  .transform((text) => text.toLowerCase());

export const head = z.object({ number: quantity, hash, baseFeePerGas: quantity });

export const block = z
  .object({
    number: quantity,
    hash,
    parentHash: hash,
    // Contract creation has no receiver.
    transactions: z.array(z.object({ hash, from: address, to: address.nullable(), value: quantity })).max(20_000),
  })
  .nullable();

/** What is signed besides nonce, receiver and amount. */
export const draft = z.object({
  gas: z.string().transform(BigInt),
  maxFeePerGas: z.string().transform(BigInt),
  maxPriorityFeePerGas: z.string().transform(BigInt),
});

/** A pending transaction has no block. */
export const transaction = z.object({ hash, blockNumber: quantity.nullable() }).nullable();

export const receipt = z
  .object({
    transactionHash: hash,
    blockNumber: quantity,
    blockHash: hash,
    status: quantity,
    gasUsed: quantity,
    effectiveGasPrice: quantity,
  })
  .nullable();

/** One word of a contract's answer, for example of `balanceOf`. */
export const word = z
  .string()
  .regex(/^0x[0-9a-f]{64}$/i)
  .transform(BigInt);

/** Of any contract: its data may have any length. */
export const anyLog = z.object({
  address,
  topics: z.array(hash).max(4),
  data: z.string(),
  transactionHash: hash,
  logIndex: quantity,
});

export const log = z.object({
  address,
  topics: z.array(hash).max(4),
  data: word,
  transactionHash: hash,
  logIndex: quantity,
});
