/** Identity on a real database with fakes for external services, for this module's tests. */
import { encodePayload } from '../../platform/events/define-event.ts';
import type { JsonObject } from '../../platform/json.ts';
import { createIdentity, type Client, type IdentityDeps } from './index.ts';
import type { Database } from '../../database/database.ts';
import { systemRandom } from '../../platform/secrets/random.ts';
import { createSecretBox } from '../../platform/secrets/secret-box.ts';
import type { Registration } from './accounts/register-player.ts';

export const secret = Buffer.alloc(32, 5);
export const malta: Client = { ip: '203.0.113.7', country: 'MT', userAgent: 'Test/1' };
/** The test browser's origin, without a second factor. */
export const alone = { proof: {}, place: { origin: 'https://casino.test' } } as const;
export const goodPassword = 'tall copper lanterns';

let count = 0;
const next = () => (count += 1);

/** A token that the fake human check accepts once, for this action. */
export const captcha = (action: 'register' | 'login' | 'reset_password'): string => `${action}:${next()}`;

export const newEmail = (): string => `player.${next()}@mail.example`;

export const registration = (change: Partial<Registration> = {}): Registration => ({
  email: newEmail(),
  password: goodPassword,
  fullName: 'Ada Lovelace King',
  terms: true,
  receiveEmailPromo: false,
  language: 'en',
  currency: 'EUR',
  captcha: captcha('register'),
  ...change,
});

export const createTestIdentity = (db: Database, change: Partial<IdentityDeps> = {}) => {
  const events: { topic: string; key: string; payload: JsonObject }[] = [];
  const pushedEnds: bigint[] = [];
  const wallets: { playerId: bigint; currency: string }[] = [];
  const deps: IdentityDeps = {
    db,
    clock: { now: () => new Date() },
    random: systemRandom,
    secretBox: createSecretBox([{ keyId: 1, secret }]),
    secret,
    ...{ ids: { encode: (prefix, id) => `${prefix}_${id}` }, audit: { record: async () => undefined } },
    rateLimitFactor: 1,
    networkOf: (ip) => ip,
    siteOf: () => undefined,
    captcha: {
      challenge: async (_action, level) => ({ parameters: { cost: level }, signature: '' }) as never,
      verify: async (token, action) => {
        const [of = '', number = '0'] = token.split(':');
        if (of !== action) return { ok: false, reason: 'wrong_action' };
        const nonce = Buffer.alloc(16);
        nonce.writeUInt32BE(Number.parseInt(number, 10));
        return { ok: true, nonce, expiresAt: new Date(Date.now() + 60_000) };
      },
    },
    findDomain: async (domain) => (domain === 'nowhere.example' ? 'no_such_domain' : 'unknown'),
    openWallet: async (_sql, wallet) => {
      wallets.push(wallet);
    },
    isExcluded: async () => false,
    endPlay: async () => undefined,
    refuseMail: async () => undefined,
    refreshProtectionStatus: async () => undefined,
    countries: {
      find: (text) => ({ mt: 'MT', malta: 'MT', us: 'US', kp: 'KP', de: 'DE' })[text.toLowerCase()],
      hasStates: (isoCode) => isoCode === 'US',
      hasState: (isoCode, state) => isoCode === 'US' && ['CA', 'NY'].includes(state),
      hasDialingCode: (code) => ['+1', '+49', '+356'].includes(code),
      isRestricted: async (isoCode) => isoCode === 'KP',
      legalAge: async (isoCode) => (isoCode === 'US' ? 21 : 18),
    },
    findVerification: async () => ({ id: 'none', bill: 'none' }),
    consentText: (kind) => `${kind} 1`,
    publish: async (_sql, event, key, payload) => {
      events.push({ topic: event.topic, key, payload: encodePayload(event, payload) });
    },
    brand: () => 'Carmine',
    pushSessionEnded: ({ sessionIds }) => void pushedEnds.push(...sessionIds),
    ...change,
  };
  const identity = createIdentity(deps);
  return { identity, deps, events, pushedEnds, wallets };
};

/** For race tests: with cold connections the calls would run one after the other. */
export const openConnections = async (db: Database): Promise<void> => {
  await Promise.all(Array.from({ length: 10 }, () => db.rows('select pg_sleep(0.1)')));
};

export type TestIdentity = ReturnType<typeof createTestIdentity>;

export const registered = async ({ identity }: TestIdentity, change: Partial<Registration> = {}, client = malta) => {
  const input = registration(change);
  const made = await identity.register(input, client);
  if (!made.ok) throw new Error(`Not registered: ${made.reason}`);
  return { ...made, input, playerId: made.user.playerId };
};
