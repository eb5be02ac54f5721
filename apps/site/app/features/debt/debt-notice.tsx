/** The player's debts per currency, and how to settle them. Renders nothing without debts. */
import { postDebtPayment } from '@carmine/contract/payments/debts';
import type { Wallet } from '@carmine/contract/payments/wallet';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { add, money, readAmount } from '@carmine/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { displayMoney } from '../../amounts/display.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { isSettled, useIntentKeys } from '../../platform/calls/intent-key.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { debtTexts as words } from './texts.ts';

interface DebtProps {
  readonly wallet: Wallet;
  readonly textOnly: boolean;
}

const Debt = ({ wallet: { currency, balance, lockedBalance, owed = '0' }, textOnly }: DebtProps) => {
  const client = useQueryClient();
  const keys = useIntentKeys();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const idempotencyKey = keys.keyOf(`${currency} ${owed}`);
      const result = await call(postDebtPayment, { body: { currency }, idempotencyKey });
      if (isSettled(result)) keys.settle();
      return orThrowResponse(result);
    },
    onSuccess: async (wallets) => {
      client.setQueryData(walletsQuery().queryKey, wallets);
      notify('success', words.paid);
      await client.invalidateQueries();
    },
    onError: (error) => notify('error', messageOf(error, words.failed)),
  });
  const sum = readAmount(currency, owed);
  const held = add(readAmount(currency, balance), readAmount(currency, lockedBalance));
  const payable = held.subunits < sum.subunits ? held : sum;
  return (
    <Notice tone="warn">
      <b>{words.owes(displayMoney(money(currency, sum.subunits)))}</b>
      <p>{words.text}</p>
      {!textOnly && payable.subunits > 0n && (
        <SecondaryButton size="small" loading={isPending} onClick={() => mutate()}>
          {words.pay(displayMoney(payable))}
        </SecondaryButton>
      )}
    </Notice>
  );
};

/** `textOnly`: without the payment button, where another control is the main one and has the focus. */
export const DebtNotice = ({ textOnly = false }: { readonly textOnly?: boolean }) => {
  const owing = (useQuery(walletsQuery()).data ?? []).filter(({ owed }) => owed !== undefined);
  if (owing.length === 0) return null;
  return (
    <section aria-label={words.label}>
      {owing.map((wallet) => (
        <Debt key={wallet.currency} wallet={wallet} textOnly={textOnly} />
      ))}
    </section>
  );
};
