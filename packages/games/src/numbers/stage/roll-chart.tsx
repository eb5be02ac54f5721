/** The player's last rolls, oldest left: their results, and whether they won. They do not predict the next one. */
import './wings.css';
import { isWin } from '../../stage/game-view.ts';
import type { NumberGame, NumberProps } from './number-game.ts';

const shown = 24;
const [width, height, edge] = [216, 132, 8];
/** `part`: position between the lowest and the highest result. */
const yOf = (part: number): number => edge + (1 - part) * (height - 2 * edge);
const xOf = (index: number): number => edge + (index / (shown - 1)) * (width - 2 * edge);

type Props<P> = Pick<NumberProps<P>, 'history' | 'params'> & { game: NumberGame<P> };

export const RollChart = <P,>({ game, history, params }: Props<P>) => {
  const { texts, outcomes, targetOf } = game;
  const rolls = history.slice(0, shown).toReversed();
  const won = rolls.filter(isWin).length;
  const line = yOf(targetOf(params) / (outcomes - 1));
  return (
    <section className="numbers-wing numbers-chart" aria-label={texts.chart}>
      <h2>{texts.chart}</h2>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <path key={mark} className="grid" d={`M0 ${yOf(mark / 100)}H${width}`} />
        ))}
        <path className="target" d={`M0 ${line}H${width}`} />
        {rolls.map((round, index) => (
          <g key={round.id} data-won={isWin(round)} data-last={index === rolls.length - 1}>
            <path d={`M${xOf(index + shown - rolls.length)} ${line}V${yOf(round.view.result / (outcomes - 1))}`} />
            <circle
              cx={xOf(index + shown - rolls.length)}
              cy={yOf(round.view.result / (outcomes - 1))}
              r={index === rolls.length - 1 ? 5 : 3.4}
            />
          </g>
        ))}
      </svg>
      <p>{rolls.length === 0 ? texts.noRounds : texts.tally(won, rolls.length)}</p>
      <p className="plain">{texts.independent}</p>
    </section>
  );
};
