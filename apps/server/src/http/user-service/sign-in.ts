/** Sign-in, sign-out, and whether the caller is signed in. */
import { isAuthenticated, signin, signout } from '@carmine/contract/account/user-service';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { clientWithDevice, placeOf, signedInCookies, userOf, waitOf, type UserService } from './user-service.ts';

export const signInRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity, http } = service;

  route(app, service, signin, async ({ body, client, token, headers }) => {
    const { email, password, captcha, ...proof } = body;
    const place = placeOf(http, headers);
    const signed = await identity.signIn(
      { email, password, captcha, proof, place, previousToken: token },
      clientWithDevice(http, client, headers),
    );
    if (signed.ok) return answer(200, { user: userOf(http, signed.user) }, signedInCookies(signed.session));
    // The right password of a player who may only withdraw: refused, with a session for that.
    if ('session' in signed) return refuse(signed.reason, { scope: 'cashier' }, signedInCookies(signed.session));
    if (signed.reason === 'second_factor_required') {
      return refuse(signed.reason, { ways: signed.ways, passkey: signed.passkey });
    }
    return refuse(signed.reason, waitOf(signed));
  });

  route(app, service, signout, async ({ token }) => {
    if (token !== undefined) await identity.signOut(token);
    return answer(204, undefined, { session: null });
  });

  route(app, service, isAuthenticated, async ({ player }) =>
    answer(200, { authenticated: player?.scope === 'player' }),
  );
};
