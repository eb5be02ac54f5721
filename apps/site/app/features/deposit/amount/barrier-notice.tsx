import { quickDepositEuros } from '@carmine/contract/settings';
import { Notice } from '@carmine/design/feedback';
import { Link } from 'react-router';
import { displayMoney } from '../../../amounts/display.ts';
import { displayMoment } from '../../../amounts/moment.ts';
import { depositTexts } from '../texts.ts';
import { isAbove, quickAmount, type Barrier } from '../deposit-rules.ts';
import type { Deposit } from '../use-deposit.ts';

/** A player's limit removes offered amounts whatever is typed, so the reason is shown at once. */
const limitInSight = ({ minimums, room }: Deposit): Barrier | undefined =>
  minimums !== undefined &&
  room?.barrier.kind === 'limit' &&
  quickDepositEuros.some((euros) => {
    const amount = quickAmount(euros, minimums);
    return amount !== undefined && isAbove(amount, room);
  })
    ? room.barrier
    : undefined;

/** Beyond the player's own limit, or more than one payment can be. */
export const BarrierNotice = ({ deposit }: { readonly deposit: Deposit }) => {
  const barrier = deposit.barrier ?? limitInSight(deposit);
  if (barrier === undefined) return null;
  const look =
    deposit.barrier === undefined ? ({ role: 'status' } as const) : ({ tone: 'warn', role: 'alert' } as const);
  const { barriers } = depositTexts;
  if (barrier.kind === 'maximum') return <Notice {...look}>{barriers.maximum(displayMoney(barrier.most))}</Notice>;
  return (
    <Notice {...look}>
      {barrier.kind === 'limit'
        ? barriers.limit(displayMoney(barrier.room), displayMoment(barrier.until))
        : barriers.limitFirst}{' '}
      <Link className="link" to="/profile/limits">
        {barriers.toLimits}
      </Link>
    </Notice>
  );
};
