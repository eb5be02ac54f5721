/** What a request would change: each value as it is now and as it would be. */
import type { OfficeChange } from '@carmine/contract/back-office';
import { office } from '../../texts/en-office.ts';

const words = office.matters;

const shown = (value: string | null): string => (value === null ? words.none : (words.values[value] ?? value));

export const ChangesTable = ({ changes }: { changes: readonly OfficeChange[] }) => (
  <table className="changes">
    <thead>
      <tr>
        <th>{words.changes.what}</th>
        <th className="right">{words.changes.from}</th>
        <th className="right">{words.changes.to}</th>
      </tr>
    </thead>
    <tbody>
      {changes.map(({ field, from, to }) => (
        <tr key={field}>
          <td>{words.fields[field] ?? field}</td>
          <td className="right number">{shown(from)}</td>
          <td className="right number">{shown(to)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
