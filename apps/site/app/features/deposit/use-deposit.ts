/** The deposit's steps and what each has learnt. */
import { firstDepositAmount } from '@carmine/contract/settings';
import type { CardTier, CryptoAddress, RequiredDetail } from '@carmine/contract';
import { currency as currencyOf, parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntentKeys } from '../../platform/intent-key.ts';
import { defaultWallet, minimumsQuery, walletsQuery } from '../../queries/wallets.ts';
import { useSelectableCurrencies } from '../../queries/selectable-currencies.ts';
import type { NeededFor } from '../../state/modal-slice.ts';
import { amountOf } from './deposit-rules.ts';
import { readPaymentConfig } from './payment-config.ts';

export type DepositStep =
  | { readonly name: 'amount' }
  | { readonly name: 'methods' }
  | { readonly name: 'details'; readonly tier: CardTier; readonly missing: readonly RequiredDetail[] }
  | { readonly name: 'redirect'; readonly tier: CardTier }
  | { readonly name: 'coin-details'; readonly missing: readonly RequiredDetail[] }
  | { readonly name: 'address'; readonly address: CryptoAddress };

/** Of a coin nobody guesses: one unit may be worth a car. */
const firstAmount = { FIAT: firstDepositAmount, CRYPTO: '' } as const;

const kindOf = (code: CurrencyCode) => currencyOf(code).type;

export const useDeposit = (asked: string | undefined, neededFor?: NeededFor) => {
  const remembered = useState(() => readPaymentConfig(document.cookie))[0];
  const wallets = useQuery(walletsQuery()).data;
  const currencies = useSelectableCurrencies();
  const [step, setStep] = useState<DepositStep>({ name: 'amount' });
  const [entered, setTyped] = useState<string | undefined>(remembered?.depositAmount);
  const [chosen, setChosen] = useState(asked ?? remembered?.currency);
  const keys = useIntentKeys();
  const [codeShown, setCodeShown] = useState(false);
  const offered = (code: string | undefined): CurrencyCode | undefined =>
    code !== undefined && currencies.some((entry) => entry.currency === code) ? parseCurrencyCode(code) : undefined;
  const currency = offered(chosen) ?? offered(defaultWallet(wallets)?.currency) ?? 'EUR';
  const typed = entered ?? firstAmount[kindOf(currency)];
  const minimums = useQuery(minimumsQuery(currency)).data;
  return {
    /** Why the deposit was opened: a stake that the balance does not cover. */
    neededFor,
    keys,
    step,
    setStep,
    typed,
    setTyped,
    currency,
    setCurrency: (next: string) => {
      const code = offered(next);
      if (code !== undefined && kindOf(code) !== kindOf(currency)) setTyped(undefined);
      setChosen(next);
    },
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
