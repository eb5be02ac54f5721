/** Rakeback of each currency, claimed at will. */
import { claimRakeback, type LoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { PrimaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { displayAmount } from '../../amounts/display.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { isSettled, useIntentKeys } from '../../platform/calls/intent-key.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { nameOf } from './level-card.tsx';
import { loyaltyTexts } from './texts.ts';

const words = loyaltyTexts.rakeback;

type Rakeback = LoyaltyLevel['rakeback'][number];

const Claim = ({ rakeback: { currency, amount, paidSoFar } }: { readonly rakeback: Rakeback }) => {
  const client = useQueryClient();
  const keys = useIntentKeys();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const idempotencyKey = keys.keyOf(`${currency} ${amount} ${paidSoFar}`);
      const result = await call(claimRakeback, { body: { currency }, idempotencyKey });
      if (isSettled(result)) keys.settle();
      return orThrowResponse(result);
    },
    onSuccess: async (paid) => {
      notify('success', words.paid(displayAmount(paid.currency, paid.amount)));
      await client.invalidateQueries();
    },
    onError: async (error) => {
      notify('error', messageOf(error, words.failed));
      await client.invalidateQueries({ queryKey: ['loyalty'] });
    },
  });
  const shown = displayAmount(currency, amount);
  return (
    <li className="loyalty-claim">
      <p className="loyalty-amount num">{shown}</p>
      <PrimaryButton block loading={isPending} onClick={() => mutate()}>
        {words.claim(shown)}
      </PrimaryButton>
    </li>
  );
};

const isAny = ({ amount }: Pick<Rakeback, 'amount'>): boolean => /[1-9]/.test(amount);

export const RakebackCard = ({ loyalty }: { readonly loyalty: LoyaltyLevel }) => {
  const { rakeback, level, benefits, paused } = loyalty;
  const due = rakeback.filter(isAny);
  const paid = rakeback.filter(({ paidSoFar }) => isAny({ amount: paidSoFar }));
  return (
    <section className="loyalty-card loyalty-rakeback">
      <p className="loyalty-next">
        <b className="loyalty-title">{words.title}</b>
        <span className="loyalty-cash">{words.cash}</span>
      </p>
      {paused && <Notice tone="info">{words.paused}</Notice>}
      {due.length === 0 && <p className="loyalty-muted">{words.none}</p>}
      {!paused && due.length > 0 && (
        <ul>
          {due.map((one) => (
            <Claim key={one.currency} rakeback={one} />
          ))}
        </ul>
      )}
      <dl className="loyalty-facts">
        <div>
          <dt>
            {words.yours}, {nameOf(level)}
          </dt>
          <dd className="num">{loyaltyTexts.rate(benefits.rakebackPercent)}</dd>
        </div>
        {paid.map(({ currency, paidSoFar }) => (
          <div key={currency}>
            <dt>{words.paidSoFar}</dt>
            <dd className="num">{displayAmount(currency, paidSoFar)}</dd>
          </div>
        ))}
      </dl>
      <p className="loyalty-note">{words.note}</p>
    </section>
  );
};
