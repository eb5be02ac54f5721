/** What is proven of every gateway and coin: the columns of the table that `npm run conformance` prints. */

export const columns = [
  'decline',
  'expiry',
  'duplicate, same id',
  'duplicate, new id',
  'late',
  'out of order',
  'wrong amount',
  'wrong currency',
  'bad signature',
  'stale time',
  'replayed nonce',
  'down at create',
  'slow at create',
  'lying at create',
  'down at query',
  'slow at query',
  'lying at query',
  'down at notification',
  'slow at notification',
  'lying at notification',
  'refund',
  'partial refund',
  'charge-back',
  'won back',
  'payout refused',
  'payout unknown',
  'payout late',
] as const;
export type Column = (typeof columns)[number];

/** Why a case does not apply. */
export type Lacks = Readonly<Partial<Record<Column, string>>>;

/** A cell of the table; a case that is neither proven nor excused is missing, which fails the suite. */
export type Cell = { readonly proven: true } | { readonly not: string } | { readonly failed: string };

/** Of methods whose payments nobody takes back. */
export const neverTakenBack = (why: string): Lacks => ({
  refund: why,
  'partial refund': why,
  'charge-back': why,
  'won back': why,
});
