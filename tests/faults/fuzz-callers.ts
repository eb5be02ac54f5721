/** Callers of the fuzz test: anonymous, a player in a game, an operator. Each signs in with regular calls. */
import { addressOf, type Call } from '@carmine/contract/call';
import { listGames } from '@carmine/contract/games/catalogue';
import type { Endpoint } from '@carmine/contract/endpoint';
import { postGame } from '@carmine/contract/games/game-service';
import { getProfile } from '@carmine/contract/account/profile';
import { captchaChallenge, register } from '@carmine/contract/account/user-service';
import * as office from '@carmine/contract/back-office/operators';
import { Secret, TOTP } from 'otpauth';
import { solveHumanCheck } from '../../apps/server/src/testing/human-check.ts';
import type { Product } from '../../tools/testing/product.mjs';

export interface Caller {
  readonly who: 'stranger' | 'player' | 'operator';
  readonly origin: string;
  headers(): Record<string, string>;
  /** Ids that this caller has. */
  readonly known: readonly string[];
}

/** A browser's cookies at one origin. */
const openAt = (origin: string) => {
  const jar = new Map<string, string>();
  const cookie = (): Record<string, string> =>
    jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') };
  const call: Call = async (endpoint: Endpoint, input) => {
    const { body } = input as { body?: unknown };
    const reply = await fetch(origin + addressOf(endpoint, input), {
      method: endpoint.method,
      headers: { origin, ...cookie(), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      jar.set(name, value);
    }
    const text = await reply.text();
    const data: unknown = text === '' ? undefined : JSON.parse(text);
    return (
      reply.ok ? { ok: true, status: reply.status, data } : { ok: false, status: reply.status, problem: data }
    ) as never;
  };
  return { call, cookie };
};

export const orFail = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(`Could not come in: ${result.problem.code}`);
  return result.data;
};

export const stranger = (origin: string): Caller => ({
  ...{ who: 'stranger', origin, known: [] },
  headers: () => ({ origin }),
});

/** A browser with a new player's session. */
export const registered = async (site: string, email: string, fullName: string) => {
  const { call, cookie } = openAt(site);
  const captcha = await solveHumanCheck(orFail(await call(captchaChallenge, { query: { action: 'register' } })));
  const body = {
    email,
    password: 'a long enough secret',
    fullName,
    terms: true,
    currency: 'EUR',
    captcha,
  } as const;
  orFail(await call(register, { body }));
  return { call, cookie };
};

export const newPlayer = async ({ site }: Product, email: string): Promise<Caller> => {
  const { call, cookie } = await registered(site, email, 'Fay Fuzz');
  const { id } = orFail(await call(getProfile, {}));
  const { games } = orFail(await call(listGames, { query: {} }));
  const launched = await call(postGame, { body: { launchId: games[0]?.launchId ?? 'dice', demo: true } });
  const token = launched.ok ? (/session=([\w.-]+)/.exec(launched.data.url)?.[1] ?? 'none') : 'none';
  return {
    ...{ who: 'player', origin: site, known: [id, 'dice', 'keno', 'EUR'] },
    headers: () => ({ origin: site, authorization: `Bearer ${token}`, ...cookie() }),
  };
};

/** The product's first operator, by the link of its start; good once. */
export const firstOperator = async (
  { backOffice, operatorLink }: Product,
  known: readonly string[],
): Promise<Caller> => {
  const { call, cookie } = openAt(backOffice);
  const token = /#token=([^&\s]+)/.exec(operatorLink)?.[1] ?? '';
  const email = 'olga.office@example.org';
  const body = { token, email, name: 'Olga Office', password: 'a long enough password' };
  const { secret } = orFail(await call(office.acceptInvitation, { body }));
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  orFail(await call(office.confirmInvitation, { body: { token, code } }));
  return { ...{ who: 'operator', origin: backOffice, known }, headers: () => ({ origin: backOffice, ...cookie() }) };
};
