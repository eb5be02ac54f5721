/** Rounds of studios that are held, with everything that was signed for them, and requests to void one. */
import {
  askLiveRoundVoid,
  listStudioRounds,
  type OfficeStudioRound,
} from '@carmine/contract/back-office/games/studio-rounds';
import type { Operator } from '@carmine/contract/back-office/operators';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { ask, useAsk } from '../../calls.ts';
import { Amount, time } from '../../shell/figures.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { Table } from '../../shell/table.tsx';
import { studioRounds as words } from '../../texts/en-studio-rounds.ts';
import { AskingForm } from '../asking-form.tsx';

const refetchMs = 10_000;

const Events = ({ round: { events } }: { readonly round: OfficeStudioRound }) =>
  events.length === 0 ? (
    <p className="caption">{words.nothing}</p>
  ) : (
    <Table label={words.events} columns={Object.values(words.event)}>
      {events.map(({ at, signed, key, signature, used, early, differs }) => (
        <tr key={signature}>
          <td className="number">{time(at)}</td>
          <td className="mono">{signed}</td>
          <td>{key}</td>
          <td className="mono">{signature}</td>
          <td>
            {[used && words.notes.used, early && words.notes.early, differs && words.notes.differs]
              .filter((note) => note !== false)
              .join(', ')}
          </td>
        </tr>
      ))}
    </Table>
  );

const VoidForm = ({ id }: { readonly id: string }) => {
  const { register, handleSubmit, reset } = useForm({ defaultValues: { reason: '' } });
  const asking = useMutation({
    mutationFn: ({ reason }: { reason: string }) => ask(askLiveRoundVoid, { params: { id }, body: { reason } }),
    onSuccess: () => reset(),
  });
  return (
    <details>
      <summary>{words.ask.title}</summary>
      <p className="about">{words.ask.about}</p>
      <AskingForm
        {...{ words: words.ask, asking }}
        reason={register('reason')}
        onSubmit={handleSubmit((values) => asking.mutate(values))}
      >
        {null}
      </AskingForm>
    </details>
  );
};

const Round = ({ round, mayAsk }: { readonly round: OfficeStudioRound; readonly mayAsk: boolean }) => (
  <section className="card">
    <h2>
      {words.round(round.table, round.number)}
      <span className="tag">{words.phases[round.phase]}</span>
    </h2>
    <p className="notice">{round.held === null ? words.notHeld : words.held[round.held]}</p>
    <dl className="figures plain">
      <div>
        <dt>{words.figures.closesAt}</dt>
        <dd>{time(round.closesAt)}</dd>
      </div>
      {round.heldAt !== null && (
        <div>
          <dt>{words.figures.heldAt}</dt>
          <dd>{time(round.heldAt)}</dd>
        </div>
      )}
      <div>
        <dt>{words.figures.players}</dt>
        <dd className="number">{round.players}</dd>
      </div>
      <div>
        <dt>{words.figures.staked}</dt>
        <dd>
          <Amount value={round.staked} currency="EUR" />
        </dd>
      </div>
    </dl>
    <div className="details">
      <p className="caption">{round.id}</p>
      <Events round={round} />
      {round.request !== null && <p className="caption">{words.by(round.request)}</p>}
      {mayAsk && round.mayVoid && <VoidForm id={round.id} />}
    </div>
  </section>
);

export const StudioRoundsScreen = ({ operator }: { readonly operator: Operator }) => {
  const rounds = useAsk(listStudioRounds, {}, { refetchInterval: refetchMs });
  if (rounds.isPending) return <Loading />;
  if (rounds.error) return <Failure error={rounds.error} retry={() => void rounds.refetch()} />;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      {rounds.data.length === 0 ? (
        <Nothing text={words.none} />
      ) : (
        rounds.data.map((round) => (
          <Round key={round.id} round={round} mayAsk={operator.permissions.includes('payments.approve')} />
        ))
      )}
    </>
  );
};
