/**
 * Search by external identifiers: a gateway's or bank's reference, a transaction hash, an address on a network. Finds payments, or the
 * player if no payment matches.
 */
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { type CashOut, type CashOutId, readCashOuts } from '../cash-outs/index.ts';
import type { CoinDeps } from '../deps.ts';
import { type Deposit, type DepositId, readDeposits } from '../deposits/index.ts';
import { findNamed, type NamedRow } from './search-store.ts';

export type PaymentMatch = 'reference' | 'transaction' | 'deposit_address' | 'payout_address';

export interface FoundPayments {
  readonly deposits: readonly { readonly deposit: Deposit; readonly by: PaymentMatch }[];
  readonly cashOuts: readonly { readonly cashOut: CashOut; readonly by: PaymentMatch }[];
  readonly players: readonly { readonly playerId: PlayerId; readonly by: PaymentMatch }[];
}

const longestReference = 200;

const once = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.filter((text) => text !== undefined)),
];

/** The text as typed, and as normalised by each network's adapter. */
const formsOf = ({ networks }: Pick<CoinDeps, 'networks'>, text: string) => {
  const lower = text.toLowerCase();
  const bare = /^[0-9a-f]+$/.test(lower) ? `0x${lower}` : undefined;
  return {
    references: once([text, lower, text.toUpperCase()]),
    txids: once([text, lower, bare]),
    addresses: once(
      networks.flatMap((network) => [text, lower, bare].map((form) => form && network.readAddress(form))),
    ),
  };
};

/** At most `size` results in total, newest first. */
export const searchPayments =
  (deps: Pick<CoinDeps, 'db' | 'networks'>) =>
  async (text: string, size: number): Promise<FoundPayments> => {
    if (text === '' || text.length > longestReference) return { deposits: [], cashOuts: [], players: [] };
    const rows = await findNamed(deps.db, formsOf(deps, text), size);
    const of = (kind: NamedRow['kind']) =>
      new Map(rows.filter((row) => row.kind === kind).map(({ id, by }) => [id, by]));
    const [named, sent] = [of('deposit'), of('withdrawal')];
    const [deposits, cashOuts] = await Promise.all([
      readDeposits(deps.db, [...named.keys()] as DepositId[]),
      readCashOuts(deps.db, [...sent.keys()] as CashOutId[]),
    ]);
    return {
      deposits: deposits.map((deposit) => ({ deposit, by: named.get(deposit.id) ?? 'reference' })),
      cashOuts: cashOuts.map((cashOut) => ({ cashOut, by: sent.get(cashOut.id) ?? 'reference' })),
      players: rows.flatMap(({ kind, id, by }) => (kind === 'player' ? [{ playerId: id as PlayerId, by }] : [])),
    };
  };
