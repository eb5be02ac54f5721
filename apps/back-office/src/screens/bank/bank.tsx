/** Payouts by bank: what is to be sent, the files, and the bank's reports. */
import {
  downloadBankBatch,
  dropBankBatch,
  listBankBatches,
  listUnsentLegs,
  makeBankBatch,
  releaseBankBatch,
  type BankBatchAnswer,
  type UnsentLegAnswer,
} from '@carmine/contract/back-office/money/bank';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { ask, askFile, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { Amount, time } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Pager } from '../../shell/pager.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Nothing, Refused } from '../../shell/states.tsx';
import { bank as words } from '../../texts/en-bank.ts';
import { BankReport } from './bank-report.tsx';
import { BankTransfers } from './bank-transfers.tsx';
import { ToConfirm } from './to-confirm.tsx';
import { SayWhy } from '../money/say-why.tsx';

const shortestReason = 5;
const refetchMs = 10_000;

const stateOf = ({ taken, keptBy, account }: UnsentLegAnswer): string => {
  if (taken) return words.taken;
  if (keptBy !== null) return keptBy.replaceAll('_', ' ');
  return account === 'ready' ? words.ready : words.noAccount;
};

const isSendable = ({ taken, keptBy, account }: UnsentLegAnswer): boolean =>
  !taken && keptBy === null && account === 'ready';

/** One key for each form: pressed twice, it is the same file. */
const MakeFile = ({ currency, count }: { currency: UnsentLegAnswer['currency']; count: number }) => {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const key = useRef(crypto.randomUUID());
  const making = useMutation({
    mutationFn: () => ask(makeBankBatch, { body: { key: key.current, currency, reason: reason.trim() } }),
    onSuccess: () => {
      key.current = crypto.randomUUID();
      setReason('');
    },
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <form
      className="change"
      {...onlyByButton}
      onSubmit={(event) => {
        event.preventDefault();
        making.mutate();
      }}
    >
      <Field label={words.reason} value={reason} maxLength={500} onChange={(event) => setReason(event.target.value)} />
      <button
        type="submit"
        className="button primary"
        disabled={making.isPending || reason.trim().length < shortestReason}
      >
        {words.make(currency, count)}
      </button>
      <Refused error={making.error} />
      {making.isSuccess && (
        <p className="notice good" role="status">
          {words.made}
        </p>
      )}
    </form>
  );
};

const Queue = ({ items }: { items: readonly UnsentLegAnswer[] }) => (
  <Scroll label={words.title}>
    <table>
      <thead>
        <tr>
          <th>{words.columns.player}</th>
          <th className="right">{words.columns.amount}</th>
          <th>{words.columns.account}</th>
          <th>{words.columns.state}</th>
          <th>{words.columns.due}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.cashOut} ${item.leg}`}>
            <td>
              <Link className="link" to={`/cash-outs/${item.cashOut}`}>
                {item.player.name}
              </Link>
            </td>
            <td className="right">
              <Amount value={item.amount} currency={item.currency} />
            </td>
            <td>{words.accounts[item.account]}</td>
            <td>{stateOf(item)}</td>
            <td className="number">{time(item.dueAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

const ToSend = ({ mayPay }: { mayPay: boolean }) => {
  const result = useAsk(listUnsentLegs, {}, { refetchInterval: refetchMs });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const { items, toConfirm } = result.data;
  const currencies = [...new Set(items.filter(isSendable).map(({ currency }) => currency))];
  return (
    <section className="card">
      <h2>{words.title}</h2>
      <p className="about">{words.about}</p>
      {toConfirm.length > 0 && <ToConfirm items={toConfirm} />}
      {items.length === 0 ? <Nothing text={words.empty} /> : <Queue items={items} />}
      {mayPay &&
        currencies.map((currency) => (
          <MakeFile
            key={currency}
            currency={currency}
            count={items.filter((item) => item.currency === currency && isSendable(item)).length}
          />
        ))}
    </section>
  );
};

const Download = ({ id }: { id: string }) => {
  const loading = useMutation({
    mutationFn: async () => {
      const address = URL.createObjectURL(await askFile(downloadBankBatch, { params: { id } }));
      const link = document.createElement('a');
      link.href = address;
      link.download = `${id}.pain.001.xml`;
      link.click();
      URL.revokeObjectURL(address);
    },
  });
  return (
    <>
      <button type="button" className="button" disabled={loading.isPending} onClick={() => loading.mutate()}>
        {words.download}
      </button>
      <Refused error={loading.error} />
    </>
  );
};

const Batch = ({ batch, mayPay }: { batch: BankBatchAnswer; mayPay: boolean }) => {
  const { id, currency, transfers, controlSum, status, madeBy, madeAt, own, releasedBy, releasedAt, fileHash } = batch;
  return (
    <li className="switch-row">
      <div className="together">
        <strong>
          {words.count(transfers)}, <Amount value={controlSum} currency={currency} />
        </strong>
        <span className={`tag ${words.tones[status]}`}>{words.states[status]}</span>
        <span className="caption">{words.by(madeBy, time(madeAt))}</span>
        {releasedBy !== null && releasedAt !== null && (
          <span className="caption">{words.releasedBy(releasedBy, time(releasedAt))}</span>
        )}
        {fileHash !== null && <span className="caption number">{words.hash(fileHash)}</span>}
      </div>
      <BankTransfers batch={batch} mayPay={mayPay} />
      {mayPay && status === 'released' && <Download id={id} />}
      {mayPay && status === 'made' && (
        <>
          {batch.items.some(({ accountOver }) => accountOver) && <p className="notice bad">{words.accountOver}</p>}
          {own ? (
            <p className="notice">{words.own}</p>
          ) : (
            <SayWhy label={words.release} say={(body) => ask(releaseBankBatch, { params: { id }, body })} />
          )}
          <SayWhy label={words.drop} say={(body) => ask(dropBankBatch, { params: { id }, body })} />
        </>
      )}
    </li>
  );
};

const pageSize = 10;

const Batches = ({ mayPay }: { mayPay: boolean }) => {
  const [page, setPage] = useState(0);
  const result = useAsk(listBankBatches, { query: { page, size: pageSize } }, { refetchInterval: refetchMs });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const { items, total } = result.data;
  return (
    <section className="card">
      <h2>{words.batches}</h2>
      {total === 0 ? (
        <Nothing text={words.noBatches} />
      ) : (
        <ul className="switches">
          {items.map((batch) => (
            <Batch key={batch.id} batch={batch} mayPay={mayPay} />
          ))}
        </ul>
      )}
      <Pager page={page} size={pageSize} total={total} onPage={setPage} />
    </section>
  );
};

export const BankPayouts = ({ mayPay }: { mayPay: boolean }) => (
  <>
    <ToSend mayPay={mayPay} />
    {mayPay && <BankReport />}
    <Batches mayPay={mayPay} />
  </>
);
