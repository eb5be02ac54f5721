import './result.css';
import { signedWithUnit } from '../../stage/amounts.ts';
import { isWin } from '../../stage/game-view.ts';
import { countUpMs, useRollingAmount } from '../../stage/motion.ts';
import type { NumberGame, NumberProps } from './number-game.ts';
import type { Roll } from './use-roll.ts';

type Props<P> = Pick<NumberProps<P>, 'round' | 'params' | 'currency' | 'reducedMotion'>;

const Arrow = ({ up }: { up: boolean }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={up ? 'M12 19V5M6 11l6-6 6 6' : 'M12 5v14M6 13l6 6 6-6'} />
  </svg>
);

const Outcome = <P,>({ round, currency, reducedMotion }: Omit<Props<P>, 'params'>) => {
  const net = round === undefined ? 0n : round.payout - round.staked;
  const won = net > 0n;
  const shown = useRollingAmount(
    won ? net : 0n,
    round === undefined ? 0 : countUpMs(round.multiplierE4),
    reducedMotion,
  );
  return (
    <span className="numbers-outcome" data-won={won}>
      {net === 0n ? null : <Arrow up={won} />}
      {signedWithUnit(currency, won ? shown : net)}
    </span>
  );
};

/** The result in the middle of the stage: number, target and win. */
export const ResultNumber = <P,>({
  game: { texts, read },
  roll,
  round,
  params,
  currency,
  reducedMotion,
}: Props<P> & { game: NumberGame<P>; roll: Roll }) => {
  const presented = !roll.rolling && round !== undefined && roll.number !== undefined;
  const state = presented ? (isWin(round) ? 'won' : 'lost') : 'open';
  const [, whole, fraction] = /^(\d*)(.*)$/.exec(read(roll.number ?? 0)) ?? [];
  return (
    <div className="numbers-result" data-state={state} data-rolled={roll.number !== undefined}>
      <p className="numbers-caption">{presented ? texts.result(round.params, round.view.won) : texts.bet(params)}</p>
      <p className="numbers-number" key={reducedMotion ? (round?.id ?? '') : ''}>
        {whole}
        {fraction === '' ? null : <i>{fraction}</i>}
      </p>
      <p className="numbers-outcome-row">
        {presented ? <Outcome key={round.id} round={round} currency={currency} reducedMotion={reducedMotion} /> : null}
      </p>
    </div>
  );
};
