/** What turns an event into a mail, and what it may ask. */
import type { EventType } from '../../platform/events/define-event.ts';
import type { Events, Received } from '../../platform/events/outbox.ts';
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

/** An outage of the mail server of most of a day is survived. */
const retries = { attempts: 30, backoffMs: 1_000 } as const;

/** Subscribes to one event; `send` gets each order that is made of it. */
export type Reaction = (
  events: Pick<Events, 'subscribe'>,
  deps: OrderDeps,
  send: (order: MailOrder) => Promise<unknown>,
) => void;

export const reaction =
  <E extends EventType>(event: E, name: string, makeOrder: MakeOrder<E>): Reaction =>
  (events, deps, send) =>
    events.subscribe(
      event,
      name,
      async (received) => {
        const order = await makeOrder(deps, received);
        if (order !== undefined) await send(order);
      },
      retries,
    );
