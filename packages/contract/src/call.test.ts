import { expect, it } from 'vitest';
import { createHttpCall, UnreadableAnswer } from './call.ts';
import { getWallets } from './payments/wallet.ts';

const callOf = (body: string | null, init: ResponseInit) =>
  createHttpCall(async () => new Response(body, init))(getWallets, {});

it('an answer that is not of the server is none: a page, an empty error, an error without a code', async () => {
  const page = '<html><body>Bad Gateway</body></html>';
  for (const [body, status] of [
    [page, 502],
    ['', 503],
    [null, 500],
    ['{"oops":true}', 500],
    [page, 200],
  ] as const) {
    const error: unknown = await callOf(body, { status, statusText: 'Some Text' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnreadableAnswer);
    expect(error).toMatchObject({ status, statusText: 'Some Text' });
  }
});

it('a refusal of the server is an answer, and so is an empty success', async () => {
  const problem = { code: 'not_held', message: 'No' };
  expect(await callOf(JSON.stringify(problem), { status: 404 })).toEqual({ ok: false, status: 404, problem });
  expect(await callOf('', { status: 200 })).toEqual({ ok: true, status: 200, data: undefined });
  expect(await callOf('null', { status: 200 })).toMatchObject({ ok: true, data: null });
});
