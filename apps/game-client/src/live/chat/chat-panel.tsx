/** The chat of a table: its messages, and the field to write in. The same beside the table and in the sheet of a phone. */
import './chat.css';
import { useEffect, useRef } from 'react';
import { ChatOptions } from './chat-options.tsx';
import { shownMessages } from './chat-state.ts';
import { MessageLine } from './message-line.tsx';
import { chatTexts as texts } from './texts.ts';
import type { Chat } from './use-chat.ts';
import { WriteBox } from './write-box.tsx';

/** Whoever reads what was said before is not moved away from it. */
const nearEndPx = 48;

const Messages = ({ chat: { state, control } }: { chat: Chat }) => {
  const list = useRef<HTMLDivElement>(null);
  const atEnd = useRef(true);
  const messages = shownMessages(state);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    const { current } = list;
    if (newest === undefined || current === null) return undefined;
    const toEnd = () => {
      if (atEnd.current) current.scrollTo({ top: current.scrollHeight });
    };
    toEnd();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // A sheet has no height before it is open, and less of it under a keyboard.
    const observer = new ResizeObserver(toEnd);
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [newest]);
  const refusal = state.you?.refusal?.code;
  const mayReport = state.you !== null && (refusal === undefined || refusal === 'nickname_required');
  return (
    // Read out on demand: with every message of many players, nothing else could be heard.
    <div
      ref={list}
      className="chat-messages"
      role="log"
      aria-live="off"
      tabIndex={0}
      aria-label={texts.messages}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < nearEndPx;
      }}
    >
      {state.status === 'ready' && messages.length === 0 ? <p className="chat-empty">{texts.empty}</p> : null}
      <ul>
        {messages.map((message) => (
          <MessageLine
            key={message.id}
            message={message}
            control={control}
            own={message.author === state.you?.author}
            mayReport={mayReport}
          />
        ))}
      </ul>
    </div>
  );
};

export const ChatPanel = ({ chat }: { chat: Chat }) => {
  const { state, control } = chat;
  useEffect(() => {
    control.watch(true);
    return () => {
      control.watch(false);
    };
  }, [control]);
  if (!state.wanted) {
    return (
      <div className="chat chat-off">
        <p>{texts.off}</p>
        <button type="button" className="hud-button" onClick={() => void control.want(true)}>
          {texts.turnOn}
        </button>
      </div>
    );
  }
  if (state.status === 'failed') {
    return (
      <div className="chat chat-off">
        <p>{texts.loadFailed}</p>
        <button type="button" className="hud-button" onClick={() => void control.reload()}>
          {texts.again}
        </button>
      </div>
    );
  }
  return (
    <section className="chat" aria-label={texts.title}>
      <Messages chat={chat} />
      <div className="chat-write">
        <WriteBox chat={chat} />
      </div>
      <ChatOptions chat={chat} />
    </section>
  );
};
