import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../../platform/clock.ts';
import { listen, type Listener } from '../../../testing/http-listener.ts';
import { startOutsideWorld, type OutsideWorld } from '../../../testing/outside-world.ts';
import { createOutboundHttp } from '../../outbound-http.ts';
import { mail as slot } from '../registry.ts';
import { createResend } from './emails.ts';

let world: OutsideWorld;
let listener: Listener | undefined;
beforeAll(async () => {
  world = await startOutsideWorld();
});
afterAll(() => world.close());
afterEach(async () => {
  await listener?.close();
  listener = undefined;
});

const mail = {
  messageId: '<mail-1@carmine.example>',
  from: { name: 'Carmine "House"', address: 'no-reply@carmine.example' },
  to: 'ada@mail.example',
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
};

const sendTo = (url: string, secret = world.secret) =>
  slot.open({
    ...{ env: { MAIL_PROVIDER: 'resend' }, clock: systemClock, timeoutMs: 2_000 },
    sandbox: { url, publicUrl: url, secret, smtpPort: 0 },
  });

const inbox = async (to: string) =>
  (await (await fetch(`${world.url}/mail?to=${to}`)).json()) as { id: string; subject: string; from: string }[];

test('a mail arrives once, however often it is handed over, and marketing with the one-click header', async () => {
  const send = sendTo(world.url);
  await send({ ...mail, unsubscribeUrl: 'https://casino.example/u/1' });
  await send({ ...mail, unsubscribeUrl: 'https://casino.example/u/1' });
  // The link of the second attempt differs: the first mail was accepted.
  await send({ ...mail, unsubscribeUrl: 'https://casino.example/u/2' });
  const found = await inbox(mail.to);
  expect(found.map(({ subject }) => subject)).toEqual(['Hello']);
  const whole = await (await fetch(`${world.url}/mail/${found[0]?.id ?? ''}`)).json();
  expect(whole).toMatchObject({
    from: '"Carmine \\"House\\"" <no-reply@carmine.example>',
    headers: {
      'list-unsubscribe': '<https://casino.example/u/1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    },
  });
});

test('who has no key of theirs hands over nothing', async () => {
  await expect(sendTo(world.url, 'another-secret')({ ...mail, to: 'nobody@mail.example' })).rejects.toThrow('401');
  expect(await inbox('nobody@mail.example')).toEqual([]);
});

test.each([
  ['a failure of theirs', 500, '{}'],
  ['too many at once', 429, '{"name":"rate_limit_exceeded"}'],
  ['a try that is still under way', 409, '{"name":"concurrent_idempotent_requests"}'],
  ['a page', 404, '<html>'],
])('%s is an error, so that the mail is tried again', async (_what, status, body) => {
  listener = await listen((_request, response) => void response.writeHead(status).end(body));
  const http = createOutboundHttp({ origin: listener.origin, allowPrivate: true, timeoutMs: 1_000 });
  await expect(createResend(http, 'key')(mail)).rejects.toThrow('The mail was not taken');
});

test('who does not answer has not taken it', async () => {
  listener = await listen((_request, response) => void response.destroy());
  const http = createOutboundHttp({ origin: listener.origin, allowPrivate: true, timeoutMs: 1_000 });
  await expect(createResend(http, 'key')(mail)).rejects.toThrow('unreachable');
});
