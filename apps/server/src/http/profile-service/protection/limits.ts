/** The player's limits: current values and usage, requested changes, and confirmations. */
import type { BodyOf } from '@carmine/contract/endpoint';
import {
  deleteLimitRequest,
  getLimits,
  limitKinds,
  type Limits,
  limitSpans,
  type LimitUse,
  postLimitConfirm,
  putLimits,
} from '@carmine/contract/account/protection';
import { formatAmount, money, parseAmount } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Protection } from '../../../modules/compliance/index.ts';
import type { Ids, PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { fieldError, type FieldError } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import type { ProtectionService } from './protection.ts';

type LimitsOfPlayer = Awaited<ReturnType<Protection['limits']>>;
type State = LimitsOfPlayer['uses']['deposit']['day'];
type Wish = Parameters<Protection['changeLimits']>[0]['wishes'][number];

const euros = (cents: bigint): string => formatAmount(money('EUR', cents));
const eurosOrNone = (cents: bigint | null | undefined): string | null => (cents == null ? null : euros(cents));

const useAnswer = (ids: Ids, { limit, used, endsAt, waiting }: State): LimitUse => ({
  limit: eurosOrNone(limit),
  used: euros(used),
  endsAt: endsAt.toISOString(),
  ...(waiting === undefined
    ? {}
    : {
        waiting: {
          id: ids.encode('lim', waiting.id),
          limit: eurosOrNone(waiting.cents),
          from: waiting.holdsFrom.toISOString(),
          until: waiting.holdsUntil.toISOString(),
        },
      }),
});

export const limitsAnswerOf = (ids: Ids, { timeZone, uses, depositLimitFirst }: LimitsOfPlayer): Limits => {
  const spans = (kind: keyof LimitsOfPlayer['uses']) => ({
    day: useAnswer(ids, uses[kind].day),
    week: useAnswer(ids, uses[kind].week),
    month: useAnswer(ids, uses[kind].month),
  });
  return {
    ...{ currency: 'EUR', timeZone, depositLimitFirst },
    ...{ deposit: spans('deposit'), loss: spans('loss'), stake: spans('stake') },
  };
};

/** The body's limits in EUR cents; absent ones are unchanged. */
const readWishes = (
  body: BodyOf<typeof putLimits>,
):
  | { ok: true; wishes: Wish[] }
  | { ok: false; reason: 'amount_invalid' | 'amount_too_large'; errors: FieldError[] } => {
  const wishes: Wish[] = [];
  for (const kind of limitKinds) {
    for (const span of limitSpans) {
      const text = body[kind]?.[span];
      if (text === undefined) continue;
      const parsed = text === null ? undefined : parseAmount('EUR', text);
      if (parsed?.ok === false)
        return { ok: false, reason: parsed.reason, errors: [fieldError(`${kind}.${span}`, parsed.reason)] };
      wishes.push({ kind, span, cents: parsed?.money.subunits ?? null });
    }
  }
  return { ok: true, wishes };
};

export const limitRoutes = (app: FastifyInstance, service: ProtectionService): void => {
  const { protection, http } = service;
  const { ids } = http;
  const shown = async (playerId: PlayerId) => answer(200, limitsAnswerOf(ids, await protection.limits(playerId)));

  route(app, service, getLimits, ({ player }) => shown(player.playerId));

  route(app, service, putLimits, async ({ player: { playerId }, body }) => {
    const read = readWishes(body);
    if (!read.ok) return refuse(read.reason, { errors: read.errors });
    await protection.changeLimits({ playerId, wishes: read.wishes });
    return shown(playerId);
  });

  route(app, service, postLimitConfirm, async ({ player: { playerId }, params }) => {
    const id = ids.decode('lim', params.id);
    if (id === undefined) return refuse('limit_request_gone');
    const confirmed = await protection.confirmLimit(playerId, id);
    if (!confirmed.ok) return refuse(confirmed.reason, 'from' in confirmed ? { from: confirmed.from } : {});
    return shown(playerId);
  });

  route(app, service, deleteLimitRequest, async ({ player: { playerId }, params }) => {
    const id = ids.decode('lim', params.id);
    if (id === undefined || !(await protection.dropLimitRequest(playerId, id))) return refuse('limit_request_gone');
    return shown(playerId);
  });
};
