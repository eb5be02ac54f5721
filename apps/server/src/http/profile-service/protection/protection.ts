/** Breaks, closing and reality checks, at the player's request. */
import {
  deleteProfile,
  exclusionPeriods,
  getPreferences,
  getProtectionStatus,
  postBreakEnd,
  putPreferences,
  putSelfExclude,
  type ProtectionStatus,
} from '@carmine/contract/account/protection';
import type { FastifyInstance } from 'fastify';
import type { Protection } from '../../../modules/compliance/index.ts';
import type { Identity } from '../../../modules/identity/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import type { HttpContext } from '../../http-context.ts';
import type { PlayerSession } from '../../ports.ts';
import { route, type Service } from '../../calls/route.ts';
import { limitRoutes } from './limits.ts';
import { protectionProblems } from './protection-problems.ts';

interface Modules {
  readonly protection: Protection;
  readonly identity: Pick<Identity, 'whyEnded' | 'isSteppedUp'>;
}

export type ProtectionService = Service<typeof protectionProblems> & Modules;

type ProtectionStatusOfPlayer = Awaited<ReturnType<Protection['protectionStatus']>>;

const breakAnswer = ({ break: found }: ProtectionStatusOfPlayer): Pick<ProtectionStatus, 'break'> => {
  if (found === undefined) return {};
  const { kind, period, startedAt, endsAt, over, playableFrom } = found;
  return {
    break: {
      ...{ kind, period, over, startedAt: startedAt.toISOString() },
      ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
      ...(playableFrom === undefined ? {} : { playableFrom: playableFrom.toISOString() }),
    },
  };
};

const protectionStatusRoutes = (app: FastifyInstance, service: ProtectionService): void => {
  const { protection, identity, http } = service;

  /** A full session in a restricted country is as limited as one of cashier scope. */
  const refusalOf = async (player: PlayerSession, country: string): Promise<Pick<ProtectionStatus, 'refusal'>> => {
    if (player.refusal !== undefined) return { refusal: player.refusal as NonNullable<ProtectionStatus['refusal']> };
    return (await http.ports.isRestricted(country)) ? { refusal: 'country_restricted' } : {};
  };

  route(app, service, getProtectionStatus, async ({ player, client, token }) => {
    if (player === undefined) {
      const ended = await identity.whyEnded(token);
      return answer(200, { signedIn: false, ...(ended === undefined ? {} : { ended }) });
    }
    const [state, refusal] = await Promise.all([
      protection.protectionStatus(player.playerId),
      refusalOf(player, client.country),
    ]);
    const { closure } = state;
    return answer(200, {
      signedIn: true,
      ...refusal,
      ...breakAnswer(state),
      ...(closure === undefined
        ? {}
        : { closed: { at: closure.closedAt.toISOString(), notBefore: closure.notBefore.toISOString() } }),
    });
  });

  route(app, service, putSelfExclude, async ({ player, body }) => {
    // Breaks that do not end by themselves require step-up, so that an open browser is not enough to exclude its owner.
    const lasts = exclusionPeriods.some((period) => period === body.selfExcludePeriod);
    if (lasts && !identity.isSteppedUp(player)) return refuse('step_up_required');
    const taken = await protection.takeBreak({
      playerId: player.playerId,
      period: body.selfExcludePeriod,
      source: 'player',
    });
    return taken.ok ? answer(204) : refuse(taken.reason, { until: taken.until });
  });

  route(app, service, postBreakEnd, async ({ player }) => {
    const asked = await protection.askBreakEnd(player.playerId);
    if (!asked.ok) return refuse(asked.reason, { until: asked.until });
    return answer(200, { playableFrom: asked.playableFrom.toISOString() });
  });

  route(app, service, deleteProfile, async ({ player: { playerId, steppedUpAt }, body }) => {
    const closed = await protection.closeAccount({ playerId, steppedUpAt, reason: body.reason });
    return closed.ok ? answer(204) : refuse(closed.reason);
  });
};

const preferenceRoutes = (app: FastifyInstance, service: ProtectionService): void => {
  const { protection } = service;

  route(app, service, getPreferences, async ({ player }) => answer(200, await protection.preferences(player.playerId)));

  route(app, service, putPreferences, async ({ player: { playerId }, body }) => {
    const set = await protection.setPreferences(playerId, body);
    if (!set.ok) return refuse(set.reason, 'longest' in set ? { longest: set.longest } : {});
    return answer(200, await protection.preferences(playerId));
  });
};

export const protectionRoutes = (app: FastifyInstance, deps: Modules & { readonly http: HttpContext }): void => {
  const service: ProtectionService = { ...deps, problems: protectionProblems };
  protectionStatusRoutes(app, service);
  limitRoutes(app, service);
  preferenceRoutes(app, service);
};
