import { expect, test } from 'vitest';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { roundEnded, roundExpiresSoon } from '../../platform/events/catalogue/wallet.ts';
import type { EventType, Payload } from '../../platform/events/define-event.ts';
import type { MailRequestDeps } from './mail-request.ts';
import { roundMailRequests } from './round-mail-requests.ts';
import type { MailRequest } from './send-mail.ts';
import { mailTemplates } from './templates/index.ts';

const round = { playerId: 7n as PlayerId, round: 'rnd_1', game: 'mines', name: 'Mines' };
const open = new Set(['rnd_1']);
const deps = { publicUrl: 'https://casino.example', isRoundOpen: async (id) => open.has(id) } as MailRequestDeps;

/** What asks for a mail when this happens. */
const asked = async <E extends EventType>(event: E, payload: Payload<E>, id: bigint): Promise<MailRequest> => {
  const requests: Promise<MailRequest | undefined>[] = [];
  for (const react of roundMailRequests)
    react((heard, _name, make) => {
      if ((heard as EventType) === event) requests.push(make(deps, { id, attempt: 1, payload }));
    });
  const [request] = await Promise.all(requests);
  if (request === undefined) throw new Error('No mail');
  return request;
};

const written = async ({ write }: MailRequest) =>
  write({ firstName: 'Ada', language: 'en', templates: mailTemplates } as never, { name: 'Carmine' } as never);

test('a mail says why a round was finished for its player, how, and what it paid', async () => {
  const end = { ...round, currency: 'EUR', payout: '206', reason: 'break', action: 'take' } as const;
  const mail = await written(await asked(roundEnded, end, 1n));
  expect(mail?.paragraphs).toEqual([
    'Hello Ada, your open round of Mines with Carmine was finished by the rules of the game, without another stake, because your break has started.',
    'The round was cashed out.',
  ]);
  expect(mail?.facts).toContainEqual({ name: 'Paid to you', value: '€2.06' });
  expect(mail?.action?.url).toBe('https://casino.example/history/bets/rnd_1');
  const lost = await asked(roundEnded, { ...end, payout: '0', action: 'another' }, 2n);
  expect(await written(lost)).toMatchObject({ preview: 'It paid nothing.', paragraphs: [expect.any(String)] });
});

test('a mail says until when a round stays open', async () => {
  const mail = await written(await asked(roundExpiresSoon, { ...round, until: new Date('2026-11-24T09:10:00Z') }, 1n));
  expect(mail?.facts).toContainEqual({ name: 'Open until', value: '24 Nov 2026, 09:10 UTC' });
  expect(mail?.action?.url).toBe('https://casino.example/game/mines');
});

test('no mail warns of the end of a round that is over before it is sent', async () => {
  const soon = await asked(roundExpiresSoon, { ...round, round: 'rnd_2', until: new Date('2026-11-24T09:10:00Z') }, 1n);
  expect(await written(soon)).toBeUndefined();
});

test('the mails of a round are named after it, so that each is sent once, and none can be turned off', async () => {
  const end = { ...round, currency: 'EUR', payout: '206', reason: 'expired', action: 'take' } as const;
  const [one, again] = [await asked(roundEnded, end, 1n), await asked(roundEnded, end, 2n)];
  const soon = await asked(roundExpiresSoon, { ...round, until: new Date() }, 3n);
  expect([one.source, again.source, soon.source]).toEqual([
    'round-ended:rnd_1',
    'round-ended:rnd_1',
    'round-expires:rnd_1',
  ]);
  expect([one.topic, soon.topic]).toEqual([undefined, undefined]);
});
