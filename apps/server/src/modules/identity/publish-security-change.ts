/** The owner gets a mail for every change of how the account is guarded. */
import type { Sql } from '../../database/database.ts';
import { securityChanged, type SecurityChange } from '../../platform/events/catalogue/identity.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Deps } from './deps.ts';

/** With the commit of the change itself. */
export const publishSecurityChange = (
  sql: Sql,
  { publish }: Pick<Deps, 'publish'>,
  playerId: PlayerId,
  change: SecurityChange,
): Promise<void> => publish(sql, securityChanged, playerId.toString(), { playerId, change });
