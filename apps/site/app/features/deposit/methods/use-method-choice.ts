import type { Presentation } from '@carmine/contract/payments/checkout';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import { redirectDelayMs } from '@carmine/contract/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { depositHistoryQuery, methodsQuery } from '../../../queries/deposits.ts';
import { pollMs } from '../../../platform/calls/query-client.ts';
import { useStore } from '../../../state/store.ts';
import { pageOf } from '../checkout/checkout-page.ts';
import { refusalOf, type Refusal } from '../deposit-refusal.tsx';
import { writePaymentConfig } from '../payment-config.ts';
import { detailsMissing, placeDeposit } from '../start-deposit.ts';
import { hasFailedLately, inOrder, nextTier, takesAmount } from './methods.ts';
import type { Deposit } from '../use-deposit.ts';

/** Starts a deposit by a method: missing details first, then its own screen, then the provider's page or what it gave to show. */
export const useStartDeposit = (deposit: Deposit) => {
  const client = useQueryClient();
  const coupon = useStore((state) => state.promotion.coupon);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Refusal>();
  const { amount, keys, setStep } = deposit;
  const askFor = (method: PaymentMethod, missing: readonly RequiredDetail[]): false => {
    setStep({ name: 'details', method, missing });
    return false;
  };
  /** Returns whether it went on: it does not while something is missing. */
  const begin = async (method: PaymentMethod, presentation?: Presentation): Promise<boolean> => {
    if (amount === undefined) return false;
    const missing = await detailsMissing(client, method.requiredDetails);
    if (missing.length > 0) return askFor(method, missing);
    // Whatever is not a tier has a screen of its own before it is placed.
    if (method.kind !== 'card' && presentation === undefined) {
      setStep({ name: 'gateway', method });
      return true;
    }
    const started = await placeDeposit({ method, amount, coupon, keys, presentation });
    if (started.kind === 'details') return askFor(method, started.missing);
    const { id, checkout } = started;
    deposit.keepBegun(id);
    void client.invalidateQueries({ queryKey: ['deposits', 'history'] });
    const page = pageOf(id, checkout);
    if (page === undefined) deposit.goOn({ id, methodName: method.name, checkout, amount });
    else {
      setStep({ name: 'redirect', method });
      // Who has chosen among ways to pay is told first where this one leads.
      if (method.alternatives.length > 0) await new Promise((resolve) => setTimeout(resolve, redirectDelayMs));
      window.location.assign(page);
    }
    return true;
  };
  /** `presentation`: chosen on the method's own screen. Returns whether it went on. */
  const start = async (method: PaymentMethod, presentation?: Presentation): Promise<boolean> => {
    setPending(true);
    setProblem(undefined);
    try {
      return await begin(method, presentation);
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
  // A gateway that is down leaves the list, and returns to it, while a player chooses.
  const query = useQuery({ ...methodsQuery(currency), refetchInterval: pollMs });
  const history = useQuery(depositHistoryQuery(0)).data?.items ?? [];
  const coupon = useStore((state) => state.promotion.coupon);
  const [chosen, setChosen] = useState<string>();
  const starting = useStartDeposit(deposit);
  const methods = query.isPending ? undefined : (query.data ?? []);
  const listed = inOrder(methods ?? []);
  const cards = listed.filter(({ kind }) => kind === 'card');
  const firstOf = (all: readonly PaymentMethod[]) => all.find((one) => takesAmount(one, amount)) ?? all[0];
  const [opened] = useState(() => Date.now());
  const failedLately = (one: PaymentMethod) => hasFailedLately(one, history, opened);
  const next = (failed: PaymentMethod) =>
    nextTier(cards, failed.code, (tier) => takesAmount(tier, amount) && !failedLately(tier));
  const remembered = listed.find(({ code }) => code === rememberedMethod);
  /** What failed a moment ago is not suggested again while another tier can be tried. */
  const suggest = (one: PaymentMethod | undefined) =>
    one !== undefined && failedLately(one) ? (next(one) ?? one) : one;
  const first = suggest(remembered ?? firstOf(listed));
  const method = listed.find(({ code }) => code === chosen) ?? first;
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
      const tier = method?.kind === 'card' ? method : suggest(firstOf(cards));
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
