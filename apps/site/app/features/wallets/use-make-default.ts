import { putDefaultWallet, type Wallet } from '@carmine/contract/payments/wallet';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { displayCode } from '../../amounts/display.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { walletPageTexts } from './texts.ts';

export const useMakeDefault = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (currency: Wallet['currency']) =>
      orThrowResponse(await call(putDefaultWallet, { body: { currency } })),
    onSuccess: (wallets, currency) => {
      client.setQueryData(walletsQuery().queryKey, wallets);
      notify('success', walletPageTexts.changed(displayCode(currency)));
    },
    onError: (error) => notify('error', messageOf(error, walletPageTexts.notChanged)),
  });
};
