import type { PaymentMethod } from '@carmine/contract/payment-methods';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { depositHistoryQuery, methodsQuery } from '../../queries/deposits.ts';
import { useStore } from '../../state/store.ts';
import { pageOf } from './checkout-page.ts';
import { refusalOf, type Refusal } from './deposit-refusal.tsx';
import { writePaymentConfig } from './payment-config.ts';
import { detailsMissing, startTierDeposit } from './start-deposit.ts';
import { hasFailedLately, listedTiers } from './tiers.ts';
import type { Deposit } from './use-deposit.ts';

/** Starts a deposit through a tier: missing details first, then the provider's page, or what it gave to show. */
export const useStartDeposit = (deposit: Deposit) => {
  const client = useQueryClient();
  const coupon = useStore((state) => state.promotion.coupon);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  const { amount, keys, setStep } = deposit;
  const begin = async (tier: PaymentMethod) => {
    if (amount === undefined) return;
    const missing = await detailsMissing(client, tier.requiredDetails);
    if (missing.length > 0) {
      setStep({ name: 'details', tier, missing });
      return;
    }
    const started = await startTierDeposit({ tier, amount, coupon, keys });
    if (started.kind === 'details') {
      setStep({ name: 'details', tier, missing: started.missing });
      return;
    }
    const { id, checkout } = started;
    const page = pageOf(id, checkout);
    setStep(page === undefined ? { name: 'checkout', tier, id, checkout } : { name: 'redirect', tier });
    if (page !== undefined) window.location.assign(page);
  };
  /** Whether anything but a refusal came of it. */
  const start = async (tier: PaymentMethod): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    try {
      await begin(tier);
      return true;
    } catch (error) {
      setProblem(refusalOf(error));
      void client.invalidateQueries({ queryKey: ['deposits'] });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { start, pending, problem };
};

export const useTierChoice = (deposit: Deposit) => {
  const { currency, typed, rememberedTier } = deposit;
  const methods = useQuery(methodsQuery(currency));
  const history = useQuery(depositHistoryQuery(0)).data?.items ?? [];
  const coupon = useStore((state) => state.promotion.coupon);
  const [chosen, setChosen] = useState(rememberedTier);
  const starting = useStartDeposit(deposit);
  const tiers = methods.isPending ? undefined : listedTiers(methods.data ?? []);
  const tier = tiers?.find(({ code }) => code === chosen) ?? tiers?.[0];
  return {
    /** As the server lists them. */
    methods: methods.data ?? [],
    tiers,
    tier,
    choose: (next: PaymentMethod) => {
      setChosen(next.code);
      writePaymentConfig({ tier: next.code, depositAmount: typed, currency, promotionCoupon: coupon });
    },
    failedLately: (one: PaymentMethod) => hasFailedLately(one, history, Date.now()),
    proceed: () => {
      if (tier === undefined) return;
      writePaymentConfig({ tier: tier.code, depositAmount: typed, currency, promotionCoupon: coupon });
      void starting.start(tier);
    },
    pending: starting.pending,
    problem: starting.problem,
  };
};

export type TierChoice = ReturnType<typeof useTierChoice>;
