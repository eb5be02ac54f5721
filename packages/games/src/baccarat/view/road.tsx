/** The bead road: past hands from top to bottom, column by column. A custom of casinos, and no help at all. */
import type { ShownRound } from '../../stage/game-view.ts';
import type { BaccaratParams, BaccaratView } from '../game.ts';
import { texts } from './texts.ts';

const [rows, columns, cell] = [6, 9, 26];

type Round = ShownRound<BaccaratParams, BaccaratView>;

const Bead = ({ view, index }: { view: BaccaratView; index: number }) => {
  const [x, y] = [(Math.floor(index / rows) + 0.5) * cell, ((index % rows) + 0.5) * cell];
  return (
    <g data-winner={view.winner} transform={`translate(${x} ${y})`}>
      <circle r="10.5" />
      <text y="4.5">{texts.letters[view.winner]}</text>
      {view.playerPair ? <circle className="pair of-player" cx="7.5" cy="7.5" r="3.6" /> : null}
      {view.bankerPair ? <circle className="pair of-banker" cx="-7.5" cy="-7.5" r="3.6" /> : null}
    </g>
  );
};

export const Road = ({ history }: { history: readonly Round[] }) => {
  const shown = history.slice(0, rows * columns).toReversed();
  const count = (winner: BaccaratView['winner']): number => shown.filter(({ view }) => view.winner === winner).length;
  return (
    <section className="baccarat-road" aria-label={texts.road}>
      <h2>{texts.road}</h2>
      <svg viewBox={`0 0 ${columns * cell} ${rows * cell}`} aria-hidden="true">
        {Array.from({ length: rows * columns }, (_, index) => (
          <rect
            key={index}
            x={Math.floor(index / rows) * cell + 1}
            y={(index % rows) * cell + 1}
            width={cell - 2}
            height={cell - 2}
            rx="4"
          />
        ))}
        {shown.map(({ id, view }, index) => (
          <Bead key={id} view={view} index={index} />
        ))}
      </svg>
      <p>{texts.roadSum(count('player'), count('banker'), count('tie'))}</p>
      <p>{texts.noMemory}</p>
    </section>
  );
};
