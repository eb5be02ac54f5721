/** What turns an event into a mail, and what it may ask. */
import type { EventType } from '../../platform/events/define-event.ts';
import type { Received } from '../../platform/events/outbox.ts';
import type { CountryName, FindPlayerByEmailHash, FindRefusal, FindSignIn, IsRoundOpen, IssueToken } from './ports.ts';
import type { MailRequest } from './send-mail.ts';

export interface MailRequestDeps {
  findPlayerByEmailHash: FindPlayerByEmailHash;
  issueToken: IssueToken;
  findSignIn: FindSignIn;
  countryName: CountryName;
  findRefusal: FindRefusal;
  isRoundOpen: IsRoundOpen;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/** Nothing where the event asks for no mail. */
export type MakeMailRequest<E extends EventType> = (
  deps: MailRequestDeps,
  event: Received<E>,
) => Promise<MailRequest | undefined>;

/** An event and what makes its mail request, to whoever subscribes. */
export type Reaction = (
  subscribe: <E extends EventType>(event: E, name: string, makeMailRequest: MakeMailRequest<E>) => void,
) => void;

export const reaction =
  <E extends EventType>(event: E, name: string, makeMailRequest: MakeMailRequest<E>): Reaction =>
  (subscribe) =>
    subscribe(event, name, makeMailRequest);
