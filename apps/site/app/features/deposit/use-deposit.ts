/** The deposit's steps and what each has learnt. */
import type { Checkout } from '@carmine/contract/payments/checkout';
import type { CryptoAddress } from '@carmine/contract/payments/crypto';
import type { RequiredDetail } from '@carmine/contract/account/required-details';
import { firstDepositAmount } from '@carmine/contract/settings';
import type { PaymentMethod } from '@carmine/contract/payments/payment-methods';
import type { Minimums, Wallet } from '@carmine/contract/payments/wallet';
import {
  currency as currencyOf,
  money,
  parseCurrencyCode,
  readAmount,
  type CurrencyCode,
  type Money,
} from '@carmine/money';
import { fieldText } from '../../amounts/typed-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useIntentKeys } from '../../platform/calls/intent-key.ts';
import { defaultWallet, minimumsQuery, walletsQuery } from '../../queries/wallets.ts';
import { limitsQuery } from '../../queries/protection.ts';
import { useCurrencyList } from '../../queries/selectable-currencies.ts';
import { useSession } from '../../queries/session.ts';
import type { NeededFor } from '../../state/modal-slice.ts';
import { begunDeposit } from './begun-deposit.ts';
import { amountOf, barrierOf, convertTyped, neededAmount, roomFor, withinRoom, type Room } from './deposit-rules.ts';
import { readPaymentConfig, type PaymentConfig } from './payment-config.ts';

/** Placed at its gateway, and not paid yet. */
export interface BegunDeposit {
  readonly id: string;
  /** The gateway's display name. */
  readonly methodName: string;
  readonly checkout: Checkout;
  readonly amount: Money;
}

export type DepositStep =
  | { readonly name: 'amount' }
  /** Begun before: whether it can still be paid is asked. */
  | { readonly name: 'begun'; readonly id: string }
  | { readonly name: 'methods' }
  /** With a method: the server has asked for more after it was chosen. */
  | { readonly name: 'details'; readonly method?: PaymentMethod; readonly missing: readonly RequiredDetail[] }
  /** The method's own screen: how it is paid, and by whom. */
  | { readonly name: 'gateway'; readonly method: PaymentMethod }
  | { readonly name: 'redirect'; readonly method: PaymentMethod }
  /** Paid within our own pages, or gone on with. */
  | { readonly name: 'checkout'; readonly begun: BegunDeposit }
  | { readonly name: 'coin-details'; readonly missing: readonly RequiredDetail[] }
  | { readonly name: 'address'; readonly address: CryptoAddress }
  /** The coins for it are bought first. */
  | { readonly name: 'buy'; readonly address: CryptoAddress };

/** No default for coins, because one unit may be worth thousands. */
const firstAmount = { FIAT: firstDepositAmount, CRYPTO: '' } as const;

/** The input with its currency: converted when another currency is chosen. */
interface Entry {
  readonly text: string;
  readonly currency: CurrencyCode;
  /** From an earlier deposit: not typed in this one. */
  readonly remembered?: true;
}

const entryOf = (remembered: PaymentConfig | undefined): Entry | undefined => {
  const code = remembered && parseCurrencyCode(remembered.currency);
  return remembered === undefined || code === undefined
    ? undefined
    : { text: remembered.depositAmount, currency: code, remembered: true };
};

interface Typing {
  readonly currency: CurrencyCode;
  readonly minimums: Minimums | undefined;
  readonly first: string;
  readonly remembered: PaymentConfig | undefined;
  readonly room: Room | undefined;
}

const useTyped = ({ currency, minimums, first, remembered, room }: Typing) => {
  const [entry, setEntry] = useState(() => entryOf(remembered));
  const source = useQuery(minimumsQuery(entry?.currency ?? currency)).data;
  const setTyped = (text: string) => setEntry({ text, currency });
  const within = (text: string) => withinRoom(currency, text, minimums, room);
  if (entry === undefined) return { typed: within(first), carried: undefined, setTyped };
  const carried = entry.currency === currency ? undefined : amountOf(entry.currency, entry.text);
  if (carried === undefined) return { typed: entry.remembered ? within(entry.text) : entry.text, carried, setTyped };
  const converted = source && minimums && convertTyped(carried, source, minimums);
  const text = converted === undefined ? '' : fieldText(converted);
  const typed = entry.remembered ? within(text) : text;
  return { typed, carried: converted && typed === text ? carried : undefined, setTyped };
};

/** A stake that the balance does not cover suggests the missing amount; otherwise a common one. */
const firstTextOf = (
  currency: CurrencyCode,
  neededFor: NeededFor | undefined,
  wallets: readonly Wallet[] | undefined,
  minimums: Minimums | undefined,
): string => {
  if (neededFor?.currency !== currency) return firstAmount[currencyOf(currency).type];
  if (minimums === undefined) return '';
  const balance = wallets?.find((wallet) => wallet.currency === currency)?.balance;
  const held = balance === undefined ? money(currency, 0n) : readAmount(currency, balance);
  return fieldText(neededAmount(readAmount(currency, neededFor.stake), held, minimums));
};

export const useDeposit = (asked: string | undefined, neededFor?: NeededFor) => {
  const cookie = useState(() => readPaymentConfig(document.cookie))[0];
  // What was chosen lately is no answer to a stake that waits.
  const remembered = neededFor === undefined ? cookie : undefined;
  const player = useSession()?.id;
  const signedIn = player !== undefined;
  const wallets = useQuery(walletsQuery()).data;
  const list = useCurrencyList();
  const { currencies } = list;
  const keys = useIntentKeys();
  const [step, setStep] = useState<DepositStep>(() => {
    const id = begunDeposit.idOf(player);
    return id === undefined ? { name: 'amount' } : { name: 'begun', id };
  });
  const goOn = useCallback((begun: BegunDeposit) => setStep({ name: 'checkout', begun }), []);
  const begin = useCallback(
    (id: string) => {
      begunDeposit.forget(player, id);
      setStep({ name: 'amount' });
    },
    [player],
  );
  const [chosen, setChosen] = useState(asked ?? remembered?.currency);
  const [codeShown, setCodeShown] = useState(false);
  const offered = (code: string | undefined): CurrencyCode | undefined =>
    code !== undefined && currencies.some((entry) => entry.currency === code) ? parseCurrencyCode(code) : undefined;
  const wanted = chosen ?? defaultWallet(wallets)?.currency;
  const currency = offered(wanted) ?? offered(defaultWallet(wallets)?.currency) ?? 'EUR';
  const minimums = useQuery(minimumsQuery(currency)).data;
  const limits = useQuery({ ...limitsQuery(), enabled: signedIn }).data;
  const first = firstTextOf(currency, neededFor, wallets, minimums);
  const room = roomFor(minimums, limits);
  const { typed, carried, setTyped } = useTyped({ currency, minimums, first, remembered, room });
  const amount = amountOf(currency, typed);
  return {
    /** Why the deposit was opened: a stake that the balance does not cover. */
    neededFor,
    keys,
    step,
    setStep,
    goOn,
    /** Starts again, whatever becomes of the previous one. */
    begin,
    keepBegun: (id: string) => begunDeposit.keep(player, id),
    typed,
    setTyped,
    /** What was typed before another currency was chosen; `typed` is worth as much. */
    carried,
    currency,
    /** Whether the list that is on its way may bring the wanted currency: an amount typed before it would be converted. */
    currencyPending: list.state === 'loading' && wanted !== undefined && offered(wanted) === undefined,
    setCurrency: setChosen,
    codeShown,
    setCodeShown,
    amount,
    barrier: barrierOf(amount, minimums, limits),
    room,
    minimums,
    wallets,
    currencies,
    list,
    rememberedMethod: cookie?.tier,
  };
};

export type Deposit = ReturnType<typeof useDeposit>;
