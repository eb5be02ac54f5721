/** Calls to an affiliate's server with their last answers, and the secret that signs them. */
import {
  listPostbacks,
  renewAffiliateSecret,
  retryPostback,
  type Affiliate,
} from '@carmine/contract/back-office/affiliates';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, useAsk } from '../../calls.ts';
import { State, time } from '../../shell/figures.tsx';
import { Pager } from '../../shell/pager.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Nothing, Refused } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { affiliates as words } from '../../texts/en-affiliates.ts';

const size = 20;

export const Postbacks = ({ id, mayManage }: { readonly id: string; readonly mayManage: boolean }) => {
  const queries = useQueryClient();
  const [page, setPage] = useState(0);
  const list = useAsk(listPostbacks, { params: { id }, query: { page, size } });
  const retrying = useMutation({
    mutationFn: (postback: string) => ask(retryPostback, { params: { id, postback } }),
    onSettled: () => queries.invalidateQueries({ queryKey: [listPostbacks.name] }),
  });
  return (
    <section className="card" aria-busy={list.isPending}>
      <h2>{words.postbacks}</h2>
      {list.isPending && <Loading />}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      <Refused error={retrying.error} />
      {list.data?.items.length === 0 && <Nothing text={words.noPostbacks} />}
      {list.data !== undefined && list.data.items.length > 0 && (
        <>
          <Scroll label={words.postbacks}>
            <table>
              <thead>
                <tr>
                  {Object.entries(words.postbackColumns).map(([name, text]) => (
                    <th key={name}>{text}</th>
                  ))}
                  <th>{words.retry}</th>
                </tr>
              </thead>
              <tbody>
                {list.data.items.map((one) => (
                  <tr key={one.id}>
                    <td>{words.events[one.event]}</td>
                    <td>
                      <State value={one.state} />
                    </td>
                    <td className="number">{one.attempts}</td>
                    <td className="mono">
                      {one.lastOutcome ?? '–'} {one.lastAnswer ?? ''}
                    </td>
                    <td className="number">{one.lastAt === null ? '–' : time(one.lastAt)}</td>
                    <td className="number">{one.nextAt === null ? '–' : time(one.nextAt)}</td>
                    <td>
                      {mayManage && one.state === 'failed' && (
                        <button
                          type="button"
                          className="button"
                          aria-label={words.retryOf(words.events[one.event])}
                          onClick={() => retrying.mutate(one.id)}
                        >
                          {words.retry}
                        </button>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Scroll>
          <Pager page={page} size={size} total={list.data.total} onPage={setPage} />
        </>
      )}
    </section>
  );
};

export const PostbackSecret = ({ id, hasSecret }: Pick<Affiliate, 'id' | 'hasSecret'>) => {
  const [secret, setSecret] = useState<string>();
  const renew = async (reason: string) => {
    const made = await ask(renewAffiliateSecret, { params: { id }, body: { reason } });
    setSecret(made.secret);
  };
  return (
    <section className="card">
      <h2>{words.secret}</h2>
      <p className="rules-note">{words.secretNote}</p>
      <p className="rules-note">{hasSecret ? words.hasSecret : words.noSecret}</p>
      {secret !== undefined && (
        <p className="notice good" role="status">
          {words.shownOnce} <code>{secret}</code>
        </p>
      )}
      <WriteLine label={words.renewReason} action={words.renew} most={500} send={renew} />
    </section>
  );
};
