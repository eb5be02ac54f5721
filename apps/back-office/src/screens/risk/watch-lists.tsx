/** The lists that players are compared with: loaded from a file, replaced by name, removed with a second operator. */
import {
  listWatchLists,
  loadWatchList,
  removeWatchList,
  type WatchList,
  watchListKinds,
} from '@carmine/contract/back-office/risk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, type SubmitEvent } from 'react';
import { ask, sendFile, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { time } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { risk } from '../../texts/en-risk.ts';
import { RemoveListed } from './remove-listed.tsx';

const words = risk.lists;

interface Wanted {
  readonly name: string;
  readonly kind: WatchList['kind'];
  readonly file: File;
  readonly reason: string;
}

/** `dropped`: needs a second operator, because this many names would be removed. */
interface Outcome {
  readonly entries: number;
  readonly dropped?: number;
}

const send = async ({ name, kind, file, reason }: Wanted): Promise<Outcome> =>
  sendFile(loadWatchList, { query: { name, kind, ...(reason === '' ? {} : { reason }) } }, file);

const LoadForm = () => {
  const queries = useQueryClient();
  const fileId = useId();
  const load = useMutation({
    mutationFn: send,
    onSuccess: () => queries.invalidateQueries({ queryKey: [listWatchLists.name] }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [name, kind, file, reason] = [form.get('name'), form.get('kind'), form.get('file'), form.get('reason')];
    if (typeof name !== 'string' || typeof reason !== 'string' || !(file instanceof File)) return;
    load.mutate({ name, kind: kind === 'exposed' ? 'exposed' : 'sanctions', file, reason: reason.trim() });
  };
  return (
    <form className="inset" {...onlyByButton} onSubmit={submit}>
      <h3>{words.load}</h3>
      <Field label={words.name} name="name" maxLength={60} required />
      <label className="field">
        {words.kind}
        <select name="kind">
          {watchListKinds.map((kind) => (
            <option key={kind} value={kind}>
              {words.kinds[kind]}
            </option>
          ))}
        </select>
      </label>
      <div className="field">
        <label htmlFor={fileId}>{words.file}</label>
        <input id={fileId} name="file" type="file" accept=".csv,text/csv" required />
      </div>
      <Field label={words.reason} name="reason" minLength={5} maxLength={500} />
      <p className="caption">{words.hint}</p>
      <Refused error={load.error} />
      {load.data && (
        <p className={load.data.dropped === undefined ? 'notice good' : 'notice'} role="status">
          {load.data.dropped === undefined
            ? words.loaded(load.data.entries)
            : words.waits(load.data.entries, load.data.dropped)}
        </p>
      )}
      <button type="submit" className="button primary wide" disabled={load.isPending}>
        <Upload size={16} aria-hidden="true" />
        {words.submit}
      </button>
    </form>
  );
};

const Loaded = ({ lists, mayLoad }: { lists: readonly WatchList[]; mayLoad: boolean }) => (
  <Scroll label={words.title}>
    <table>
      <thead>
        <tr>
          <th>{words.columns.name}</th>
          <th>{words.columns.kind}</th>
          <th className="right">{words.columns.entries}</th>
          <th>{words.columns.loaded}</th>
          <th>{words.columns.by}</th>
          {mayLoad && <th>{words.columns.action}</th>}
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <tr key={list.id}>
            <td>{list.name}</td>
            <td>{words.kinds[list.kind]}</td>
            <td className="right number">{list.entries}</td>
            <td className="number">{time(list.loadedAt)}</td>
            <td>{list.loadedBy ?? words.byCommand}</td>
            {mayLoad && (
              <td>
                <RemoveListed
                  title={words.remove(list.name)}
                  about={words.removeAbout(list.entries)}
                  waits={words.removeWaits}
                  remove={(body) => ask(removeWatchList, { params: { id: list.id }, body })}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  </Scroll>
);

export const WatchLists = ({ mayLoad }: { mayLoad: boolean }) => {
  const lists = useAsk(listWatchLists, {});
  return (
    <div className="columns">
      <section className="card">
        <h2>{words.title}</h2>
        {lists.isPending && <Loading />}
        {lists.error && <Failure error={lists.error} retry={() => void lists.refetch()} />}
        {lists.data?.length === 0 && <p className="state">{words.empty}</p>}
        {lists.data !== undefined && lists.data.length > 0 && <Loaded lists={lists.data} mayLoad={mayLoad} />}
      </section>
      {mayLoad && (
        <section className="card">
          <LoadForm />
        </section>
      )}
    </div>
  );
};
