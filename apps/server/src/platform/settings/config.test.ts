import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import type { PartyCheck } from './outside-party.ts';
import { outsideParties } from '../../providers/parties.ts';
import { realSettings, secretSetting, settingsWithoutGateways } from '../../testing/real-settings.ts';

const isSimulated = (checked: PartyCheck): boolean => checked.ok && checked.isSimulated;

const secret = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';
const home = { DATABASE_URL: 'postgres://owner:pw@127.0.0.1:5432/carmine', SECRETS_KEY: secret };
/** All parties that the sandbox simulates by default. */
const simulated = outsideParties.filter(({ check }) => isSimulated(check({}))).flatMap(({ name }) => name ?? []);
const addresses = { PUBLIC_URL: 'https://casino.example', BACK_OFFICE_URL: 'https://office.casino.example' };
const live = { ...home, ...addresses, DEPLOYMENT: 'live', ACCEPT_SANDBOX: simulated.join(',') };
const without = (...parties: string[]) => simulated.filter((name) => !parties.includes(name)).join(',');

const configOf = (env: Record<string, string | undefined>) => {
  const loaded = loadConfig(env, outsideParties);
  if (!loaded.ok) throw new Error(loaded.message);
  return loaded.config;
};
const messageOf = (env: Record<string, string | undefined>) => {
  const loaded = loadConfig(env, outsideParties);
  return loaded.ok ? undefined : loaded.message;
};

test('every variable has its default', () => {
  const config = configOf(home);
  expect(config).toMatchObject({
    host: '127.0.0.1',
    ports: { site: 4000, sandbox: 4001, backOffice: 4002, metrics: 4003 },
    publicUrl: 'http://127.0.0.1:4000',
    backOfficeUrl: 'http://127.0.0.1:4002',
    deployment: 'sandbox',
    acceptSandbox: [],
    devCountry: 'MT',
    rateLimitFactor: 1,
    leastJobIntervalMs: 1_000,
    drainMs: 0,
    trustedProxies: [],
    skin: 'carmine',
    metrics: { host: '127.0.0.1', token: undefined },
    devUi: false,
  });
  expect(config.secretsKey).toHaveLength(32);
});

test('everything moves with its variable, and an empty one counts as not set', () => {
  const config = configOf({
    ...home,
    HOST: '0.0.0.0',
    PORT: '5000',
    BACK_OFFICE_PORT: '5002',
    DEV_COUNTRY: 'CA',
    RATE_LIMIT_FACTOR: '100',
    TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
    ACCEPT_SANDBOX: '',
    DATA_DIR: '/var/lib/carmine',
  });
  expect(config).toMatchObject({ publicUrl: 'http://127.0.0.1:5000', devCountry: 'CA', rateLimitFactor: 100 });
  expect(config.trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1']);
  expect(config.dataDir).toBe('/var/lib/carmine');
  expect(configOf({ ...home, PUBLIC_URL: 'https://casino.example/' })).toMatchObject({
    publicUrl: 'https://casino.example',
    backOfficeUrl: 'https://casino.example:4002',
  });
});

test("the servers' role is not the owner and its password comes from the secret", () => {
  const url = new URL(configOf(home).appDatabaseUrl);
  expect(url.username).toBe('carmine_app');
  expect(url.password).not.toBe('pw');
  expect(url.password).not.toBe(
    new URL(configOf({ ...home, SECRETS_KEY: `f${secret.slice(1)}` }).appDatabaseUrl).password,
  );
});

describe('a wrong variable is refused with one sentence that names it', () => {
  const cases: [Record<string, string | undefined>, RegExp][] = [
    [{ PORT: '70000' }, /^PORT must be a port from 1 to 65535, not "70000"\.$/],
    [{ METRICS_PORT: '4e3' }, /^METRICS_PORT must be a port/],
    [{ PUBLIC_URL: 'casino.example' }, /^PUBLIC_URL must be an origin/],
    [{ PUBLIC_URL: 'https://casino.example/path' }, /^PUBLIC_URL must be an origin/],
    [{ DATABASE_URL: undefined }, /^DATABASE_URL is missing/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must look like/],
    [{ CELL: '32768' }, /^CELL must be a number from 0 to 32767/],
    [{ DEPLOYMENT: 'production' }, /^DEPLOYMENT must be sandbox or live, not "production"\.$/],
    [{ SEED_GAMES: '-3' }, /^SEED_GAMES must be a number from 0 to 9999/],
    [{ DEV_COUNTRY: 'Malta' }, /^DEV_COUNTRY must be an ISO code/],
    [{ RATE_LIMIT_FACTOR: '-1' }, /^RATE_LIMIT_FACTOR must be a number above 0/],
    [{ RATE_LIMIT_FACTOR: 'Infinity' }, /^RATE_LIMIT_FACTOR/],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /^TRUSTED_PROXIES must be addresses or networks/],
    [{ SECRETS_KEY: undefined }, /^SECRETS_KEY is missing/],
    [{ SECRETS_KEY: 'short' }, /^SECRETS_KEY is too short/],
    [{ METRICS_HOST: '0.0.0.0' }, /^METRICS_HOST=0\.0\.0\.0 shows the metrics to others: set METRICS_TOKEN too\.$/],
    [{ METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16 characters\.$/],
    [{ DEV_UI: 'yes' }, /^DEV_UI must be on or off\.$/],
    [
      { ACCEPT_SANDBOX: 'mail,ratez' },
      new RegExp(`^ACCEPT_SANDBOX names "ratez", which nobody is\\. Known: ${simulated.join(', ')}\\.$`),
    ],
    [{ SECRETS_KEY: 'a'.repeat(64) }, /^SECRETS_KEY is too simple/],
  ];
  test.each(cases)('%o', (change, sentence) => {
    const message = messageOf({ ...home, ...change });
    expect(message).toMatch(sentence);
    expect(message).not.toContain('\n');
    expect(message).not.toContain(secret);
  });
});

describe('live refuses what only development may have', () => {
  test('and starts without it, behind a trusted proxy', () => {
    expect(configOf({ ...live, TRUSTED_PROXIES: '10.0.0.0/8' })).toMatchObject({
      deployment: 'live',
      devCountry: undefined,
    });
  });
  test('takes a real node in the sandbox’s place', () => {
    const node = { ETH_RPC_URL: 'https://node.example/v1/key', ETH_CHAIN_ID: '1', ETH_CONFIRMATIONS: '20' };
    expect(configOf({ ...live, ...node, ACCEPT_SANDBOX: without('eth') }).outside).toMatchObject(node);
  });
  const cases: [Record<string, string | undefined>, RegExp][] = [
    [{ DEV_COUNTRY: 'MT' }, /refuses DEV_COUNTRY/],
    [{ SEED_GAMES: '1' }, /refuses SEED_GAMES/],
    [{ DEV_UI: 'on' }, /refuses DEV_UI/],
    [{ METRICS_HOST: '10.0.0.4' }, /set METRICS_TOKEN too/],
    [{ LEAST_JOB_INTERVAL_MS: '1001' }, /refuses a LEAST_JOB_INTERVAL_MS above 1000/],
    [{ RATE_LIMIT_FACTOR: '1.01' }, /refuses a RATE_LIMIT_FACTOR above 1/],
    [{ SECRETS_KEY: undefined }, /needs SECRETS_KEY/],
    [{ SECRETS_KEY: 'too-short' }, /too short/],
    [{ PUBLIC_URL: undefined }, /needs PUBLIC_URL with https/],
    [{ PUBLIC_URL: 'http://casino.example' }, /needs PUBLIC_URL with https/],
    [{ BACK_OFFICE_URL: undefined }, /needs BACK_OFFICE_URL with https/],
    [{ BACK_OFFICE_URL: 'https://casino.example' }, /BACK_OFFICE_URL of another origin/],
    [{ ACCEPT_SANDBOX: '' }, new RegExp(simulated.join(', '))],
    [{ ACCEPT_SANDBOX: without('mail') }, /refuses the sandboxed mail: connect the real ones \(MAIL_SERVER for mail\)/],
    [{ ACCEPT_SANDBOX: without('mail', 'rates') }, /refuses the sandboxed mail, rates:.*RATES_PROVIDER for rates/],
    [{ ETH_RPC_URL: 'https://node.example/v1/key' }, /without ETH_CHAIN_ID/],
    [{ ETH_RPC_URL: 'https://node.example/v1/key', ETH_CHAIN_ID: '31337' }, /needs another ETH_CHAIN_ID/],
    [{ ETH_RPC_URL: 'node.example' }, /must be the address of a node/],
    [{ ETH_CONFIRMATIONS: '0' }, /from 1 to 999/],
  ];
  test.each(cases)('%o', (change, sentence) => {
    expect(messageOf({ ...live, ...change })).toMatch(sentence);
  });
});

describe('live with real settings alone', () => {
  const env = { ...home, DEPLOYMENT: 'live', ...realSettings };

  test('starts without simulated parties', () => {
    expect(messageOf(env)).toBeUndefined();
    expect(configOf(env)).toMatchObject({ deployment: 'live', acceptSandbox: [], outside: { KYC_PROVIDER: 'sumsub' } });
  });

  test.each(Object.keys(realSettings))('names %s where it is missing', (name) => {
    const message = messageOf({ ...env, [name]: undefined });
    expect(message).toContain(name);
    expect(message).not.toContain(secretSetting);
  });

  test('needs nothing of a gateway that the house does not use', () => {
    const coins = { ...home, DEPLOYMENT: 'live', ...settingsWithoutGateways };
    expect(messageOf(coins)).toBeUndefined();
  });
});
