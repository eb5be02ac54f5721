/** On UTXO networks: whether the network has unspent what our books say that we hold, at one block. */
import { money } from '@carmine/money';
import type { Sql } from '../../../../database/database.ts';
import type { Coin } from '../../chains/index.ts';
import { readUnspent } from './coin-books-store.ts';
import type { BookedMovement, ListedLine } from '../movement.ts';
import { NotListed } from './network-list.ts';

export interface OutputSums {
  readonly books: readonly BookedMovement[];
  readonly lines: readonly ListedLine[];
}

const nothing: OutputSums = { books: [], lines: [] };

export const compareOutputs = async (
  sql: Sql,
  { network, asset }: Coin,
  { height, at }: { readonly height: bigint; readonly at: Date },
): Promise<OutputSums> => {
  if (network.kind !== 'utxo') return nothing;
  let [here, there] = [0n, 0n];
  for (const output of await readUnspent(sql, network.code, height)) {
    const answer = await network.isUnspent(output);
    if (!answer.ok) throw new NotListed(answer.reason);
    here += output.raw;
    if (answer.unspent) there += output.raw;
  }
  if (here === there) return nothing;
  const own = { kind: 'sum', ourRef: `outputs_at_${height}`, state: 'done', at } as const;
  return {
    books: [{ ...own, booking: 'sum', currency: asset.currency, amount: here, booked: 0n, bookedAt: undefined }],
    lines: [{ ...own, line: 'sum', amount: money(asset.currency, there), fee: undefined }],
  };
};
