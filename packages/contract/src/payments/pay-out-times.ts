/** How long withdrawals took; public. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** With fewer, the time for nine in ten would not be reliable. */
export const leastPayOuts = 5;
export const payOutDays = 30;

export const payOutTime = z.object({
  /** A chain's code, or a gateway's. */
  method: z.string(),
  count: z.number().int(),
  /** From the request to the moment it was paid. */
  medianS: z.number().int(),
  /** Null if there were fewer than `leastPayOuts`. */
  p90S: z.number().int().nullable(),
});
export type PayOutTime = z.infer<typeof payOutTime>;

export const getPayOutTimes = endpoint({
  name: 'getPayOutTimes',
  method: 'GET',
  path: '/game-service/api/v1/pay-out-times',
  summary: 'Median and 90th percentile of the times of withdrawals paid in the last thirty days, by method',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: z.array(payOutTime) },
});
