/** The account routes on a real database and the real human check, for the tests of what a browser sees. */
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Database } from '../../database/database.ts';
import type { IdentityDeps } from '../../modules/identity/index.ts';
import { createTestIdentity, secret } from '../../modules/identity/test-identity.ts';
import { createAltcha } from '../../providers/captcha/altcha/proof-of-work.ts';
import { readPageScript } from '../../providers/captcha/altcha/page-script.ts';
import { testHttpContext } from '../../testing/test-http-context.ts';
import { accountRoutes } from '../profile-service/account/account-routes.ts';
import { createServer } from '../server.ts';
import { userServiceRoutes } from './index.ts';

export const userBase = '/user-service/api/v1';
export const profileBase = '/profile-service/api/v1/profile';

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  cookie?: string | undefined;
  headers?: Record<string, string>;
}

export const testAccounts = async (
  db: Database,
  change: Partial<IdentityDeps> = {},
  publicUrl = 'http://casino.test',
) => {
  const clock = { now: () => new Date() };
  const world = createTestIdentity(db, { captcha: createAltcha({ secret, clock }), clock, ...change });
  const http = testHttpContext('site', publicUrl);
  const { identity } = world;
  const own = {
    ...http,
    ports: { ...http.ports, findPlayerSession: identity.findSession, countryOf: () => http.country },
  };
  const app = createServer(own, { trustedProxies: [], hashAddress: () => 'hashed' });
  userServiceRoutes(app, {
    http: own,
    identity,
    checkCoupon: async () => undefined,
    invitationOf: async () => undefined,
    isAffiliate: async () => false,
    noteLanding: async () => undefined,
    coins: { currencies: async () => ['EUR', 'USD', 'CAD', 'ETH'] },
    captchaScript: readPageScript(),
  });
  accountRoutes(app, { http: own, identity });
  await app.ready();

  const call = async (path: string, { method = 'POST', body, cookie, headers = {} }: Call = {}) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: {
        origin: publicUrl,
        'user-agent': 'Test/1',
        ...(cookie === undefined ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const [set] = answer.cookies;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: (answer.body === '' ? undefined : JSON.parse(answer.body)) as Record<string, unknown> | undefined,
      set,
      cookie: set === undefined ? undefined : `${set.name}=${set.value}`,
    };
  };

  const captcha = async (action: string): Promise<string> => {
    const { body } = await call(`${userBase}/captcha/challenge?action=${action}`, { method: 'GET' });
    const challenge = body as unknown as Challenge;
    return Buffer.from(
      JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
    ).toString('base64');
  };

  return { ...world, http, app, call, captcha, close: () => app.close() };
};
