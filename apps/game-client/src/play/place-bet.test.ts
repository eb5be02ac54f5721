import { describe, expect, it } from 'vitest';
import type { BetAnswer, BetRequest } from './calls.ts';
import { newKey, placeBet, retryDelaysMs } from './place-bet.ts';

const request: BetRequest = { key: 'k1', stake: '1.00', params: {} };
const answer = (status: number) => ({ ok: status < 400, status, data: {}, problem: {} }) as unknown as BetAnswer;

const place = async (replies: readonly (number | 'lost')[]) => {
  const keys: string[] = [];
  const waited: number[] = [];
  const placed = await placeBet(
    {
      bet: async ({ key }) => {
        const reply = replies[keys.push(key) - 1] ?? 'lost';
        return reply === 'lost' ? Promise.reject(new TypeError('offline')) : Promise.resolve(answer(reply));
      },
      wait: async (ms) => {
        waited.push(ms);
        return Promise.resolve();
      },
      onRetry: () => undefined,
    },
    request,
  );
  return { placed, keys, waited };
};

describe('placing a bet', () => {
  it('asks once when the answer comes', async () => {
    const { placed, keys } = await place([201]);
    expect(placed).toMatchObject({ certain: true, answer: { status: 201 } });
    expect(keys).toEqual(['k1']);
  });

  it('asks again with the same key while no answer comes or the server is in trouble', async () => {
    const { placed, keys } = await place(['lost', 503, 500, 'lost', 201]);
    expect(placed).toMatchObject({ certain: true, answer: { status: 201 } });
    expect(keys).toEqual(['k1', 'k1', 'k1', 'k1', 'k1']);
  });

  it('a refusal is an answer: it is not asked again', async () => {
    for (const status of [401, 403, 409, 422, 429, 451]) expect((await place([status])).keys).toHaveLength(1);
  });

  it('gives up without pretending to know', async () => {
    const { placed, waited } = await place([]);
    expect(placed).toEqual({ certain: false });
    expect(waited).toEqual(retryDelaysMs);
  });
});

it('keys are 128 bits and fit the header', () => {
  expect(newKey((bytes) => bytes.fill(10))).toBe('0a'.repeat(16));
});
