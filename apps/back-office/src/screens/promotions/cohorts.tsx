/** What a promotion cost, by the month of a player's first grant. */
import type { readDeskPromotion } from '@carmine/contract/back-office/promotions';
import type { AnswerOf } from '@carmine/contract/endpoint';
import { Amount } from '../../shell/figures.tsx';
import { Nothing } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { promotions as words } from '../../texts/en-promotions.ts';

export const Cohorts = ({ cohorts }: Pick<AnswerOf<typeof readDeskPromotion>, 'cohorts'>) => (
  <section className="card">
    <h2>{words.cohorts}</h2>
    {cohorts.length === 0 && <Nothing text={words.noCohorts} />}
    {cohorts.length > 0 && (
      <Table label={words.cohorts} columns={Object.values(words.cohortColumns)}>
        {cohorts.map(({ month, currency, players, grants, bonus, spinWinnings, cost }) => (
          <tr key={`${month} ${currency}`}>
            <td>{month}</td>
            <td>{currency}</td>
            <td className="number">{players}</td>
            <td className="number">{grants}</td>
            {[bonus, spinWinnings, cost].map((value, index) => (
              <td key={index} className="number">
                <Amount value={value} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </Table>
    )}
  </section>
);
