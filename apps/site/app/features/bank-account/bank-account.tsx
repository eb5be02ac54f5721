/** The player's own bank account: what is known of it, and a form to set it. Shown where a withdrawal needs it, and in the profile. */
import { getBankAccount, putBankAccount, type BankAccount as Account } from '@carmine/contract/payments/bank-account';
import { PrimaryButton, SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useStepUp } from '../session/use-step-up.tsx';
import { bankAccountTexts as words } from './texts.ts';
import './bank-account.css';
import '../../styles/facts.css';
import '../../styles/form.css';

/** Key below the deposits, so that hints about payments refresh it. */
export const bankAccountQuery = () =>
  queryOptions({
    queryKey: ['deposits', 'bank-account'],
    queryFn: async () => orThrowResponse(await call(getBankAccount, {})),
    retry: false,
  });

type Errors = Partial<Record<string, string>>;

const AccountForm = ({ onDone, cancellable }: { readonly onDone: () => void; readonly cancellable: boolean }) => {
  const client = useQueryClient();
  const { guard, dialog } = useStepUp();
  const [iban, setIban] = useState('');
  const [bic, setBic] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    setErrors({});
    try {
      const result = await guard(() => call(putBankAccount, { body: { iban, bic } }));
      if (result?.ok === true) {
        client.setQueryData(bankAccountQuery().queryKey, result.data);
        notify('success', words.saved);
        onDone();
      } else if (result !== undefined) {
        const fields = result.problem.errors ?? [];
        setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
        if (fields.length === 0) notify('error', result.problem.message);
      }
    } catch (error) {
      notify('error', messageOf(error, words.failed));
    }
    setPending(false);
  };
  return (
    <>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          label={words.iban}
          value={iban}
          maxLength={42}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setIban(event.target.value)}
          error={errors['iban']}
        />
        <TextInput
          label={words.bic}
          value={bic}
          maxLength={14}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setBic(event.target.value)}
          error={errors['bic']}
        />
        <PrimaryButton type="submit" block disabled={iban.trim() === ''} loading={pending}>
          {words.save}
        </PrimaryButton>
        {cancellable && (
          <SecondaryButton type="button" block onClick={onDone}>
            {words.cancel}
          </SecondaryButton>
        )}
      </form>
      {dialog}
    </>
  );
};

const Known = ({ account, holder }: Pick<Account, 'account' | 'holder'>) => (
  <dl className="facts">
    {account !== null && (
      <div>
        <dt>{words.current}</dt>
        <dd className="num">{account.maskedIban}</dd>
      </div>
    )}
    <div>
      <dt>{words.holder}</dt>
      <dd>{holder}</dd>
    </div>
  </dl>
);

export const BankAccount = () => {
  const { data } = useQuery(bankAccountQuery());
  const [editing, setEditing] = useState(false);
  if (data === undefined) return null;
  const { account, holder, needed } = data;
  const isOpen = editing || (needed && holder !== null);
  return (
    <div className="bank-account">
      {account?.refused === true ? (
        <Notice tone="warn">{words.refused}</Notice>
      ) : (
        needed && <Notice tone="warn">{words.needed}</Notice>
      )}
      {holder === null ? <Notice>{words.unverified}</Notice> : <Known account={account} holder={holder} />}
      {holder !== null && <p className="bank-account-note">{words.holderText}</p>}
      {holder !== null &&
        (isOpen ? (
          <AccountForm onDone={() => setEditing(false)} cancellable={editing} />
        ) : (
          <SecondaryButton type="button" block onClick={() => setEditing(true)}>
            {account === null ? words.add : words.change}
          </SecondaryButton>
        ))}
    </div>
  );
};
