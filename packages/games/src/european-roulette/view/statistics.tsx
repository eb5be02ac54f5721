/** What the player's last rounds brought beside what is to be expected: counted, and never a reason to bet on anything. */
import type { ShownRound } from '../../stage/game-view.ts';
import type { RouletteParams, RouletteView } from '../game.ts';
import { colourOf, pockets } from '../versions/1-layout.ts';
import { texts } from './texts.ts';

const rows = [
  { name: 'red', numbers: 18, has: (number: number) => colourOf(number) === 'red' },
  { name: 'black', numbers: 18, has: (number: number) => colourOf(number) === 'black' },
  { name: 'even', numbers: 18, has: (number: number) => number > 0 && number % 2 === 0 },
  { name: 'low', numbers: 18, has: (number: number) => number > 0 && number < 19 },
  { name: 'zero', numbers: 1, has: (number: number) => number === 0 },
] as const;

export const Statistics = ({ history }: { history: readonly ShownRound<RouletteParams, RouletteView>[] }) => {
  const numbers = history.map(({ view }) => view.pocket);
  const expected = (of: number): string =>
    ((numbers.length * of) / pockets).toLocaleString(document.documentElement.lang, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
  return (
    <div className="roulette-statistics">
      <table>
        <caption>{texts.lastSpins(numbers.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.bet}</th>
            <th scope="col">{texts.came}</th>
            <th scope="col">{texts.expected}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, numbers: of, has }) => (
            <tr key={name}>
              <th scope="row">{texts.statistics[name]}</th>
              <td>{numbers.filter(has).length}</td>
              <td>{expected(of)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{texts.noMemory}</p>
    </div>
  );
};
