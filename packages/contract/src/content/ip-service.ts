/** Location of a visitor's IP address. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** ISO 3166-1 alpha-2, or `ZZ` if the address is unknown. */
export const isoCodeAnswer = z.string().regex(/^[A-Z]{2}$/);

export const ipLocation = z.object({
  ip: z.string(),
  isoCode: isoCodeAnswer,
  /** The country's name; `Unknown` for `ZZ`. */
  country: z.string(),
  restricted: z.boolean(),
});
export type IpLocation = z.infer<typeof ipLocation>;

export const getCurrentIp = endpoint({
  name: 'getCurrentIp',
  method: 'GET',
  path: '/ip-service/api/v1/user/currentIp',
  summary: 'The caller’s IP address, its country, and whether that country is restricted',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: ipLocation },
});
