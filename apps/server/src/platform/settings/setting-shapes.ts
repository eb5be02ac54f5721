/** Validators of environment settings; each error is one sentence that names the variable. */
import { isIP } from 'node:net';
import { z } from 'zod';

export const port = (name: string, fallback: number) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535, {
      error: (issue) => `${name} must be a port from 1 to 65535, not "${String(issue.input)}".`,
    })
    .transform(Number);

export const milliseconds = (name: string, fallback: number, { least = 100, most = 9_999_999 } = {}) =>
  z
    .string()
    .default(String(fallback))
    .refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most, {
      error: (issue) => `${name} must be milliseconds from ${least} to ${most}, not "${String(issue.input)}".`,
    })
    .transform(Number);

export const origin = (name: string) =>
  z
    .string()
    .optional()
    .refine((text) => text === undefined || /^https?:\/\/[^/?#@\s]+\/?$/.test(text), {
      error: (issue) => `${name} must be an origin such as https://casino.example, not "${String(issue.input)}".`,
    })
    .transform((text) => text?.replace(/\/$/, ''));

export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
};

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

export const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
