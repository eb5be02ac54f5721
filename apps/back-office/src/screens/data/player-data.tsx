/** The end of one player's personal data: whether it was asked for, until when the law keeps them, and the key. */
import { askErasure, dropErasure, readErasure, type ErasureState } from '@carmine/contract/back-office';
import { useMutation } from '@tanstack/react-query';
import { ask, queryClient, useAsk } from '../../calls.ts';
import { day, time } from '../../shell/figures.tsx';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { data as words } from '../../texts/en-data.ts';

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

export const PlayerData = ({ playerId }: { playerId: string }) => {
  const view = useAsk(readErasure, { params: { id: playerId } });
  if (view.isPending) return <Loading />;
  if (view.error) return <Failure error={view.error} retry={() => void view.refetch()} />;
  const { erasure, closedAt, moneyLeft } = view.data;
  return (
    <section className="card narrow">
      <h2>{words.card}</h2>
      <Facts view={view.data} />
      {moneyLeft && <p className="notice warn">{words.moneyLeft}</p>}
      {erasure === null && closedAt !== null && (
        <>
          <p className="inset caption">{words.askHint}</p>
          <WriteLine
            label={words.reason}
            action={words.ask}
            most={500}
            send={(reason) => ask(askErasure, { params: { id: playerId }, body: { reason } })}
          />
        </>
      )}
      {erasure !== null && <TakeBack playerId={playerId} />}
    </section>
  );
};
