/** The user service's routes (section 7.1). */
import type { FastifyInstance } from 'fastify';
import type { PageScript } from '../../providers/captcha/human-check.ts';
import { accountRoutes } from './accounts.ts';
import { captchaScriptRoute } from './captcha-script.ts';
import { passwordRoutes } from './passwords.ts';
import { accountProblems } from './problems.ts';
import { secondFactorRoutes } from './second-factor.ts';
import { signInRoutes } from './sign-in.ts';
import type { UserService } from './user-service.ts';

export const userServiceRoutes = (
  app: FastifyInstance,
  deps: Omit<UserService, 'problems'> & { captchaScript: PageScript },
): void => {
  const service: UserService = { ...deps, problems: accountProblems };
  accountRoutes(app, service);
  signInRoutes(app, service);
  passwordRoutes(app, service);
  secondFactorRoutes(app, service);
  captchaScriptRoute(app, deps.captchaScript);
};
