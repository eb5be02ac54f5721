import { describe, expect, test } from 'vitest';
import { RefusedResponse, orThrowAuthentication, orThrowMessage, orThrowResponse, saidOf } from './answers.ts';

const problem = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  code: 'not_found',
  message: 'Gone',
  requestId: 'r',
};
const refusal = { ok: false, status: 404, problem } as const;
const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('a refused call throws', () => {
  test('of the user and profile services the whole response', () => {
    const error = thrown(() => orThrowResponse(refusal as never));
    expect(error).toBeInstanceOf(RefusedResponse);
    expect(error).toMatchObject({ status: 404, problem });
  });

  test('of the game service the message, or else the status text', () => {
    expect(thrown(() => orThrowMessage(refusal as never))).toMatchObject({ message: 'Gone' });
    const silent = { ...refusal, problem: { ...problem, message: undefined } };
    expect(thrown(() => orThrowMessage(silent as never))).toMatchObject({ message: 'Not Found' });
  });

  test('of the IP service one text', () => {
    expect(thrown(() => orThrowAuthentication(refusal as never))).toMatchObject({ message: 'Authentication failed!' });
  });
});

test('a lost network has a message of ours, a refusal its own', () => {
  expect(saidOf(new TypeError('Failed to fetch'), 'x')).toBe('No connection. Please check your network and try again.');
  expect(saidOf(new Error('Gone'), 'x')).toBe('Gone');
  expect(saidOf(undefined, 'x')).toBe('x');
});
