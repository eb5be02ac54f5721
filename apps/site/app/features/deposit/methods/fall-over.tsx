import type { Payment } from '@carmine/contract/payments/deposits';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import { PrimaryButton } from '@carmine/design/button';
import { readAmount } from '@carmine/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { displayAmount } from '../../../amounts/display.ts';
import { useIntentKeys } from '../../../platform/calls/intent-key.ts';
import { depositHistoryQuery, methodsQuery } from '../../../queries/deposits.ts';
import { useSession } from '../../../queries/session.ts';
import { begunDeposit } from '../begun-deposit.ts';
import { pageOf } from '../checkout/checkout-page.ts';
import { DepositRefusal, refusalOf, type Refusal } from '../deposit-refusal.tsx';
import { readPaymentConfig, writePaymentConfig } from '../payment-config.ts';
import { placeDeposit } from '../start-deposit.ts';
import { depositTexts } from '../texts.ts';
import { hasFailedLately, nextTier, takesAmount } from './methods.ts';
import '../../../styles/progress.css';

const { progress: words } = depositTexts;

const useNextTier = ({ method, currency, amount }: Payment): PaymentMethod | undefined => {
  const tiers = (useQuery(methodsQuery(currency)).data ?? []).filter(({ kind }) => kind === 'card');
  const history = useQuery(depositHistoryQuery(0)).data?.items ?? [];
  const [opened] = useState(() => Date.now());
  const asked = readAmount(currency, amount);
  return nextTier(tiers, method, (tier) => takesAmount(tier, asked) && !hasFailedLately(tier, history, opened));
};

/** The coupon of this deposit, if the cookie is about it; the server checks it again. */
const couponFor = ({ currency, amount }: Payment): string => {
  const kept = readPaymentConfig(document.cookie);
  const isOfIt = kept?.currency === currency && /^\d{1,9}(\.\d{1,9})?$/.test(kept.depositAmount);
  if (!isOfIt) return '';
  const strip = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text);
  return strip(kept.depositAmount) === strip(amount) ? kept.promotionCoupon : '';
};

interface Props {
  readonly payment: Payment;
  /** What else there is to press: second to the next tier, if there is one. */
  readonly onward: (isSecond: boolean) => ReactNode;
}

/** After a payment that failed: the same amount by the next tier, with one press. The earlier deposit stays what it is. */
export const FallOver = ({ payment, onward }: Props) => {
  const tier = useNextTier(payment);
  const client = useQueryClient();
  const navigate = useNavigate();
  const player = useSession()?.id;
  const keys = useIntentKeys();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  if (tier === undefined) return onward(false);
  const { currency, amount } = payment;
  const begin = async () => {
    const coupon = couponFor(payment);
    writePaymentConfig({ tier: tier.code, depositAmount: amount, currency, promotionCoupon: coupon });
    const started = await placeDeposit({ method: tier, amount: readAmount(currency, amount), coupon, keys });
    // The form asks for what is missing.
    if (started.kind === 'details') return navigate('/wallet/deposit');
    begunDeposit.keep(player, started.id);
    void client.invalidateQueries({ queryKey: ['deposits', 'history'] });
    const page = pageOf(started.id, started.checkout);
    if (page === undefined) return navigate(`/wallet/deposit?deposit=${encodeURIComponent(started.id)}`);
    return window.location.assign(page);
  };
  const press = async () => {
    setPending(true);
    setProblem(undefined);
    try {
      await begin();
    } catch (error) {
      setProblem(refusalOf(error));
      void client.invalidateQueries({ queryKey: ['deposits'] });
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <p className="progress-text">{words.nextTier(tier.name)}</p>
      {problem !== undefined && <DepositRefusal refusal={problem} />}
      <PrimaryButton size="large" block arrow loading={pending} onClick={() => void press()}>
        {words.payBy(tier.name, displayAmount(currency, amount))}
      </PrimaryButton>
      {onward(true)}
    </>
  );
};
