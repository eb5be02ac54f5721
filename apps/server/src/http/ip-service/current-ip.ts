/** The caller's location, requested once by every page at startup. */
import { getCurrentIp } from '@carmine/contract/content/ip-service';
import type { FastifyInstance } from 'fastify';
import type { Geo } from '../../modules/geo/index.ts';
import { answer } from '../calls/answer.ts';
import { route, type Service } from '../calls/route.ts';

export const ipServiceRoutes = (app: FastifyInstance, service: Service, { geo }: { geo: Geo }): void => {
  route(app, service, getCurrentIp, async ({ client }) => {
    const { ip, isoCode, country } = geo.locate(client.ip);
    return answer(200, { ip, isoCode, country, restricted: await geo.isRestricted(isoCode) });
  });
};
