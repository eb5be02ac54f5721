/** What turns an event into a mail, and what it may ask. */
import type { EventType } from '../../platform/events/define-event.ts';
import type { Received } from '../../platform/events/outbox.ts';
import type { CountryName, FindPlayerByEmailHash, FindRefusal, FindSignIn, IssueToken } from './ports.ts';
import type { MailOrder } from './send-mail.ts';

export interface OrderDeps {
  findPlayerByEmailHash: FindPlayerByEmailHash;
  issueToken: IssueToken;
  findSignIn: FindSignIn;
  countryName: CountryName;
  findRefusal: FindRefusal;
  /** Origin without a trailing slash. */
  publicUrl: string;
}

/** Nothing where the event asks for no mail. */
export type MakeOrder<E extends EventType> = (deps: OrderDeps, event: Received<E>) => Promise<MailOrder | undefined>;

/** An event and what makes its order, to whoever subscribes. */
export type Reaction = (
  subscribe: <E extends EventType>(event: E, name: string, makeOrder: MakeOrder<E>) => void,
) => void;

export const reaction =
  <E extends EventType>(event: E, name: string, makeOrder: MakeOrder<E>): Reaction =>
  (subscribe) =>
    subscribe(event, name, makeOrder);
