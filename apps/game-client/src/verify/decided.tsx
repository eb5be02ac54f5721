import { amountWithUnit, multiplierText } from '@carmine/games/stage';
import type { CurrencyCode } from '@carmine/money';
import { Result, Stream } from '../drawer/proof-steps.tsx';
import { texts } from './texts.ts';
import type { Decided as DecidedRound } from './work-out.ts';

export const Decided = ({ round, currency }: { round: DecidedRound; currency: CurrencyCode }) => (
  <>
    <p className="verify-pays" data-paid={round.payout > 0n}>
      <span>{texts.pays}</span>
      <b>{multiplierText(round.multiplierE4)}</b>
      <span>{amountWithUnit(currency, round.payout)}</span>
    </p>
    <Stream trace={round.trace} />
    <Result proof={round} currency={currency} stake={round.stake} />
  </>
);
