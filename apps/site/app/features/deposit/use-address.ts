import { postCryptoDeposit } from '@carmine/contract/payments/crypto';
import { detailsForCoins, type RequiredDetail } from '@carmine/contract/account/required-details';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RefusedResponse, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { isSettled } from '../../platform/calls/intent-key.ts';
import { useStore } from '../../state/store.ts';
import { refusalOf, type Refusal } from './deposit-refusal.tsx';
import { detailsMissing } from './start-deposit.ts';
import type { Deposit } from './use-deposit.ts';

const missingOf = (error: unknown): readonly RequiredDetail[] | undefined => {
  if (!(error instanceof RefusedResponse) || error.problem?.code !== 'profile_incomplete') return undefined;
  const missing = error.problem['missing'];
  return Array.isArray(missing) ? (missing as RequiredDetail[]) : [];
};

/** Requests a deposit address: the same one until coins arrive. Missing details are requested first. */
export const useAddress = ({ currency, keys, setStep }: Pick<Deposit, 'currency' | 'keys' | 'setStep'>) => {
  const client = useQueryClient();
  const coupon = useStore((state) => state.promotion.coupon);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  /** Returns whether it was not refused. */
  const ask = async (): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    const promotionCoupon = coupon.trim();
    try {
      const needed = await detailsMissing(client, detailsForCoins);
      if (needed.length > 0) {
        setStep({ name: 'coin-details', missing: needed });
        return true;
      }
      const body = { currency, ...(promotionCoupon === '' ? {} : { promotionCoupon }) };
      const idempotencyKey = keys.keyOf(`${currency} ${promotionCoupon}`);
      const result = await call(postCryptoDeposit, { body, idempotencyKey });
      if (isSettled(result)) keys.settle();
      const address = orThrowResponse(result);
      // The server opens the wallet with the address.
      void client.invalidateQueries({ queryKey: ['wallets'] });
      setStep({ name: 'address', address });
      return true;
    } catch (error) {
      const missing = missingOf(error);
      if (missing === undefined) setProblem(refusalOf(error));
      else setStep({ name: 'coin-details', missing });
      return missing !== undefined;
    } finally {
      setPending(false);
    }
  };
  return { ask, pending, problem };
};
