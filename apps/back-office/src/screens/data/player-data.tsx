/** Erasure of one player: request, legal retention, and the key. */
import { askErasure, dropErasure, readErasure, type ErasureState } from '@carmine/contract/back-office/players/erasure';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask, queryClient, useAsk } from '../../calls.ts';
import { Field } from '../../shell/door.tsx';
import { day, time } from '../../shell/figures.tsx';
import { onlyByButton } from '../../shell/only-by-button.ts';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { data as words } from '../../texts/en-data.ts';
import { RequestFacts } from '../approvals/request-facts.tsx';

const Facts = ({ view: { erasure, key, closedAt, movedMoney } }: { view: ErasureState }) => (
  <dl className="facts">
    <dt>{words.key}</dt>
    <dd>
      <span className={`tag ${key ? 'good' : 'bad'}`}>{key ? words.keyThere : words.keyGone}</span>{' '}
      {key ? words.readable : words.unreadable}
    </dd>
    <dt>{words.closed}</dt>
    <dd>{closedAt === null ? words.notClosed : time(closedAt)}</dd>
    <dt>{words.law}</dt>
    <dd>{movedMoney ? words.movedMoney : words.noMoney}</dd>
    <dt>{words.wish}</dt>
    <dd>
      {erasure === null ? words.notAsked : words.wishBy(erasure.askedBy ?? words.byPlayer, time(erasure.askedAt))}
    </dd>
    {erasure !== null && (
      <>
        <dt>{words.due}</dt>
        <dd className="number">{day(erasure.dueAt)}</dd>
      </>
    )}
  </dl>
);

const TakeBack = ({ playerId }: { playerId: string }) => {
  const drop = useMutation({
    mutationFn: () => ask(dropErasure, { params: { id: playerId } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <div className="inset">
      <Refused error={drop.error} />
      <button type="button" className="button" disabled={drop.isPending} onClick={() => drop.mutate()}>
        {words.drop}
      </button>
    </div>
  );
};

interface AskValues {
  reason: string;
  /** Irreversible: the operator types a word to confirm. */
  typed: string;
}

const AskForm = ({ playerId }: { playerId: string }) => {
  const { register, handleSubmit } = useForm<AskValues>({ defaultValues: { reason: '', typed: '' } });
  const wish = useMutation({
    mutationFn: ({ reason }: AskValues) => ask(askErasure, { params: { id: playerId }, body: { reason } }),
    onSettled: () => queryClient.invalidateQueries(),
  });
  return (
    <form
      className="inset"
      {...onlyByButton}
      onSubmit={(event) => void handleSubmit((form) => wish.mutate(form))(event)}
    >
      <p className="notice warn">{words.askHint}</p>
      <Field
        label={words.reason}
        minLength={5}
        maxLength={500}
        required
        {...register('reason', { required: true, minLength: 5, maxLength: 500 })}
      />
      <Field
        label={words.typed(words.word)}
        autoComplete="off"
        pattern={words.word}
        required
        {...register('typed', { validate: (typed) => typed === words.word })}
      />
      <Refused error={wish.error} />
      <button type="submit" className="button" disabled={wish.isPending}>
        {words.ask}
      </button>
    </form>
  );
};

export const PlayerData = ({ playerId }: { playerId: string }) => {
  const view = useAsk(readErasure, { params: { id: playerId } });
  if (view.isPending) return <Loading />;
  if (view.error) return <Failure error={view.error} retry={() => void view.refetch()} />;
  const { erasure, request, closedAt, moneyLeft } = view.data;
  return (
    <section className="card narrow">
      <h2>{words.card}</h2>
      <Facts view={view.data} />
      {moneyLeft && <p className="notice warn">{words.moneyLeft}</p>}
      {erasure === null && request === null && closedAt !== null && <AskForm playerId={playerId} />}
      {request !== null && (
        <div className="flags">
          <RequestFacts request={request} />
        </div>
      )}
      {erasure !== null && <TakeBack playerId={playerId} />}
    </section>
  );
};
