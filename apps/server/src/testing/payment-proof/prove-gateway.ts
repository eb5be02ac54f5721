/** One cell of the table for a gateway. */
import { columns, type Cell, type Column } from './columns.ts';
import { depositCases, pressFor, type Case } from './deposit-cases.ts';
import { faultCases } from './fault-cases.ts';
import type { Place } from './gateway-house.ts';
import { payoutCases, targetOf } from './payout-cases.ts';

const cases: Readonly<Partial<Record<Column, Case>>> = { ...depositCases, ...faultCases, ...payoutCases };

/** Cases without a test: there must be none. */
export const casesMissing = (): Column[] => columns.filter((column) => cases[column] === undefined);

const byPress: readonly Column[] = ['refund', 'partial refund', 'charge-back', 'won back'];

/** What its declaration excuses it from, and what its subject says it has no word for. */
const excuseOf = (place: Place, column: Column): string | undefined => {
  const { data, known } = place;
  if (byPress.includes(column)) {
    const isThere = pressFor(column, known) !== undefined;
    const said = data.lacks?.[column];
    if (isThere && said !== undefined) throw new Error(`Its party has it, and its subject says: ${said}`);
    if (isThere) return undefined;
    return (
      said ?? (column === 'partial refund' || column === 'won back' ? 'its protocol has no word for it' : undefined)
    );
  }
  if (data.lacks?.[column] !== undefined) return data.lacks[column];
  if (column === 'stale time' && (data.isUnsigned || data.isTimeless))
    return 'its notifications carry no time; the query decides';
  if (column.endsWith('at create') && data.isOrderedByBrowser)
    return 'the player’s browser brings the order: nobody is called';
  if (column.startsWith('payout') && targetOf(place) === undefined) return 'it sends no money back';
  return undefined;
};

export const prove = async (place: Place, column: Column): Promise<Cell> => {
  try {
    const excuse = excuseOf(place, column);
    if (excuse !== undefined) return { not: excuse };
    const proof = cases[column];
    if (proof === undefined) return { failed: 'missing' };
    await proof(place);
    return { proven: true };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
};
