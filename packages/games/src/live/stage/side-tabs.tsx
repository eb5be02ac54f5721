/** Beside a table: its chat, or what else is shown there. */
import './live.css';
import type { SideChat } from './live-view.ts';
import { liveTexts as texts } from './texts.ts';

interface Props {
  readonly chat: SideChat;
  /** What is shown in its place. */
  readonly other: string;
  readonly talks: boolean;
  readonly onTalks: (talks: boolean) => void;
}

export const SideTabs = ({ chat, other, talks, onTalks }: Props) => (
  <div className="live-tabs" role="group" aria-label={texts.side}>
    <button
      type="button"
      aria-pressed={talks}
      onClick={() => {
        onTalks(true);
      }}
    >
      {chat.title}
      {talks || chat.unread === 0 ? null : (
        <i>
          <span aria-hidden="true">{chat.unread > 99 ? '99+' : chat.unread}</span>
          <span className="live-unseen">{texts.unread(chat.unread)}</span>
        </i>
      )}
    </button>
    <button
      type="button"
      aria-pressed={!talks}
      onClick={() => {
        onTalks(false);
      }}
    >
      {other}
    </button>
  </div>
);
