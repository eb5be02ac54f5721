/** One conversation, its facts, and the answer. */
import { answerThread, closeThread, readThread, type SupportThread } from '@carmine/contract/back-office/support';
import { useState, type SubmitEvent } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { State, time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { supportTexts as words } from '../../texts/en-support.ts';
import { CannedAnswers } from './support-canned.tsx';

const Facts = ({ thread }: { thread: SupportThread }) => (
  <dl className="facts">
    <dt>{words.profile}</dt>
    <dd>
      {thread.profile === null ? (
        words.asVisitor
      ) : (
        <Link className="link" to={thread.profile}>
          {words.openProfile}
        </Link>
      )}
    </dd>
    <dt>{words.brand}</dt>
    <dd>{thread.skin}</dd>
    {thread.page !== null && (
      <>
        <dt>{words.page}</dt>
        <dd>{thread.page}</dd>
      </>
    )}
  </dl>
);

const comeIntoSight = (end: HTMLLIElement | null): void => end?.scrollIntoView?.({ block: 'nearest' });

const Messages = ({ messages }: Pick<SupportThread, 'messages'>) => {
  // Keyed by message, so that the end scrolls into view with each new one.
  return (
    <div className="thread-log" role="log" aria-label={words.messages} tabIndex={0}>
      <ol className="thread-messages">
        {messages.map(({ id, author, by, text, at }) => (
          <li key={id} className={author === 'staff' ? 'thread-ours' : undefined}>
            <p>{text}</p>
            <span>
              {author === 'staff' ? (by ?? words.staff) : words.asker}, <time dateTime={at}>{time(at)}</time>
            </span>
          </li>
        ))}
        <li key={`end ${messages.at(-1)?.id}`} ref={comeIntoSight} aria-hidden="true" />
      </ol>
    </div>
  );
};

/** Drafts of each conversation, for the life of the page. */
const drafts = new Map<string, string>();

const Answer = ({ id, onDone }: { id: string; onDone: () => Promise<unknown> }) => {
  const [text, keepText] = useState(() => drafts.get(id) ?? '');
  const setText = (next: string): void => {
    drafts.set(id, next);
    keepText(next);
  };
  // One idempotency key for each answer: pressing again after a lost reply does not send it twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<Error>();
  const [pending, setPending] = useState(false);
  const act = async (work: () => Promise<unknown>) => {
    setPending(true);
    setError(undefined);
    try {
      await work();
      await onDone();
    } catch (failure) {
      setError(failure as Error);
    }
    setPending(false);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return;
    void act(async () => {
      await ask(answerThread, { params: { id }, body: { text }, idempotencyKey: key });
      setText('');
      setKey(crypto.randomUUID());
    });
  };
  return (
    <form className="thread-answer" onSubmit={send}>
      {error && <Failure error={error} />}
      <label className="field">
        {words.answer}
        <textarea rows={4} maxLength={2000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <div className="thread-actions">
        <button
          type="button"
          className="button"
          disabled={pending}
          onClick={() => void act(() => ask(closeThread, { params: { id } }))}
        >
          {words.close}
        </button>
        <button type="submit" className="button primary" disabled={pending || text.trim() === ''}>
          {words.send}
        </button>
      </div>
      <CannedAnswers text={text} onInsert={(more) => setText(text === '' ? more : `${text}\n\n${more}`)} />
    </form>
  );
};

export const SupportThreadView = ({ id, at }: { id: string; at: string | null }) => {
  const { data, isPending, error, refetch } = useAsk(readThread, { params: { id } }, { stamp: at });
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <section className="card thread" aria-label={data.player?.name ?? words.visitor}>
      <h2>
        {data.player?.name ?? words.visitor}
        <State value={data.status} />
      </h2>
      <Facts thread={data} />
      <Messages messages={data.messages} />
      {data.status === 'closed' ? (
        <p className="state">{words.closed}</p>
      ) : (
        <Answer key={id} id={id} onDone={refetch} />
      )}
    </section>
  );
};
