import { chatMessageLimit } from '@carmine/contract/support';
import { IconButton, SecondaryButton } from '@carmine/design/button';
import { Notice, Spinner } from '@carmine/design/feedback';
import { useLayer } from '@carmine/design/layers';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useSite } from '../../platform/page/site-data.ts';
import { useSession } from '../../queries/session.ts';
import { chatTexts } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { keepDraft, readDraft } from './kept-draft.ts';
import { MessageList } from './message-list.tsx';
import { useBegun, useSeen, useSending, useThread } from './use-conversation.ts';
import './chat.css';

const Greeting = () => {
  const name = useSession()?.name;
  return (
    <div className="chat-greeting">
      <h3>{chatTexts.greeting}</h3>
      <p>{chatTexts.greetingText}</p>
      <p className="chat-who">{name === undefined ? chatTexts.asVisitor : chatTexts.asPlayer(name)}</p>
    </div>
  );
};

interface ComposerProps {
  /** Owner of the draft. */
  readonly owner: string;
  readonly onSend: (text: string) => void;
}

const Composer = ({ owner, onSend }: ComposerProps) => {
  const [text, setText] = useState(() => readDraft(owner));
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = [...text].length > chatMessageLimit;
  useEffect(() => field.current?.focus(), []);
  useEffect(() => keepDraft(owner, text), [owner, text]);
  const send = () => {
    if (text.trim() === '' || tooLong) return;
    onSend(text.trim());
    setText('');
    field.current?.focus();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="chat-composer" onSubmit={submit}>
      <label>
        <span className="visually-hidden">{chatTexts.label}</span>
        <textarea
          ref={field}
          rows={2}
          value={text}
          placeholder={chatTexts.placeholder}
          aria-invalid={tooLong || undefined}
          aria-describedby="chat-hint"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={key}
        />
      </label>
      <button type="submit" className="chat-send" aria-label={chatTexts.send} disabled={text.trim() === '' || tooLong}>
        <SendHorizontal size={20} aria-hidden="true" />
      </button>
      <p id="chat-hint" className={tooLong ? 'chat-hint chat-problem' : 'chat-hint'}>
        {tooLong ? chatTexts.tooLong(chatMessageLimit) : chatTexts.hint}
      </p>
    </form>
  );
};

const Conversation = () => {
  const { data, isPending, isError, refetch } = useThread(true);
  const { outgoing, send } = useSending();
  const owner = useSession()?.id ?? 'visitor';
  useSeen(data);
  useBegun(data);
  const empty = (data?.messages.length ?? 0) + outgoing.length === 0;
  return (
    <>
      {isPending && (
        <div className="chat-state">
          <Spinner label={texts.common.loading} />
        </div>
      )}
      {isError && (
        <div className="chat-state">
          <Notice tone="warn">{chatTexts.failed}</Notice>
          <SecondaryButton onClick={() => void refetch()}>{chatTexts.reload}</SecondaryButton>
        </div>
      )}
      {!isPending && !isError && empty && <Greeting />}
      {!empty && (
        <MessageList
          messages={data?.messages ?? []}
          outgoing={outgoing}
          onRetry={({ text, key }) => void send(text, key)}
        />
      )}
      {data?.status === 'closed' && <p className="chat-closed">{chatTexts.closed}</p>}
      <Composer key={owner} owner={owner} onSend={(text) => void send(text)} />
    </>
  );
};

/** Beside the page, not over it, so that players can look at what they ask about. */
export const ChatPanel = ({ onClose }: { readonly onClose: () => void }) => {
  const { hours } = useSite().skin.support;
  useLayer(true, onClose);
  const escape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section className="chat-panel" role="dialog" aria-label={chatTexts.title} onKeyDown={escape}>
      <header className="chat-head">
        <h2>{chatTexts.title}</h2>
        <p>{chatTexts.hours(hours)}</p>
        <IconButton plain label={chatTexts.close} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </header>
      <Conversation />
    </section>
  );
};
