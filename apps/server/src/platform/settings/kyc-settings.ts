/** Which party looks at papers, and the keys of its account. */
import { z } from 'zod';

export interface KycConfig {
  readonly provider: 'identity-checks' | 'sumsub' | 'manual';
  readonly sumsub: {
    readonly url: string;
    readonly appToken: string | undefined;
    readonly secretKey: string | undefined;
    readonly webhookSecret: string | undefined;
    readonly levels: { readonly identity: string; readonly bill: string };
  };
}

/** As it is called in the party's own dashboard. */
const level = (fallback: string) => z.string().max(120).default(fallback);

export const kycEnvironment = {
  KYC_PROVIDER: z
    .enum(['identity-checks', 'sumsub', 'manual'], {
      error: (issue) => `KYC_PROVIDER must be identity-checks, sumsub or manual, not "${String(issue.input)}".`,
    })
    .default('identity-checks'),
  SUMSUB_URL: z
    .string()
    .regex(/^https:\/\/[^/?#@\s]+$/, 'SUMSUB_URL must be an origin such as https://api.sumsub.com.')
    .default('https://api.sumsub.com'),
  SUMSUB_APP_TOKEN: z.string().optional(),
  SUMSUB_SECRET_KEY: z.string().min(16, 'SUMSUB_SECRET_KEY must have at least 16 characters.').optional(),
  SUMSUB_WEBHOOK_SECRET: z.string().min(16, 'SUMSUB_WEBHOOK_SECRET must have at least 16 characters.').optional(),
  SUMSUB_LEVEL_IDENTITY: level('id-and-selfie'),
  SUMSUB_LEVEL_BILL: level('proof-of-address'),
} as const;

type Values = z.infer<z.ZodObject<typeof kycEnvironment>>;

export const kycConfigOf = (values: Values): KycConfig => ({
  provider: values.KYC_PROVIDER,
  sumsub: {
    url: values.SUMSUB_URL,
    appToken: values.SUMSUB_APP_TOKEN,
    secretKey: values.SUMSUB_SECRET_KEY,
    webhookSecret: values.SUMSUB_WEBHOOK_SECRET,
    levels: { identity: values.SUMSUB_LEVEL_IDENTITY, bill: values.SUMSUB_LEVEL_BILL },
  },
});

/** Whether a real party, or a person, looks at papers: the sandbox plays nobody then. */
export const kycIsConnected = ({ provider, sumsub }: KycConfig): boolean =>
  provider === 'manual' ||
  (provider === 'sumsub' &&
    sumsub.appToken !== undefined &&
    sumsub.secretKey !== undefined &&
    sumsub.webhookSecret !== undefined);
