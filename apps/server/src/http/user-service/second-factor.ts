/** Setting up and removing the second factor; every change requires step-up. */
import {
  confirmTotp,
  deletePasskey,
  deleteTotp,
  getPasskeyOptions,
  getSecondFactor,
  postPasskey,
  postRecoveryCodes,
  postTotp,
} from '@carmine/contract/account/second-factor';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { placeOf, renewCookie, type UserService } from './user-service.ts';

const totpRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity } = service;
  const { secondFactor } = identity;

  route(app, service, postTotp, async ({ player }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const begun = await secondFactor.beginTotp(player.playerId);
    return begun.ok ? answer(200, { secret: begun.secret, otpauthUri: begun.uri }) : refuse(begun.reason);
  });

  route(app, service, confirmTotp, async ({ player, body, token }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const confirmed = await secondFactor.confirmTotp(player.playerId, body.code);
    if (!confirmed.ok) return refuse(confirmed.reason);
    return answer(200, { recoveryCodes: confirmed.recoveryCodes }, await renewCookie(service, token));
  });

  route(app, service, deleteTotp, async ({ player, token }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const removed = await secondFactor.removeTotp(player.playerId);
    return removed.ok ? answer(204, undefined, await renewCookie(service, token)) : refuse(removed.reason);
  });
};

const passkeyRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity, http } = service;
  const { secondFactor } = identity;

  route(app, service, getPasskeyOptions, async ({ player, headers }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const options = await secondFactor.beginPasskey(player.playerId, placeOf(http, headers));
    return options === undefined ? refuse('passkeys_impossible') : answer(200, { options });
  });

  route(app, service, postPasskey, async ({ player, body, headers, token }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const added = await secondFactor.addPasskey(player.playerId, placeOf(http, headers), body);
    if (!added.ok) return refuse(added.reason);
    return answer(201, { recoveryCodes: added.recoveryCodes }, await renewCookie(service, token));
  });

  route(app, service, deletePasskey, async ({ player, params, token }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const id = http.ids.decode('pky', params.id);
    if (id === undefined) return refuse('not_found');
    const removed = await secondFactor.removePasskey(player.playerId, id);
    return removed.ok ? answer(204, undefined, await renewCookie(service, token)) : refuse(removed.reason);
  });
};

export const secondFactorRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity, http } = service;

  route(app, service, getSecondFactor, async ({ player, headers }) => {
    const state = await identity.secondFactor.read(player.playerId, placeOf(http, headers));
    if (state === undefined) return refuse('not_found');
    const { totp, keys, recoveryCodes, passkeysPossible } = state;
    const passkeys = keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id: http.ids.encode('pky', id),
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    }));
    return answer(200, { totp, passkeys, recoveryCodesLeft: recoveryCodes, passkeysPossible });
  });

  totpRoutes(app, service);
  passkeyRoutes(app, service);

  route(app, service, postRecoveryCodes, async ({ player }) => {
    if (!identity.isSteppedUp(player)) return refuse('step_up_required');
    const renewed = await identity.secondFactor.renewRecoveryCodes(player.playerId);
    return renewed.ok ? answer(200, { recoveryCodes: renewed.recoveryCodes }) : refuse(renewed.reason);
  });
};
