/**
 * Stores the chain on disk: one line per block, synced before it is acknowledged. A line with an existing height replaces it and all
 * above.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Block } from './block.ts';
import { readTransaction } from './transaction.ts';

const line = z.object({
  ...{ height: z.number(), hash: z.string(), previous: z.string(), time: z.number() },
  transactions: z.array(z.string()),
});

const readLine = (text: string): Block | undefined => {
  try {
    const { transactions, ...rest } = line.parse(JSON.parse(text));
    return { ...rest, transactions: transactions.flatMap((hex) => readTransaction(hex) ?? []) };
  } catch {
    // An incomplete last line of a killed process.
    return undefined;
  }
};

/** `code`: of the coin, whose chain has a file of its own. */
export const keptBlocks = (folder: string | undefined, code: string) => {
  const file = folder === undefined ? undefined : path.join(folder, `${code.toLowerCase()}.jsonl`);
  return {
    read: (): Block[] => {
      if (file === undefined || !existsSync(file)) return [];
      const blocks: Block[] = [];
      for (const text of readFileSync(file, 'utf8').split('\n')) {
        const block = readLine(text);
        if (block !== undefined) blocks.splice(block.height, Infinity, block);
      }
      return blocks;
    },
    write: (block: Block): void => {
      if (file === undefined) return;
      mkdirSync(path.dirname(file), { recursive: true });
      const written = { ...block, transactions: block.transactions.map(({ hex }) => hex) };
      appendFileSync(file, `\n${JSON.stringify(written)}\n`, { flush: true });
    },
  };
};
