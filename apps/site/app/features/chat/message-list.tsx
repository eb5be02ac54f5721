import type { ChatMessage } from '@carmine/contract/support';
import { displayTime } from '../../amounts/moment.ts';
import { chatTexts } from './texts.ts';
import type { Outgoing } from './use-conversation.ts';

const Message = ({ message }: { readonly message: ChatMessage }) => (
  <li className={message.author === 'you' ? 'chat-message chat-mine' : 'chat-message'}>
    <p>{message.text}</p>
    <span className="chat-when">
      {message.author === 'you' ? chatTexts.you : chatTexts.support},{' '}
      <time dateTime={message.at}>{displayTime(message.at)}</time>
    </span>
  </li>
);

interface OutgoingProps {
  readonly one: Outgoing;
  readonly onRetry: () => void;
}

const OutgoingMessage = ({ one, onRetry }: OutgoingProps) => (
  <li className="chat-message chat-mine chat-pending">
    <p>{one.text}</p>
    {one.problem === undefined ? (
      <span className="chat-when">{chatTexts.sending}</span>
    ) : (
      <span className="chat-when chat-problem" role="alert">
        {one.problem}{' '}
        <button type="button" className="link" onClick={onRetry}>
          {chatTexts.again}
        </button>
      </span>
    )}
  </li>
);

const comeIntoSight = (end: HTMLLIElement | null): void => end?.scrollIntoView?.({ block: 'nearest' });

interface Props {
  readonly messages: readonly ChatMessage[];
  readonly outgoing: readonly Outgoing[];
  readonly onRetry: (one: Outgoing) => void;
}

/** A live region that scrolls to the newest message. */
export const MessageList = ({ messages, outgoing, onRetry }: Props) => {
  // Keyed by message, so that the end scrolls into view with each new one.
  const end = `${messages.at(-1)?.id} ${outgoing.length}`;
  return (
    <div className="chat-log" role="log" aria-label={chatTexts.messages} tabIndex={0}>
      <ol className="chat-messages">
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
        {outgoing.map((one) => (
          <OutgoingMessage key={one.key} one={one} onRetry={() => onRetry(one)} />
        ))}
        <li key={end} ref={comeIntoSight} aria-hidden="true" />
      </ol>
    </div>
  );
};
