/** What each hand pays with one to five coins: the chosen column and the hand on the table are lit. */
import { groupedText } from './figures.ts';
import type { MachineGame } from './machine-game.ts';
import { machineTexts as texts } from './texts.ts';
import { mostCoins } from '../machine.ts';

interface Props {
  readonly game: MachineGame;
  readonly coins: number;
  /** The hand as the cards lie. */
  readonly hand: string | null;
  readonly won: boolean;
}

const columns = Array.from({ length: mostCoins }, (_, index) => index + 1);

export const Paytable = ({ game: { machine, handNames }, coins, hand, won }: Props) => (
  <table className="vp-table" aria-label={texts.paytable}>
    <thead>
      <tr>
        <th scope="col">{texts.hand}</th>
        {columns.map((column) => (
          <th key={column} scope="col" data-chosen={column === coins}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {machine.hands.map((name, row) => (
        <tr key={name} data-lit={name === hand ? (won ? 'won' : 'has') : undefined}>
          <th scope="row">{handNames[name]}</th>
          {columns.map((column) => (
            <td key={column} data-chosen={column === coins}>
              {groupedText((machine.pays(column)[row + 1] ?? 0) * column)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
