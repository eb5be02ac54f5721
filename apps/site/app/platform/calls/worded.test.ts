import { getCashOutChecklist } from '@carmine/contract/payments/cash-outs';
import { postGatewayDeposit } from '@carmine/contract/payments/deposits';
import { postGame } from '@carmine/contract/games/game-service';
import { typeOf } from '@carmine/contract/problem-texts/word-problem';
import { putProfile } from '@carmine/contract/account/profile';
import { putSelfExclude } from '@carmine/contract/account/protection';
import { postChatMessage } from '@carmine/contract/support';
import { register } from '@carmine/contract/account/user-service';
import { getIdVerification } from '@carmine/contract/verification';
import { wordedProblem } from '@carmine/contract/problem-texts/worded-call';
import type { Endpoint } from '@carmine/contract/endpoint';
import { afterEach, expect, test, vi } from 'vitest';
import { momentText } from '@carmine/contract/problem-texts/parameters';
import { messageOf, orThrowMessage, orThrowResponse } from './answers.ts';
import { call } from './browser-call.ts';

afterEach(() => vi.unstubAllGlobals());

const refusal = (part: string | undefined, code: string, fields: object = {}) => ({
  ...{ type: typeOf(part, code), title: 'x', status: 422, code, message: 'As the server said', requestId: 'r' },
  ...fields,
});
const refuseWith = (problem: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 422 }));

const until = '2026-11-24T15:04:00.000Z';

test.each<[Endpoint, ReturnType<typeof refusal>, string]>([
  [register, refusal('account', 'captcha_failed'), 'The captcha check failed. Please try again.'],
  [putProfile, refusal(undefined, 'too_many_requests'), 'Too many requests. Please wait a moment and try again.'],
  [
    postGatewayDeposit,
    refusal('payments', 'limit_reached', { availableEur: '1240.00', until }),
    `Your deposit limit has €1,240.00 left until ${momentText(until)}.`,
  ],
  [
    getCashOutChecklist,
    refusal('cash-outs', 'not_withdrawable_yet', { missing: '5.00', currency: 'EUR' }),
    'Wager €5.00 more to withdraw this amount: deposits have to be wagered once first.',
  ],
  [
    putSelfExclude,
    refusal('protection', 'break_holds_longer', { until }),
    `Your break lasts until ${momentText(until)}. You can make it longer, never shorter.`,
  ],
  [getIdVerification, refusal('verification', 'document_empty'), 'This file is empty.'],
  [postChatMessage, refusal('support', 'account_closed'), 'This account has been erased.'],
])('a refusal of $path is worded here, by its code and its fields', async (endpoint, problem, message) => {
  refuseWith(problem);
  const error: unknown = await call(endpoint, { params: { gateway: 'x' } })
    .then(orThrowResponse)
    .catch((thrown: unknown) => thrown);
  expect(messageOf(error, 'No')).toBe(message);
});

test('so is one of the game service, which throws its message', async () => {
  refuseWith(refusal('play', 'country_unknown'));
  const launch = call(postGame, { body: { launchId: 'dice' } });
  await expect(launch.then(orThrowMessage)).rejects.toThrow(
    'We could not determine your country. You can play the demo.',
  );
});

test('what has come without its words stays as the server said it', async () => {
  const problem = refusal('support', 'account_closed');
  const failing = async () => Promise.reject(new Error('offline'));
  expect(await wordedProblem(problem, failing)).toBe(problem);
  vi.useFakeTimers();
  const waiting = wordedProblem(problem, async () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(3000);
  expect(await waiting).toBe(problem);
  vi.useRealTimers();
});
