import { getJackpots } from '@carmine/contract/games/jackpots';
import { getWallets } from '@carmine/contract/payments/wallet';
import { afterEach, expect, test, vi } from 'vitest';
import { messageOf, orThrowMessage, orThrowResponse, saidOf } from './answers.ts';
import { call } from './browser-call.ts';

afterEach(() => vi.unstubAllGlobals());

const page = '<!doctype html><html><body>Bad Gateway</body></html>';
const answerWith = (body: string | null, init: ResponseInit) =>
  vi.stubGlobal('fetch', async () => new Response(body, init));
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

const general = 'Something went wrong. Please try again.';

test.each([
  ['a page', page, 502],
  ['nothing', '', 503],
  ['a page in place of data', page, 200],
])('where %s answers, players read our words and never a parser’s', async (_what, body, status) => {
  answerWith(body, { status, statusText: '' });
  const own = await failureOf(call(getWallets, {}).then(orThrowResponse));
  expect(own).toMatchObject({ name: 'RefusedResponse', message: general, status: status === 200 ? 502 : status });
  expect(messageOf(own, 'This could not be saved.')).toBe('This could not be saved.');
  expect(saidOf(own, 'x')).toBe(general);
  const game = await failureOf(call(getJackpots, {}).then(orThrowMessage));
  expect(game).toMatchObject({ message: general });
});

test('of the game service the status text, where there is one and no message', async () => {
  answerWith('', { status: 503, statusText: 'Service Unavailable' });
  const game = await failureOf(call(getJackpots, {}).then(orThrowMessage));
  expect(game).toMatchObject({ message: 'Service Unavailable' });
});
