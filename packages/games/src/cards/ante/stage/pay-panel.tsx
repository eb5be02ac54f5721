/** What the table pays; the lines that the last round was paid by are lit. */
import type { AnteShown, AnteTable } from './ante-table.ts';
import { anteTableTexts as texts } from './texts.ts';

interface Props<Hand extends string> {
  readonly pays: AnteTable<Hand>['pays'];
  /** Once it may be seen. */
  readonly shown: AnteShown<Hand> | undefined;
}

export const PayPanel = <Hand extends string>({ pays, shown }: Props<Hand>) => (
  <aside className="ante-pays" aria-label={texts.payouts}>
    {pays.map(({ title, lines }) => (
      <table key={title}>
        <caption>{title}</caption>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name} data-paid={shown !== undefined && line.isPaid(shown)}>
              <th scope="row">{line.name}</th>
              <td>{line.pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </aside>
);
