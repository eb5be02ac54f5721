import type { Call } from '@carmine/contract/call';
import { getMinimums, getWallets, type Wallet } from '@carmine/contract/payments/wallet';
import type { CurrencyCode } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { texts } from '../texts/texts.ts';

/** The player's wallets; only requested when signed in. */
export const walletsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['wallets'],
    queryFn: async () => orThrowResponse(await call(getWallets, {})),
    meta: { failureText: texts.failures.fund },
  });

export const minimumsQuery = (currency: CurrencyCode, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['minimums', currency],
    queryFn: async () => orThrowResponse(await call(getMinimums, { params: { currency } })),
  });

/** The wallet whose balance is displayed. */
export const defaultWallet = (wallets: readonly Wallet[] | undefined): Wallet | undefined =>
  wallets?.find((wallet) => wallet.default) ?? wallets?.[0];
