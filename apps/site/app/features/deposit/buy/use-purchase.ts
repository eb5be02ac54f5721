/** Starts a purchase at an on-ramp, and follows it to the coins. */
import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import { postOnRampOrder, type OnRamp, type OnRampOrder } from '@carmine/contract/payments/onramps';
import { formatAmount, type Money } from '@carmine/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orThrowResponse } from '../../../platform/calls/answers.ts';
import { call } from '../../../platform/calls/browser-call.ts';
import { hasFailed, isBought, onRampOrdersQuery } from './queries.ts';
import { store } from '../../../state/store.ts';
import { refusalOf, type Refusal } from '../deposit-refusal.tsx';
import { openOnRamp } from './onramp-frame.ts';

/** While a widget is open. */
const pollMs = 3_000;

/** The one that was begun here, once its on-ramp has said something. */
const useFollowed = (currency: CryptoAddress['currency'], begun: string | undefined): OnRampOrder | undefined => {
  const { data } = useQuery({
    ...onRampOrdersQuery(currency),
    enabled: begun !== undefined,
    refetchInterval: pollMs,
  });
  return data?.find(({ id }) => id === begun);
};

/** `onBought`: paid there, so that the coins are next. */
export const usePurchase = ({ currency }: CryptoAddress, onBought: () => void) => {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  const [begun, setBegun] = useState<string>();
  const followed = useFollowed(currency, begun);
  const bought = followed !== undefined && isBought(followed.status);
  useEffect(() => {
    if (!bought) return;
    store().modal.close('iframe');
    onBought();
  }, [bought, onBought]);
  const start = async ({ id, name }: OnRamp, pays: Money): Promise<void> => {
    setPending(true);
    setProblem(undefined);
    try {
      const body = { currency, amount: formatAmount(pays) };
      const { url, order } = orThrowResponse(await call(postOnRampOrder, { params: { id }, body }));
      setBegun(order);
      openOnRamp(url, name);
    } catch (error) {
      setProblem(refusalOf(error));
      // It may be down: then the list has it no more.
      void client.invalidateQueries({ queryKey: ['onramps', 'offered'] });
    } finally {
      setPending(false);
    }
  };
  const failed = followed !== undefined && hasFailed(followed.status) ? followed : undefined;
  return { start, pending, problem, failed, forget: () => setProblem(undefined) };
};
