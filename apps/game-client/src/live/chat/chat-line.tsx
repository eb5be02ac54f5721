/** On narrow screens the chat is one line above the bar: what was said last, and the way into its sheet. */
import { useState } from 'react';
import { Drawer } from '../../drawer/drawer.tsx';
import { MessageCircle } from '../../hud/icons.tsx';
import { ChatPanel } from './chat-panel.tsx';
import { shownMessages } from './chat-state.ts';
import { toneOf } from './message-line.tsx';
import { chatTexts as texts } from './texts.ts';
import type { Chat } from './use-chat.ts';

export const ChatLine = ({ chat }: { chat: Chat }) => {
  const [open, setOpen] = useState(false);
  const { state } = chat;
  const last = shownMessages(state).at(-1);
  return (
    <>
      <div className="chat-line" data-wanted={state.wanted && state.open}>
        <p aria-hidden="true">
          {last === undefined ? (
            texts.empty
          ) : (
            <>
              <b data-tone={last.name === null ? undefined : toneOf(last.author)}>{last.name ?? texts.gone}</b>{' '}
              <bdi>{last.text}</bdi>
            </>
          )}
        </p>
        <button
          type="button"
          aria-label={texts.open(state.unread)}
          aria-haspopup="dialog"
          onClick={() => {
            setOpen(true);
          }}
        >
          <MessageCircle />
          <span>{texts.title}</span>
          {state.unread === 0 ? null : <i aria-hidden="true">{state.unread > 99 ? '99+' : state.unread}</i>}
        </button>
      </div>
      {open ? (
        <Drawer
          title={texts.title}
          icon={<MessageCircle />}
          onClose={() => {
            setOpen(false);
          }}
        >
          <ChatPanel chat={chat} />
        </Drawer>
      ) : null}
    </>
  );
};
