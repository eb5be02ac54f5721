/** Environment of each part. Each gets only the secrets it needs: the sandbox, as the outside world, gets one. */
import { createHash, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';

const ofTheMachine = ['PATH', 'HOME', 'USER', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'TEMP', 'SystemRoot', 'NODE_OPTIONS'];
const ofTheProduct = [
  ...[
    'PUBLIC_URL',
    'BACK_OFFICE_URL',
    'DEPLOYMENT',
    'ACCEPT_SANDBOX',
    'ACCEPT_NO_STANDBY',
    'STANDBY_READS',
    'DEV_COUNTRY',
    'RATE_LIMIT_FACTOR',
    'LEAST_JOB_INTERVAL_MS',
    'SEED_GAMES',
  ],
  ...['TRUSTED_PROXIES', 'LOG_LEVEL', 'SKIN', 'DEV_UI'],
];

/**
 * Of outside parties, written down from what these declare (`npx tsx tools/settings-table.ts`).
 * @type {string[]}
 */
const partyVariables = JSON.parse(readFileSync(new URL('party-variables.json', import.meta.url), 'utf8'));

/** @type {string[]} */
const signerVariables = JSON.parse(readFileSync(new URL('signer-variables.json', import.meta.url), 'utf8'));

/** Secrets and addresses that only the servers need. */
const ofTheServer = [
  ...['METRICS_TOKEN', 'METRICS_HOST', 'CHAT_HASH_KEY'],
  ...['DATABASE_TIMEOUT_MS', 'DATABASE_JOB_TIMEOUT_MS', 'DRAIN_MS', 'CELL', 'SECRETS_KEY_OLD'],
  ...partyVariables,
];
/** Names of the signer's network and cap variables, generated from its declarations. */
const ofTheSigner = ['SECRETS_KEY_OLD', ...signerVariables];

const pick = (/** @type {NodeJS.ProcessEnv} */ env, /** @type {string[]} */ names) =>
  /** @type {Record<string, string>} */ (
    Object.fromEntries(
      names.map((name) => [name, env[name]]).filter(([, value]) => value !== undefined && value !== ''),
    )
  );

/** The 32 bytes of `SECRETS_KEY`: hexadecimal digits as bytes, any other text hashed, as in the servers. */
const keyBytes = (/** @type {string} */ text) =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : createHash('sha256').update(text).digest();

const derive = (/** @type {string} */ secretsKey, /** @type {string} */ purpose) =>
  Buffer.from(hkdfSync('sha256', keyBytes(secretsKey), Buffer.alloc(0), purpose, 32)).toString('hex');

/**
 * @param {{ env: NodeJS.ProcessEnv, settings: import('./settings.mjs').Settings, secretsKey: string, smtpPort: number,
 *   signerPort: number, version: string, nodeEnv: string }} options
 */
export const environments = ({ env, settings, secretsKey, smtpPort, signerPort, version, nodeEnv }) => {
  const shared = {
    ...pick(env, [...ofTheMachine, ...ofTheProduct]),
    ...Object.fromEntries(Object.entries(settings.ports).map(([name, port]) => [name, String(port)])),
    ...{ HOST: settings.host, DATA_DIR: settings.dataDir, NODE_ENV: nodeEnv, CARMINE_VERSION: version },
    PUBLIC_URL: env['PUBLIC_URL'] || settings.localUrl,
  };
  const sandbox = { SANDBOX_SECRET: derive(secretsKey, 'sandbox'), SANDBOX_SMTP_PORT: String(smtpPort) };
  const signer = { ...pick(env, ofTheSigner), SIGNER_PORT: String(signerPort) };
  return {
    sandbox: { ...shared, ...sandbox },
    signer: { ...shared, ...signer, SECRETS_KEY: secretsKey },
    /** @param {string} databaseUrl */
    server: (databaseUrl) => ({
      ...{ ...shared, ...sandbox, SECRETS_KEY: secretsKey, DATABASE_URL: databaseUrl },
      ...pick(env, ofTheServer),
      SIGNER_URL: `http://127.0.0.1:${signerPort}`,
    }),
  };
};
