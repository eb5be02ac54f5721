/** The sandbox's environment. */
import { z } from 'zod';

import type { SandboxSettings } from './sandbox.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  SANDBOX_PORT: port.default(4001),
  SANDBOX_SMTP_PORT: port.default(0),
  SANDBOX_SECRET: z.string().min(16),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).optional(),
});

export type ReadSettings = { ok: true; settings: SandboxSettings } | { ok: false; message: string };

/** URL of this process for browsers: the site's scheme and host with our port. */
const besides = (siteUrl: string, ownPort: number): string => {
  const { protocol, hostname } = new URL(siteUrl);
  return `${protocol}//${hostname}:${ownPort}`;
};

export const readSettings = (env: NodeJS.ProcessEnv): ReadSettings => {
  const read = environment.safeParse(env);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { ok: false, message: `${issue?.path.join('.') ?? 'environment'}: ${issue?.message ?? 'not valid'}` };
  }
  const { SANDBOX_PORT, SANDBOX_SMTP_PORT, SANDBOX_SECRET, HOST, PUBLIC_URL, DATA_DIR } = read.data;
  return {
    ok: true,
    settings: {
      secret: SANDBOX_SECRET,
      host: HOST,
      port: SANDBOX_PORT,
      smtpPort: SANDBOX_SMTP_PORT,
      ...(PUBLIC_URL === undefined ? {} : { siteUrl: PUBLIC_URL, publicUrl: besides(PUBLIC_URL, SANDBOX_PORT) }),
      ...(DATA_DIR === undefined ? {} : { folder: `${DATA_DIR}/sandbox` }),
    },
  };
};
