/** Amounts received by each address, read from new blocks. */
import { z } from 'zod';

const quantity = z
  .string()
  .regex(/^0x[0-9a-f]+$/i)
  .transform(BigInt);
const block = z.object({
  hash: z.string(),
  transactions: z.array(z.object({ hash: z.string(), from: z.string(), to: z.string().nullable(), value: quantity })),
});

export interface Received {
  readonly txid: string;
  readonly wei: bigint;
  readonly height: number;
}

interface SeenBlock {
  readonly hash: string;
  readonly payments: readonly (Received & { readonly to: string })[];
}

type Call = (method: string, params?: readonly unknown[]) => Promise<unknown>;

const hex = (height: number): string => `0x${height.toString(16)}`;

export const createReceipts = (call: Call) => {
  const seen = new Map<number, SeenBlock>();

  const read = async (height: number): Promise<SeenBlock> => {
    const { hash, transactions } = block.parse(await call('eth_getBlockByNumber', [hex(height), true]));
    const payments = transactions
      .filter(({ to, value }) => to !== null && value > 0n)
      .map((one) => ({ txid: one.hash, wei: one.value, height, to: (one.to ?? '').toLowerCase() }));
    return { hash, payments };
  };

  /** Up to the head; replaced blocks are read again. */
  const follow = async (head: number): Promise<void> => {
    for (const height of seen.keys()) if (height > head) seen.delete(height);
    for (let height = head; height > 0; height -= 1) {
      const now = await read(height);
      if (seen.get(height)?.hash === now.hash) return;
      seen.set(height, now);
    }
  };

  return {
    follow,
    of: (address: string): Received[] =>
      [...seen.values()]
        .flatMap(({ payments }) => payments)
        .filter(({ to }) => to === address.toLowerCase())
        .map(({ txid, wei, height }) => ({ txid, wei, height }))
        .toSorted((a, b) => a.height - b.height),
  };
};
