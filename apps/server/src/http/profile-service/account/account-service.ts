/** Dependencies of the routes about the player's account. */
import type { Identity } from '../../../modules/identity/index.ts';
import type { HttpContext } from '../../http-context.ts';
import type { accountProblems } from '../../user-service/problems.ts';

export interface AccountService {
  readonly http: HttpContext;
  readonly problems: typeof accountProblems;
  readonly identity: Identity;
}
