import type { PaymentMethod } from '@carmine/contract/payment-methods';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { depositHistoryQuery, methodsQuery } from '../../../queries/deposits.ts';
import { useStore } from '../../../state/store.ts';
import { pageOf } from '../checkout/checkout-page.ts';
import { refusalOf, type Refusal } from '../deposit-refusal.tsx';
import { writePaymentConfig } from '../payment-config.ts';
import { detailsMissing, placeDeposit } from '../start-deposit.ts';
import { groupsOf, hasFailedLately, nextTier, takesAmount } from './methods.ts';
import type { Deposit } from '../use-deposit.ts';

/** Starts a deposit by a method: missing details first, then the provider's page, or what it gave to show. */
export const useStartDeposit = (deposit: Deposit) => {
  const client = useQueryClient();
  const coupon = useStore((state) => state.promotion.coupon);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  const { amount, keys, setStep } = deposit;
  const begin = async (method: PaymentMethod) => {
    if (amount === undefined) return;
    const missing = await detailsMissing(client, method.requiredDetails);
    if (missing.length > 0) {
      setStep({ name: 'details', method, missing });
      return;
    }
    const started = await placeDeposit({ method, amount, coupon, keys });
    if (started.kind === 'details') {
      setStep({ name: 'details', method, missing: started.missing });
      return;
    }
    const { id, checkout } = started;
    deposit.keepBegun(id);
    void client.invalidateQueries({ queryKey: ['deposits', 'history'] });
    const page = pageOf(id, checkout);
    if (page === undefined) deposit.goOn({ id, methodName: method.name, checkout, amount });
    else {
      setStep({ name: 'redirect', method });
      window.location.assign(page);
    }
  };
  /** Returns whether it was not refused. */
  const start = async (method: PaymentMethod): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    try {
      await begin(method);
      return true;
    } catch (error) {
      setProblem(refusalOf(error));
      void client.invalidateQueries({ queryKey: ['deposits'] });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { start, pending, problem, forget: () => setProblem(undefined) };
};

export const useMethodChoice = (deposit: Deposit) => {
  const { amount, currency, typed, rememberedMethod } = deposit;
  const query = useQuery(methodsQuery(currency));
  const history = useQuery(depositHistoryQuery(0)).data?.items ?? [];
  const coupon = useStore((state) => state.promotion.coupon);
  const [chosen, setChosen] = useState<string>();
  const starting = useStartDeposit(deposit);
  const methods = query.isPending ? undefined : (query.data ?? []);
  const inOrder = groupsOf(methods ?? []).flatMap((group) => group.methods);
  const cards = inOrder.filter(({ kind }) => kind === 'card');
  const firstOf = (all: readonly PaymentMethod[]) => all.find((one) => takesAmount(one, amount)) ?? all[0];
  const [opened] = useState(() => Date.now());
  const failedLately = (one: PaymentMethod) => hasFailedLately(one, history, opened);
  const next = (failed: PaymentMethod) =>
    nextTier(cards, failed.code, (tier) => takesAmount(tier, amount) && !failedLately(tier));
  const remembered = inOrder.find(({ code }) => code === rememberedMethod);
  // What failed since it was chosen is not suggested again while another tier can be tried.
  const suggested = remembered ?? firstOf(inOrder);
  const first = suggested !== undefined && failedLately(suggested) ? (next(suggested) ?? suggested) : suggested;
  const method = inOrder.find(({ code }) => code === chosen) ?? first;
  const choose = ({ code }: PaymentMethod) => {
    setChosen(code);
    // What was refused was the other one.
    starting.forget();
    writePaymentConfig({ tier: code, depositAmount: typed, currency, promotionCoupon: coupon });
  };
  return {
    /** As the server lists them; nothing while it is asked. */
    methods,
    cards,
    method,
    choose,
    /** The tier that is chosen stays. */
    chooseCard: () => {
      const tier = method?.kind === 'card' ? method : firstOf(cards);
      if (tier !== undefined) choose(tier);
    },
    failedLately,
    /** Offered once the chosen tier has refused. */
    next: method === undefined || starting.problem === undefined ? undefined : next(method),
    proceed: (by = method) => {
      if (by === undefined) return;
      choose(by);
      void starting.start(by);
    },
    pending: starting.pending,
    problem: starting.problem,
  };
};

export type MethodChoice = ReturnType<typeof useMethodChoice>;
