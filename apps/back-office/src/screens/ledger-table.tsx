/** The movements of a player's accounts as the ledger holds them. */
import { readPlayerLedger } from '@carmine/contract/back-office';
import { useAsk } from '../calls.ts';
import { Amount, time } from '../shell/figures.tsx';
import { texts } from '../texts/en.ts';
import { PagedTable } from './paged-table.tsx';

const { columns } = texts;

export const LedgerTable = ({ playerId }: { playerId: string }) => (
  <PagedTable
    title={texts.player.ledger}
    columns={[
      { text: columns.time },
      { text: columns.entry },
      { text: columns.reference },
      { text: columns.account },
      { text: columns.amount, right: true },
    ]}
    usePage={(page) => useAsk(readPlayerLedger, { params: { id: playerId }, query: { page, size: 20 } })}
    row={(entry) => (
      <tr key={entry.id}>
        <td className="number">{time(entry.at)}</td>
        <td>{entry.kind.replaceAll('_', ' ')}</td>
        <td className="mono">{entry.roundId ?? entry.paymentId ?? '–'}</td>
        <td>{entry.account.replaceAll('_', ' ')}</td>
        <td className="right">
          <Amount signed value={entry.amount} currency={entry.currency} />
        </td>
      </tr>
    )}
  />
);
