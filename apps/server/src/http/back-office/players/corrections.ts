/** Corrections of players' details by operators. */
import * as contract from '@carmine/contract/back-office/players/corrections';
import type { FastifyInstance } from 'fastify';
import { areDocumentDetails } from '../../../modules/compliance/index.ts';
import { areCashOutsUnderWay } from '../../../modules/payments/index.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorOf, type BackOfficeService } from '../service.ts';
import { playerOf } from '../player-of.ts';

export const registerCorrections = (app: FastifyInstance, service: BackOfficeService): void => {
  const { identity, verification } = service.modules;

  route(app, service, contract.correctPlayerDetails, async ({ params: { id }, body, operator }) => {
    const playerId = await playerOf(service, id);
    if (playerId === undefined) return refuse('player_not_found');
    const { reason, ...correction } = body;
    const operatorId = operatorOf(operator).id;
    let proven: Awaited<ReturnType<typeof verification.lockProven>> = [];
    const done = await identity.correctDetails({
      ...{ playerId, correction, operatorId, reason },
      follow: async (sql, fields) => {
        proven = await verification.lockProven(sql, playerId, fields);
        if (areDocumentDetails(fields) && (await areCashOutsUnderWay(sql, playerId)))
          return 'cash_out_under_way' as const;
        await verification.fallBack(sql, { proven, fields, operatorId });
        return undefined;
      },
    });
    if (!done.ok) return refuse(done.reason === 'not_found' ? 'player_not_found' : done.reason);
    verification.pushFallenBack(proven);
    return answer(204);
  });
};
