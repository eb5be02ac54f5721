/** The profile service's routes about the player's account. */
import type { FastifyInstance } from 'fastify';
import { accountProblems } from '../../user-service/problems.ts';
import type { AccountService } from './account-service.ts';
import { emailPreferenceRoutes } from './email-preferences.ts';
import { profileRoutes } from './profile.ts';
import { sessionRoutes } from './sessions.ts';

export const accountRoutes = (app: FastifyInstance, deps: Omit<AccountService, 'problems'>): void => {
  const service: AccountService = { ...deps, problems: accountProblems };
  profileRoutes(app, service);
  sessionRoutes(app, service);
  emailPreferenceRoutes(app, service);
};
