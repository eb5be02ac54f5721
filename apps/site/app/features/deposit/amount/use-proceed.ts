/** From the amount to the next step. */
import type { Wallet } from '@carmine/contract/payments/wallet';
import { currency as currencyOf } from '@carmine/money';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayCode } from '../../../amounts/display.ts';
import { saidOf } from '../../../platform/calls/answers.ts';
import { notify } from '../../../platform/toasts/notify.ts';
import { addWallet } from '../../profile/add-wallet.ts';
import { methodsQuery } from '../../../queries/deposits.ts';
import { walletsQuery } from '../../../queries/wallets.ts';
import { addCurrencyTexts } from '../../../texts/add-currency.ts';
import { depositTexts } from '../texts.ts';
import { detailsMissing } from '../start-deposit.ts';
import { detailsBeforeChoice } from '../methods/methods.ts';
import { useAddress } from '../use-address.ts';
import type { Deposit } from '../use-deposit.ts';

/** Details needed by any method are requested before the choice, because afterwards they would be a surprise. */
const askForDetails = async (client: QueryClient, { currency, setStep }: Deposit): Promise<void> => {
  try {
    const required = detailsBeforeChoice(await client.query(methodsQuery(currency)));
    const missing = required.length === 0 ? [] : await detailsMissing(client, required);
    setStep(missing.length > 0 ? { name: 'details', missing } : { name: 'methods' });
  } catch {
    // The next step asks again, and reports what failed.
    setStep({ name: 'methods' });
  }
};

const isHeld = (wallets: readonly Wallet[] | undefined, currency: string): boolean =>
  wallets?.some((wallet) => wallet.currency === currency) === true;

/** The chosen currency's wallet is added first where it is not held. */
export const useProceed = (deposit: Deposit, checkCode: () => Promise<boolean>) => {
  const client = useQueryClient();
  const coin = useAddress(deposit);
  const [pending, setPending] = useState(false);
  const { currency, wallets } = deposit;
  /** Refused because another tab was quicker, it is there all the same. */
  const open = async (): Promise<void> => {
    try {
      await addWallet(client, currency);
      notify('success', addCurrencyTexts.added(displayCode(currency)));
    } catch (error) {
      if (!isHeld(client.getQueryData(walletsQuery().queryKey), currency)) throw error;
    }
  };
  const begin = async (): Promise<void> => {
    if (!(await checkCode())) return;
    if (!isHeld(wallets, currency)) await open();
    if (currencyOf(currency).type === 'CRYPTO') await coin.ask();
    else await askForDetails(client, deposit);
  };
  const proceed = async () => {
    if (currency.trim() === '') {
      notify('error', depositTexts.currencyRequired);
      return;
    }
    setPending(true);
    await begin().catch((error: unknown) => notify('error', saidOf(error, addCurrencyTexts.failed)));
    setPending(false);
  };
  return { proceed, pending: pending || coin.pending, problem: coin.problem };
};
