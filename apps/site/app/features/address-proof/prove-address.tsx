/** Locked money is sent without review only to a proven address: by a signature, or by a transfer from it. */
import {
  type AddressChallenge,
  postAddressProof,
  postAddressSignature,
} from '@carmine/contract/payments/address-proofs';
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { TextInput } from '@carmine/design/text-input';
import { readAmount, type CurrencyCode } from '@carmine/money';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { displayAmount } from '../../amounts/display.ts';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { walletsQuery } from '../../queries/wallets.ts';
import { addressProofTexts as words } from './texts.ts';
import './prove-address.css';

interface Props {
  readonly currency: CurrencyCode;
  readonly address: string;
}

const copy = async (text: string): Promise<void> => {
  await navigator.clipboard.writeText(text);
  notify('success', words.copied);
};

const Signing = ({ currency, challenge, onProven }: Props & { challenge: AddressChallenge; onProven: () => void }) => {
  const { address, message } = challenge;
  const [signature, setSignature] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const result = await call(postAddressSignature, { body: { currency, address, signature } });
      if (!result.ok) orThrowResponse(result);
    },
    onSuccess: onProven,
  });
  const check = () => {
    if (signature.trim() !== '') mutate();
  };
  return (
    <>
      <span className="prove-label">
        {words.message}
        <button type="button" className="link" onClick={() => void copy(message)}>
          {words.copy}
        </button>
      </span>
      <pre className="prove-message">{message}</pre>
      <TextInput
        label={words.signature}
        value={signature}
        onChange={(event) => setSignature(event.target.value)}
        onKeyDown={(event) => {
          // The form around it sends the withdrawal.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          check();
        }}
        autoComplete="off"
        spellCheck={false}
        maxLength={300}
        error={error === null ? undefined : messageOf(error, words.failed)}
      />
      <SecondaryButton block loading={isPending} onClick={check}>
        {words.check}
      </SecondaryButton>
    </>
  );
};

const Transfer = ({ transfer }: Pick<AddressChallenge, 'transfer'>) =>
  transfer === null ? null : (
    <div>
      <span className="prove-label">
        {words.transfer(displayAmount(transfer.currency, transfer.amount))}
        <button type="button" className="link" onClick={() => void copy(transfer.to)}>
          {words.copy}
        </button>
      </span>
      <code className="prove-message">{transfer.to}</code>
      <p className="prove-small">{words.transferHint}</p>
    </div>
  );

export const ProveAddress = ({ currency, address }: Props) => {
  const client = useQueryClient();
  const [isProven, setProven] = useState(false);
  const { mutate, data, isPending } = useMutation({
    mutationFn: async () => orThrowResponse(await call(postAddressProof, { body: { currency, address } })),
    onError: (error) => notify('error', messageOf(error, words.failed)),
  });
  if (isProven || data?.proven === true) {
    return (
      <Notice tone="good" role="status">
        {words.proven}
      </Notice>
    );
  }
  const onProven = () => {
    setProven(true);
    void client.invalidateQueries({ queryKey: ['deposits'] });
  };
  return (
    <section className="prove">
      <p>{words.why}</p>
      {data === undefined ? (
        <SecondaryButton block loading={isPending} onClick={() => mutate()}>
          {words.start}
        </SecondaryButton>
      ) : (
        <>
          <Signing currency={currency} address={address} challenge={data} onProven={onProven} />
          <Transfer transfer={data.transfer} />
        </>
      )}
      <p className="prove-small">{words.staff}</p>
    </section>
  );
};

/** Renders nothing if no money is locked in this currency. */
export const ProveIfLocked = ({ currency, address }: Props) => {
  const wallet = useQuery(walletsQuery()).data?.find((one) => one.currency === currency);
  const locked = wallet !== undefined && readAmount(currency, wallet.lockedBalance).subunits > 0n;
  return locked ? <ProveAddress key={address} currency={currency} address={address.trim()} /> : null;
};
