/** Which source says what a currency is worth. */
import { z } from 'zod';

export interface RateConfig {
  readonly provider: 'sandbox' | 'kraken';
  readonly krakenUrl: string;
}

export const rateEnvironment = {
  RATES_PROVIDER: z
    .enum(['sandbox', 'kraken'], {
      error: (issue) => `RATES_PROVIDER must be sandbox or kraken, not "${String(issue.input)}".`,
    })
    .default('sandbox'),
  KRAKEN_URL: z
    .string()
    .regex(/^https:\/\/[^/?#@\s]+$/, 'KRAKEN_URL must be an origin such as https://api.kraken.com.')
    .default('https://api.kraken.com'),
} as const;

type Values = z.infer<z.ZodObject<typeof rateEnvironment>>;

export const rateConfigOf = ({ RATES_PROVIDER: provider, KRAKEN_URL: krakenUrl }: Values): RateConfig => ({
  provider,
  krakenUrl,
});

/** Whether a real source is asked: the sandbox plays nobody then. */
export const ratesAreConnected = ({ provider }: RateConfig): boolean => provider !== 'sandbox';
