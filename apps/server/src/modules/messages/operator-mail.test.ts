import { expect, test } from 'vitest';
import { legPaidLate, type LateWay } from '../../platform/events/catalogue/payments.ts';
import type { Payload } from '../../platform/events/define-event.ts';
import type { Events } from '../../platform/events/outbox.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { subscribeOperatorMail, type OutgoingMail } from './index.ts';

const colours = { page: '#000', card: '#111', line: '#222', text: '#fff', muted: '#aaa', gold: '#fc4', onGold: '#210' };

const told = async (way: LateWay): Promise<OutgoingMail[]> => {
  const sent: OutgoingMail[] = [];
  const heard = new Map<string, (event: never) => Promise<void>>();
  const subscribe: Events['subscribe'] = (event, _subscriber, handler) => void heard.set(event.topic, handler);
  subscribeOperatorMail(
    { subscribe },
    {
      send: async (one) => void sent.push(one),
      brand: () => ({ name: 'Carmine', operator: 'Carmine Play', supportEmail: 'help@carmine.example', colours }),
      ...{ overseers: async () => [], emailOf: async () => undefined, loneRoot: async () => undefined },
      everybody: async () => ['olga@carmine.example', 'operator'],
      ...{ openLink: () => '', backOfficeUrl: 'https://office.example' },
    },
  );
  const payload: Payload<typeof legPaidLate> = {
    ...{ playerId: 7n as PlayerId, cashOut: 'wdr_1', leg: '1', currency: 'EUR', amount: '20.13', way, had: 'bank' },
  };
  await heard.get(legPaidLate.topic)?.({ id: 5n, attempt: 1, payload } as never);
  return sent;
};

test.each<[LateWay, string]>([
  ['noted', 'do not send it'],
  ['player', 'the rest is owed'],
  ['house', 'the house has lost it'],
])('a card that was paid late is told to every operator with a mailbox: %s', async (way, words) => {
  const sent = await told(way);
  expect(sent.map(({ to }) => to)).toEqual(['olga@carmine.example']);
  expect(sent[0]?.subject).toContain('a card was paid after it had failed');
  for (const said of [words, '€20.13', 'https://office.example/cash-outs/wdr_1']) expect(sent[0]?.text).toContain(said);
});
