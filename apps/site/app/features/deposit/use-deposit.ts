/** The deposit's steps and what each has learnt. */
import type { CardTier, RequiredDetail } from '@carmine/contract';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { defaultWallet, minimumsQuery, walletsQuery } from '../../queries/wallets.ts';
import { useSelectableCurrencies } from '../../queries/selectable-currencies.ts';
import { amountOf } from './deposit-rules.ts';
import { readPaymentConfig } from './payment-config.ts';

export type DepositStep =
  | { readonly name: 'amount' }
  | { readonly name: 'methods' }
  | { readonly name: 'details'; readonly tier: CardTier; readonly missing: readonly RequiredDetail[] }
  | { readonly name: 'redirect'; readonly tier: CardTier };

/** Card gateways take money of states: the coins' own way is an address. */
export const useDepositCurrencies = () => useSelectableCurrencies().filter(({ fiat }) => fiat);

const firstAmount = '75';

export const useDeposit = (asked: string | undefined) => {
  const remembered = useState(() => readPaymentConfig(document.cookie))[0];
  const wallets = useQuery(walletsQuery()).data;
  const currencies = useDepositCurrencies();
  const [step, setStep] = useState<DepositStep>({ name: 'amount' });
  const [typed, setTyped] = useState(remembered?.depositAmount ?? firstAmount);
  const [chosen, setChosen] = useState(asked ?? remembered?.currency);
  const [codeShown, setCodeShown] = useState(false);
  const offered = (code: string | undefined): CurrencyCode | undefined =>
    code !== undefined && currencies.some((entry) => entry.currency === code) ? parseCurrencyCode(code) : undefined;
  const currency = offered(chosen) ?? offered(defaultWallet(wallets)?.currency) ?? 'EUR';
  const minimums = useQuery(minimumsQuery(currency)).data;
  return {
    step,
    setStep,
    typed,
    setTyped,
    currency,
    setCurrency: setChosen,
    codeShown,
    setCodeShown,
    amount: amountOf(currency, typed),
    minimums,
    wallets,
    currencies,
    rememberedTier: remembered?.tier,
  };
};

export type Deposit = ReturnType<typeof useDeposit>;
