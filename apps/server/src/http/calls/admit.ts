/** Admission of a call before its body is read: origin, country, rate limit, session, scope, permission. */
import { type Endpoint, unattendedHeader } from '@carmine/contract/endpoint';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { refuse, type Refusal } from './answer.ts';
import { networkOf, siteOf } from './client-address.ts';
import type { Budget } from '../rate-limits.ts';
import { cookieName, type HttpContext } from '../http-context.ts';
import type { Client, OperatorSession, PlayCaller, PlayerSession } from '../ports.ts';
import { httpProblems } from '../problem-table.ts';
import type { Incoming } from './incoming.ts';
import { isSameOrigin } from './same-origin.ts';

export interface Admission {
  readonly client: Client;
  readonly player?: PlayerSession | undefined;
  readonly play?: PlayCaller | undefined;
  readonly operator?: OperatorSession | undefined;
  /** The token of the cookie or bearer header. */
  readonly token?: string | undefined;
  readonly idempotencyKey?: string | undefined;
}

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal<string>;
  /** The signed-in operator who was refused. */
  readonly operator?: OperatorSession;
  /** An operator cookie without a valid session. */
  readonly token?: string;
}

type Result = { readonly ok: true; readonly admission: Admission } | Refused;

const no = (reason: keyof typeof httpProblems, extra = {}): Refused => ({ ok: false, refusal: refuse(reason, extra) });

/** Also for a call that may come without one. */
export const bearerOf = (request: Pick<Incoming, 'headers'>): string | undefined =>
  /^Bearer ([\w.~+/-]{8,512}=*)$/.exec(request.headers.authorization ?? '')?.[1];

/** A session of cashier scope gets its refusal; an unknown code is a refusal too. */
const repeated = (session: PlayerSession): Result =>
  no(
    session.refusal !== undefined && session.refusal in httpProblems
      ? (session.refusal as 'self_excluded')
      : 'not_allowed',
  );

const admitPlayer = async (
  http: HttpContext,
  endpoint: Endpoint,
  request: Incoming,
  client: Client,
): Promise<Result> => {
  const token = request.cookies[cookieName(http)];
  const found = token === undefined || token.length > 128 ? undefined : await http.ports.findPlayerSession(token);
  const player = found?.replaced === true && endpoint.method !== 'GET' ? undefined : found;
  const admission = { client, player, token };
  if (endpoint.access === 'open') return { ok: true, admission };
  if (endpoint.access !== 'public' && player === undefined) return no('unauthenticated');
  if (endpoint.access === 'cashier' || player?.scope !== 'cashier') return { ok: true, admission };
  // Public reads are allowed; anything else returns the session's refusal.
  return endpoint.access === 'public' && endpoint.method === 'GET'
    ? { ok: true, admission: { client } }
    : repeated(player);
};

const admitPlay = async (
  http: HttpContext,
  { recentSession }: Endpoint,
  request: Incoming,
  client: Client,
): Promise<Result> => {
  const token = bearerOf(request);
  const play = token === undefined ? undefined : await http.ports.findPlaySession(token, recentSession === true);
  if (play === undefined || play.ended) return no('play_session_ended');
  return { ok: true, admission: { client, play, token } };
};

const admitOperator = async (
  http: HttpContext,
  endpoint: Endpoint,
  request: Incoming,
  client: Client,
): Promise<Result> => {
  const token = request.cookies[cookieName(http)];
  const attended = request.headers[unattendedHeader] === undefined;
  if (token === undefined || token.length > 128) return no('unauthenticated');
  const operator = await http.ports.findOperator(token, attended);
  if (operator === undefined) return { ...no('unauthenticated'), token };
  if (!http.ports.isAllowed(operator, endpoint.access.slice('staff:'.length)))
    return { ...no('not_allowed'), operator };
  if (endpoint.proof === true && !operator.proven) return { ...no('step_up_required'), operator };
  return { ok: true, admission: { client, operator, token } };
};

const find = (http: HttpContext, endpoint: Endpoint, request: Incoming, client: Client): Promise<Result> | Result => {
  const { access } = endpoint;
  if (access === 'provider') return { ok: true, admission: { client } };
  if (access === 'play') return admitPlay(http, endpoint, request, client);
  if (access.startsWith('staff:')) return admitOperator(http, endpoint, request, client);
  // On the back office's origin the cookie is an operator's, never a player's.
  if (http.side === 'back-office') return { ok: true, admission: { client, token: request.cookies[cookieName(http)] } };
  return admitPlayer(http, endpoint, request, client);
};

/** Where it takes minutes, the text says how many; the header always has the seconds. */
export const spentExtra = (retryAfterS: number) => ({
  retryAfterS,
  ...(retryAfterS > 60 ? { waitMinutes: Math.ceil(retryAfterS / 60) } : {}),
});

const playerAccount = (playerId: PlayerId): string => `player:${playerId}`;

const accountOf = (admission: Admission): string | undefined => {
  if (admission.player !== undefined) return playerAccount(admission.player.playerId);
  if (admission.operator !== undefined) return `operator:${admission.operator.id}`;
  return admission.play?.account;
};

const needsOrigin = (endpoint: Endpoint): boolean =>
  endpoint.method !== 'GET' && endpoint.bodyType !== 'form' && endpoint.access !== 'provider';

const isGated = ({ access }: Endpoint): boolean => access === 'public' || access === 'player' || access === 'play';

const readKey = (endpoint: Endpoint, request: Incoming): { key?: string; refusal?: Result } => {
  if (endpoint.idempotency === undefined) return {};
  const given = request.headers['idempotency-key'];
  if (given === undefined)
    return endpoint.idempotency === 'required' ? { refusal: no('idempotency_key_required') } : {};
  if (typeof given !== 'string' || !/^[\x20-\x7e]{1,64}$/.test(given))
    return { refusal: no('idempotency_key_invalid') };
  return { key: given };
};

const spendAddress = async (http: HttpContext, budget: Budget, ip: string) => {
  const site = siteOf(ip);
  const spent = await http.limits.consume(budget, 'address', networkOf(ip));
  return site === undefined || !spent.ok ? spent : http.limits.consume(budget, 'site', site);
};

/** For a call whose body decides that it counts as another kind too. */
export const spendAlso = async (
  http: HttpContext,
  budget: Budget,
  { client, player }: { readonly client: Client; readonly player: Pick<PlayerSession, 'playerId'> },
) => {
  const spent = await spendAddress(http, budget, client.ip);
  return spent.ok ? http.limits.consume(budget, 'account', playerAccount(player.playerId)) : spent;
};

export const admit = async (http: HttpContext, endpoint: Endpoint, request: Incoming): Promise<Result> => {
  const { client } = request;
  if (needsOrigin(endpoint) && !isSameOrigin(request.headers, http.publicUrl)) return no('cross_origin');
  if (endpoint.rateLimit !== 'none') {
    const spent = await spendAddress(http, endpoint.rateLimit, client.ip);
    if (!spent.ok) return no('too_many_requests', spentExtra(spent.retryAfterS));
  }
  if (isGated(endpoint) && (await http.ports.isRestricted(client.country))) return no('country_restricted');
  const found = await find(http, endpoint, request, client);
  if (!found.ok) return found;
  const account = accountOf(found.admission);
  if (endpoint.rateLimit !== 'none' && account !== undefined) {
    const spent = await http.limits.consume(endpoint.rateLimit, 'account', account);
    if (!spent.ok) return no('too_many_requests', spentExtra(spent.retryAfterS));
  }
  const { key, refusal } = readKey(endpoint, request);
  return refusal ?? { ok: true, admission: { ...found.admission, idempotencyKey: key } };
};
