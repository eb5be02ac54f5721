import { expect, test } from 'vitest';
import type { LateWay } from '../../platform/events/catalogue/payments.ts';
import { subscribeOperatorMail, type OutgoingMail } from './index.ts';
import { heardEvents } from './testing/heard-events.ts';

const colours = { page: '#000', card: '#111', line: '#222', text: '#fff', muted: '#aaa', gold: '#fc4', onGold: '#210' };

const mailsOf = async (way: LateWay): Promise<OutgoingMail[]> => {
  const sent: OutgoingMail[] = [];
  const heard = heardEvents();
  subscribeOperatorMail(heard, {
    send: async (one) => void sent.push(one),
    brand: () => ({
      ...{ name: 'Carmine', operator: 'Carmine Play', supportEmail: 'help@carmine.example', colours },
      languages: ['en'],
    }),
    ...{ overseers: async () => [], emailOf: async () => undefined, loneRoot: async () => undefined },
    everybody: async () => ['olga@carmine.example', 'operator'],
    ...{ openLink: () => '', backOfficeUrl: 'https://office.example' },
  });
  const payload = { playerId: '7', cashOut: 'wdr_1', leg: '1', currency: 'EUR', amount: '20.13', way, had: 'bank' };
  await heard.deliver(5n, 'cash_out.leg_paid_late', payload);
  return sent;
};

test.each<[LateWay, string]>([
  ['noted', 'do not send it'],
  ['player', 'the rest is owed'],
  ['house', 'a loss for the house'],
])('a card that was paid late is told to every operator with a mailbox: %s', async (way, words) => {
  const sent = await mailsOf(way);
  expect(sent.map(({ to }) => to)).toEqual(['olga@carmine.example']);
  expect(sent[0]?.subject).toContain('a card was paid after it had failed');
  for (const said of [words, '€20.13', 'https://office.example/cash-outs/wdr_1']) expect(sent[0]?.text).toContain(said);
});
