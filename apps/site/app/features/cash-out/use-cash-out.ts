/** State and actions of the withdrawal form. */
import { currency as currencyOf, defaultCurrency, money, parseCurrencyCode, type Money } from '@carmine/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayCode } from '../../amounts/display.ts';
import { useIntentKeys } from '../../platform/calls/intent-key.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useCashOutWallets } from '../../queries/cash-out-wallets.ts';
import { fiatQuoteQuery } from '../../queries/cash-outs.ts';
import { cashOutTexts } from './texts.ts';
import { amountOf } from '../deposit/deposit-rules.ts';
import { checkCashOut } from './cash-out-rules.ts';
import { sendCashOut, type Sent } from './send-cash-out.ts';
import { usePayable } from './checklist.tsx';
import { useFacts } from './use-facts.ts';

const words = cashOutTexts;

/** What is shown at the fields after a press. */
interface Complaints {
  readonly verification?: boolean;
  readonly amount?: string;
  readonly address?: string;
}

const complaintsOf = ({ code, message }: Extract<Sent, { kind: 'refused' }>): Complaints => {
  if (code === 'verification_required') return { verification: true };
  return code === 'address_required' || code === 'address_invalid' ? { address: message } : { amount: message };
};

/** The fields, and what is wrong with them; a changed field is not complained about any more. */
const useForm = (asked: string | undefined) => {
  const [chosen, setChosen] = useState(asked);
  const [typed, setTyped] = useState('');
  const [address, setAddress] = useState('');
  const [complaints, setComplaints] = useState<Complaints>({});
  return {
    chosen,
    typed,
    address,
    complaints,
    setComplaints,
    setCurrency: (next: string) => {
      setChosen(next);
      setTyped('');
      setAddress('');
      setComplaints({});
    },
    setTyped: (text: string) => {
      setTyped(text);
      setComplaints(({ amount: _amount, ...rest }) => rest);
    },
    setAddress: (text: string) => {
      setAddress(text);
      setComplaints(({ address: _address, ...rest }) => rest);
    },
  };
};

interface Order {
  readonly amount: Money | undefined;
  /** `undefined`: none is needed. */
  readonly address: string | undefined;
}

/** What changed is asked again and shown before it can be confirmed. */
const changed = ['price_changed', 'plan_changed'];

/** Sends an order, once however often the button is pressed, and returns the result. */
const useSend = ({ amount, address }: Order, complain: (what: Complaints) => void, onSent: (id: string) => void) => {
  const client = useQueryClient();
  const keys = useIntentKeys();
  const [step, setStep] = useState<'form' | 'step-up'>('form');
  const [pending, setPending] = useState(false);
  const [confirmed, setConfirmed] = useState<string>();
  const conclude = (sent: Sent) => {
    if (sent.kind === 'sent') {
      notify('success', words.sent);
      for (const key of ['wallets', 'deposits']) void client.invalidateQueries({ queryKey: [key] });
      onSent(sent.payment.id);
    } else if (sent.kind === 'step-up') setStep('step-up');
    else {
      setStep('form');
      if (sent.kind === 'refused') {
        complain(complaintsOf(sent));
        if (changed.includes(sent.code))
          for (const queryKey of [['cash-outs'], ['wallets', 'checklist']]) void client.invalidateQueries({ queryKey });
      } else notify('error', words.failed);
    }
  };
  const submit = async (plan: string | undefined) => {
    if (amount === undefined) return;
    setPending(true);
    conclude(await sendCashOut({ amount, address, plan, keys }).finally(() => setPending(false)));
  };
  return {
    ...{ step, setStep, pending },
    confirm: async (plan: string | undefined) => {
      setConfirmed(plan);
      await submit(plan);
    },
    /** After the step-up: what was confirmed before it. */
    send: () => submit(confirmed),
  };
};

/** The plan that is shown beside the amount; while it is asked for, nothing can be confirmed. */
const useShownPlan = (amount: Money, isAsked: boolean) => {
  const { data, isFetching } = useQuery({ ...fiatQuoteQuery(amount), enabled: isAsked });
  const shown = isAsked ? data : undefined;
  return {
    plan: shown?.plan,
    isPlanning: isAsked && isFetching,
    /** A part of it is paid by bank transfer, which needs an account. */
    byBank: shown?.legs.some(({ method }) => method === 'MANUAL') === true,
  };
};

export const useCashOut = (asked: string | undefined, onSent: (id: string) => void) => {
  const { coins, list } = useCashOutWallets();
  const form = useForm(asked);
  const offered = coins.find((coin) => coin.currency === form.chosen) ?? coins[0];
  const currency = parseCurrencyCode(offered?.currency ?? '') ?? defaultCurrency;
  const facts = useFacts(currency);
  const amount = amountOf(currency, form.typed);
  // Fiat goes back to its source, so there is no address.
  const isFiat = currencyOf(currency).type === 'FIAT';
  const order = { amount, address: isFiat ? undefined : form.address, empty: form.typed.trim() === '' };
  const check = checkCashOut(order, facts);
  const payable = usePayable(currency, amount);
  const sending = useSend(order, form.setComplaints, onSent);
  const toQuote = isFiat && check === 'ready' && payable !== false;
  const { plan, isPlanning, byBank } = useShownPlan(amount ?? money(currency, 0n), toQuote);

  const press = () => {
    form.setComplaints({});
    if (check === 'empty') {
      form.setComplaints({ amount: words.required });
      if (!isFiat) notify('error', words.incomplete);
    } else if (check === 'verification') form.setComplaints({ verification: true });
    else if (check === 'funds') form.setComplaints({ amount: words.notEnough });
    else if (check === 'address') {
      form.setComplaints({ address: words.required });
      notify('error', words.incomplete);
    } else if (check === 'ready' && !isPlanning) void sending.confirm(plan);
  };

  const coinName = offered?.name ?? displayCode(currency);
  const shown = { coins, list, currency, isFiat, coinName, amount, check, isPlanning, byBank, payable };
  return { ...facts, ...form, ...sending, ...shown, press };
};

export type CashOut = ReturnType<typeof useCashOut>;
