import { Notice } from '@carmine/design/feedback';
import { Link } from 'react-router';
import { displayMoney } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { depositTexts } from '../../texts/en-deposit.ts';
import type { Deposit } from './use-deposit.ts';

/** Beyond the player's own limit, or more than one payment can be. */
export const BarrierNotice = ({ deposit: { barrier } }: { readonly deposit: Deposit }) => {
  if (barrier === undefined) return null;
  const { barriers } = depositTexts.deposit;
  if (barrier.kind === 'maximum') {
    return (
      <Notice tone="warn" role="alert">
        {barriers.maximum(displayMoney(barrier.most))}
      </Notice>
    );
  }
  return (
    <Notice tone="warn" role="alert">
      {barrier.kind === 'limit'
        ? barriers.limit(displayMoney(barrier.room), displayMoment(barrier.until))
        : barriers.limitFirst}{' '}
      <Link className="link" to="/profile/limits">
        {barriers.toLimits}
      </Link>
    </Notice>
  );
};
