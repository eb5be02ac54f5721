/** The back office's calls, on their own origin. */
import type { FastifyInstance } from 'fastify';
import type { Floor } from '../floor.ts';
import { registerAudit } from './audit.ts';
import { registerCashOuts } from './cash-outs.ts';
import { registerErasure } from './erasure.ts';
import { registerDeposits } from './deposits.ts';
import { registerMoneySettings } from './money-settings.ts';
import { registerGames } from './games.ts';
import { registerOperators } from './operators.ts';
import { registerPapersAgain } from './papers-again.ts';
import { registerPlayerRecords } from './player-records.ts';
import { registerPlayers } from './players.ts';
import { backOfficeProblems } from './problems.ts';
import type { BackOfficeModules, BackOfficeService } from './service.ts';
import { registerRisk } from './risk.ts';
import { registerSessions } from './sessions.ts';
import { registerSupport } from './support.ts';
import { registerSupportAnswers } from './support-answers.ts';
import { registerVerification } from './verification.ts';

export const registerBackOffice = (app: FastifyInstance, floor: Floor, modules: BackOfficeModules): void => {
  const service: BackOfficeService = { floor, problems: backOfficeProblems, modules };
  registerSessions(app, service);
  registerOperators(app, service);
  registerPlayers(app, service);
  registerPlayerRecords(app, service);
  registerVerification(app, service);
  registerPapersAgain(app, service);
  registerCashOuts(app, service);
  registerDeposits(app, service);
  registerMoneySettings(app, service);
  registerRisk(app, service);
  registerErasure(app, service);
  registerSupport(app, service);
  registerSupportAnswers(app, service);
  registerGames(app, service);
  registerAudit(app, service);
};
