/** What a request changes: each value at the request, the requested one, and the current one if it differs. */
import type { ApprovalChange } from '@carmine/contract/back-office/approvals';
import { time } from '../../shell/figures.tsx';
import { approvals as words } from '../../texts/en-approvals.ts';
import { promotions } from '../../texts/en-promotions.ts';
import { ruleText } from '../promotions/rules-draft.ts';

const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const shown = (field: string, value: string | null): string => {
  if (value === null) return words.noValue;
  return field === 'closedAt' || moment.test(value) ? time(value) : (words.values[value] ?? ruleText(field, value));
};

export const ChangesTable = ({ changes }: { changes: readonly ApprovalChange[] }) => {
  const differs = changes.some(({ now }) => now !== undefined);
  return (
    <>
      {differs && <p className="notice warn">{words.differs}</p>}
      <table className="changes">
        <thead>
          <tr>
            <th>{words.changes.what}</th>
            <th className="right">{words.changes.from}</th>
            {differs && <th className="right">{words.changes.now}</th>}
            <th className="right">{words.changes.to}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, from, to, now }) => (
            <tr key={field}>
              <td>{words.fields[field] ?? promotions.nameOf(field)}</td>
              <td className="right number">{shown(field, from)}</td>
              {differs && <td className="right number">{now === undefined ? '' : shown(field, now)}</td>}
              <td className="right number">{shown(field, to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
