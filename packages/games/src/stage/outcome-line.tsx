/** What the last round brought, counted up where it is a win; nothing before the first one and during playback. */
import './outcome-line.css';
import { signedWithUnit } from './amounts.ts';
import { isWin, timesStakedE4, type SceneProps, type ShownRound } from './game-view.ts';
import { countUpMs, useRollingAmount } from './motion.ts';

interface Props {
  round: Pick<ShownRound, 'id' | 'payout' | 'staked' | 'stake' | 'multiplierE4'>;
  currency: SceneProps['currency'];
  reducedMotion: boolean;
}

const Amount = ({ round, currency, reducedMotion }: Props) => {
  const net = round.payout - round.staked;
  const won = isWin(round);
  const counted = useRollingAmount(won ? net : 0n, countUpMs(timesStakedE4(round)), reducedMotion);
  return <b data-won={won}>{signedWithUnit(currency, won ? counted : net)}</b>;
};

/** `text` stands before the amount, or alone. */
export const OutcomeLine = ({
  round,
  text,
  ...rest
}: Omit<Props, 'round'> & { round: Props['round'] | undefined; text: string }) => (
  <p className="stage-outcome">
    <span>{text}</span>
    {round === undefined ? null : <Amount key={round.id} round={round} {...rest} />}
  </p>
);
