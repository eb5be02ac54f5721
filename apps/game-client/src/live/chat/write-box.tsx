/** Where a message is written, or what is missing for it. What was typed stays until it is sent. */
import { word } from '@carmine/contract/problem-texts/of-chat';
import { useState } from 'react';
import type { Chat } from './use-chat.ts';
import type { Done } from './chat-store.ts';
import { chatTexts as texts } from './texts.ts';

const longest = 200;
/** From here on, the field says how much is left. */
const nearly = 160;

const wrong = (done: Done | undefined): string | undefined =>
  done?.ok === false ? (done.problem?.message ?? texts.failed) : undefined;

interface FieldProps {
  readonly label: string;
  readonly action: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly send: () => Promise<Done>;
  readonly onDone: () => void;
}

/** No form: the frame is sandboxed without the right to submit one. */
const Field = ({ label, action, value, onValue, send, onDone }: FieldProps) => {
  const [done, setDone] = useState<Done>();
  const [sending, setSending] = useState(false);
  const submit = async () => {
    if (sending || value.trim() === '') return;
    setSending(true);
    const outcome = await send();
    setSending(false);
    setDone(outcome);
    if (outcome.ok) onDone();
  };
  const problem = wrong(done);
  return (
    <div className="chat-field">
      <input
        type="text"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="send"
        aria-invalid={problem !== undefined}
        value={value}
        onInput={(event) => {
          onValue(event.currentTarget.value);
          setDone(undefined);
        }}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) void submit();
        }}
      />
      <button type="button" aria-disabled={sending || value.trim() === ''} onClick={() => void submit()}>
        {action}
      </button>
      <p role="alert">{problem}</p>
    </div>
  );
};

export const NameBox = ({ chat, onDone }: { chat: Chat; onDone?: () => void }) => {
  const [name, setName] = useState('');
  return (
    <div className="chat-name">
      <Field
        label={texts.nickname}
        action={texts.choose}
        value={name}
        onValue={setName}
        send={async () => chat.control.name(name)}
        onDone={() => onDone?.()}
      />
      <p>{texts.nicknameHint}</p>
    </div>
  );
};

export const WriteBox = ({ chat }: { chat: Chat }) => {
  const { you, draft } = chat.state;
  if (you === null) return <p className="chat-why">{texts.signIn}</p>;
  if (you.refusal?.code === 'nickname_required') return <NameBox chat={chat} />;
  if (you.refusal !== null) {
    const { code, until, why } = you.refusal;
    const shared = { type: '', title: '', status: 403, message: '', requestId: '' };
    const problem = word({ ...shared, type: `urn:problem:chat:${code}`, code, until: until ?? undefined, why });
    return <p className="chat-why">{problem.message}</p>;
  }
  const left = longest - [...draft.trim()].length;
  return (
    <>
      <Field
        label={texts.field}
        action={texts.send}
        value={draft}
        onValue={chat.control.draft}
        send={async () => chat.control.write(draft)}
        onDone={() => {
          // What was typed meanwhile stays.
          if (chat.control.store.get().draft === draft) chat.control.draft('');
        }}
      />
      {left > longest - nearly ? null : <p className="chat-left">{texts.left(left)}</p>}
    </>
  );
};
