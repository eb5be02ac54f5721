/** One message: pressing its name opens what a reader can do about it. */
import { reportReasons, type ChatMessage } from '@carmine/contract/games/chat';
import { useEffect, useRef, useState } from 'react';
import type { ChatControl, Done } from './chat-store.ts';
import { chatTexts as texts } from './texts.ts';

const tones = 6;

/** The same author has the same colour on every page. */
export const toneOf = (author: string): number =>
  [...author].reduce((sum, one) => (sum * 31 + (one.codePointAt(0) ?? 0)) % 65_521, 7) % tones;

interface Props {
  readonly message: ChatMessage;
  readonly control: ChatControl;
  readonly own: boolean;
  /** Whoever may write may report. */
  readonly mayReport: boolean;
}

const Actions = ({ message, control, mayReport }: Omit<Props, 'own'>) => {
  const [done, setDone] = useState<Done>();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const said = done?.ok === false ? (done.problem?.message ?? texts.failed) : texts.reported;
  return (
    <div className="chat-actions" ref={box}>
      <button
        type="button"
        onClick={() => {
          control.hide(message.author);
        }}
      >
        {texts.hide}
      </button>
      {mayReport && done?.ok !== true ? (
        <div role="group" aria-label={texts.report}>
          <span>{texts.report}</span>
          {reportReasons.map((reason) => (
            <button key={reason} type="button" onClick={() => void control.report(message.id, reason).then(setDone)}>
              {texts.reasons[reason]}
            </button>
          ))}
        </div>
      ) : null}
      {done === undefined ? null : <p role="status">{said}</p>}
    </div>
  );
};

export const MessageLine = ({ message, control, own, mayReport }: Props) => {
  const [open, setOpen] = useState(false);
  const name = message.name ?? texts.gone;
  return (
    <li className="chat-message">
      {own ? (
        <b data-tone="own">{name}</b>
      ) : (
        <button
          type="button"
          data-tone={message.name === null ? undefined : toneOf(message.author)}
          aria-expanded={open}
          title={texts.about(name)}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {name}
        </button>
      )}{' '}
      <bdi>{message.text}</bdi>
      {open ? <Actions message={message} control={control} mayReport={mayReport} /> : null}
    </li>
  );
};
