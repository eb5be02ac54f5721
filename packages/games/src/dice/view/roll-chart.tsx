/** The player's own last rolls, oldest left: where each fell, and whether it won. It says nothing about the next one. */
import './wings.css';
import { isWin, type ShownRound } from '../../stage/game-view.ts';
import type { DiceParams, DiceView } from '../game.ts';
import { outcomes } from '../versions/1-chances.ts';
import { texts } from './texts.ts';

const shown = 24;
const [width, height, edge] = [216, 132, 8];
const yOf = (result: number): number => edge + (1 - result / (outcomes - 1)) * (height - 2 * edge);
const xOf = (index: number): number => edge + (index / (shown - 1)) * (width - 2 * edge);

interface Props {
  history: readonly ShownRound<DiceParams, DiceView>[];
  params: DiceParams;
}

export const RollChart = ({ history, params }: Props) => {
  const rolls = history.slice(0, shown).toReversed();
  const won = rolls.filter(isWin).length;
  const line = yOf(params.target);
  return (
    <section className="dice-wing dice-chart" aria-label={texts.chart}>
      <h2>{texts.chart}</h2>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {[0, 25, 50, 75, 100].map((mark) => (
          <path key={mark} className="grid" d={`M0 ${yOf((mark * (outcomes - 1)) / 100)}H${width}`} />
        ))}
        <path className="target" d={`M0 ${line}H${width}`} />
        {rolls.map((round, index) => (
          <g key={round.id} data-won={isWin(round)} data-last={index === rolls.length - 1}>
            <path d={`M${xOf(index + shown - rolls.length)} ${line}V${yOf(round.view.result)}`} />
            <circle
              cx={xOf(index + shown - rolls.length)}
              cy={yOf(round.view.result)}
              r={index === rolls.length - 1 ? 5 : 3.4}
            />
          </g>
        ))}
      </svg>
      <p>{rolls.length === 0 ? texts.noRolls : texts.tally(won, rolls.length)}</p>
      <p className="plain">{texts.independent}</p>
    </section>
  );
};
