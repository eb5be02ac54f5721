/** The rules of the chat, and what a reader can choose. */
import { useState } from 'react';
import { chatTexts as texts } from './texts.ts';
import type { Chat } from './use-chat.ts';
import { NameBox } from './write-box.tsx';

export const ChatOptions = ({ chat }: { chat: Chat }) => {
  const { you, wanted, hidden } = chat.state;
  const [renames, setRenames] = useState(false);
  const mayRename = you !== null && you.name !== null && you.renameAt === null && you.refusal === null;
  return (
    <details className="chat-options">
      <summary>{texts.options}</summary>
      <div>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        {mayRename && !renames ? (
          <button
            type="button"
            onClick={() => {
              setRenames(true);
            }}
          >
            {texts.rename}
          </button>
        ) : null}
        {mayRename && renames ? (
          <NameBox
            chat={chat}
            onDone={() => {
              setRenames(false);
            }}
          />
        ) : null}
        {hidden.length === 0 ? null : (
          <button type="button" onClick={chat.control.showAll}>
            {texts.showAll(hidden.length)}
          </button>
        )}
        <label>
          <input
            type="checkbox"
            role="switch"
            aria-checked={wanted}
            checked={wanted}
            onChange={(event) => void chat.control.want(event.currentTarget.checked)}
          />
          {texts.wanted}
        </label>
      </div>
    </details>
  );
};
