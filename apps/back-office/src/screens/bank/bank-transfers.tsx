/** The transfers of one file, and what came back of them. */
import { returnBankTransfer, type BankBatchAnswer } from '@carmine/contract/back-office/money/bank';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ask } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { Amount } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Refused } from '../../shell/states.tsx';
import { bank as words } from '../../texts/en-bank.ts';

type Transfer = BankBatchAnswer['items'][number];

const shortest = { reference: 3, reason: 5 } as const;

const CameBack = ({ id, transfer }: { id: string; transfer: Transfer }) => {
  const queries = useQueryClient();
  const [reference, setReference] = useState('');
  const [reason, setReason] = useState('');
  const body = { reference: reference.trim(), reason: reason.trim() };
  const saying = useMutation({
    mutationFn: () => ask(returnBankTransfer, { params: { id, endToEndId: transfer.endToEndId }, body }),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <details>
      <summary>{transfer.returnAskedBy === null ? words.cameBack : words.confirmBack}</summary>
      {transfer.returnAskedBy !== null && <p className="notice">{words.askedBack(transfer.returnAskedBy)}</p>}
      <form
        className="change"
        {...onlyByButton}
        onSubmit={(event) => {
          event.preventDefault();
          saying.mutate();
        }}
      >
        <Field
          label={words.reference}
          value={reference}
          maxLength={140}
          onChange={(event) => setReference(event.target.value)}
        />
        <Field
          label={words.reason}
          value={reason}
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
        />
        <button
          type="submit"
          className="button"
          disabled={
            saying.isPending || body.reference.length < shortest.reference || body.reason.length < shortest.reason
          }
        >
          {transfer.returnAskedBy === null ? words.cameBack : words.confirmBack}
        </button>
        <Refused error={saying.error} />
        {saying.data && (
          <p className="notice good" role="status">
            {saying.data.waits ? words.backWaits : words.backDone}
          </p>
        )}
      </form>
    </details>
  );
};

export const BankTransfers = ({ batch, mayPay }: { batch: BankBatchAnswer; mayPay: boolean }) => (
  <ul className="switches">
    {batch.items.map((transfer) => (
      <li key={transfer.endToEndId}>
        <p>
          <Link className="link" to={`/cash-outs/${transfer.cashOut}`}>
            {transfer.player.name}
          </Link>{' '}
          <Amount value={transfer.amount} currency={batch.currency} />{' '}
          <span className="caption">
            {words.transferStates[transfer.status]}
            {transfer.refusedCode !== null && ` ${words.code(transfer.refusedCode)}`}
            {batch.status === 'made' && transfer.accountOver && `: ${words.accountIsOver}`}
            {transfer.said !== null && `: ${words.second.waits(words.second.says[transfer.said.word])}`}
          </span>
        </p>
        {mayPay && transfer.status === 'paid' && <CameBack id={batch.id} transfer={transfer} />}
      </li>
    ))}
  </ul>
);
