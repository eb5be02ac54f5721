/** The net result of the last rounds, one after the other, oldest left. It does not predict the next one. */
import './session-graph.css';
import { signedWithUnit } from './amounts.ts';
import type { SceneProps, ShownRound } from './game-view.ts';

const [shown, width, height, edge] = [60, 216, 84, 6];

/** After each round, the first one of all before it. */
const sumsOf = (history: readonly Pick<ShownRound, 'payout' | 'staked'>[]): bigint[] => {
  const sums = [0n];
  for (const { payout, staked } of history.slice(0, shown).toReversed())
    sums.push((sums.at(-1) ?? 0n) + payout - staked);
  return sums;
};

interface Props {
  history: readonly Pick<ShownRound, 'payout' | 'staked'>[];
  currency: SceneProps['currency'];
}

export const SessionGraph = ({ history, currency }: Props) => {
  const sums = sumsOf(history);
  const [high, low] = [sums.reduce((a, b) => (a > b ? a : b)), sums.reduce((a, b) => (a < b ? a : b))];
  const steps = 1_000n;
  const range = high === low ? 1n : high - low;
  // Places on the screen only: no amount becomes a number.
  const yOf = (sum: bigint): number =>
    edge + (Number(((high - sum) * steps) / range) / Number(steps)) * (height - 2 * edge);
  const xOf = (index: number): number => edge + (index / Math.max(1, sums.length - 1)) * (width - 2 * edge);
  const net = sums.at(-1) ?? 0n;
  const text = signedWithUnit(currency, net);
  return (
    <figure className="stage-graph" data-up={net >= 0n}>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="zero" d={`M0 ${yOf(0n)}H${width}`} />
        <path className="net" d={`M${sums.map((sum, index) => `${xOf(index)} ${yOf(sum)}`).join('L')}`} />
      </svg>
      <figcaption data-figure>{text}</figcaption>
    </figure>
  );
};
