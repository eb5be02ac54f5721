/** Why a flag was raised, in words. */
import type { RiskFlag } from '@carmine/contract/back-office/risk';
import { Link } from 'react-router';
import { amountText, time } from '../../shell/figures.tsx';
import { risk } from '../../texts/en-risk.ts';

const because = ({ sum, match, reversed, note }: RiskFlag): string | undefined => {
  if (sum !== null) return risk.sum(sum.amount, sum.threshold);
  if (match !== null) return risk.match(match.names.join(' / '), match.score, match.born, match.list);
  if (reversed !== null) {
    const { amount, owed, currency } = reversed;
    return risk.reversed(amountText(amount, currency), /[1-9]/.test(owed) ? amountText(owed, currency) : '');
  }
  return note ?? undefined;
};

export const FlagFacts = ({ flag }: { flag: RiskFlag }) => {
  const text = because(flag);
  return (
    <div className="flag-facts">
      <b>{risk.kinds[flag.kind]}</b>
      {text !== undefined && <span>{text}</span>}
      {flag.sharedWith !== null && <span>{risk.sharedWith(flag.sharedWith)}</span>}
      {flag.other !== null && (
        <Link className="link" to={`/players/${flag.other}`}>
          {risk.otherPlayer}
        </Link>
      )}
      {flag.reversed !== null && (
        <Link className="link" to={`/deposits/${flag.reversed.deposit}`}>
          {risk.theDeposit}
        </Link>
      )}
      {flag.clearedAt !== null && (
        <span>
          {risk.clearedBy(flag.clearedBy ?? risk.theProgram, time(flag.clearedAt))}: {flag.clearing}
        </span>
      )}
    </div>
  );
};

export const FlagState = ({ flag }: { flag: RiskFlag }) => {
  if (flag.clearedAt !== null) return <span className="tag good">{risk.cleared}</span>;
  return <span className={flag.holds ? 'tag bad' : 'tag info'}>{flag.holds ? risk.holds : risk.internal}</span>;
};
