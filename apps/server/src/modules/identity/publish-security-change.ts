/** Publishes security changes, which are mailed to the owner. */
import type { Sql } from '../../database/database.ts';
import { securityChanged, type SecurityChange } from '../../platform/events/catalogue/identity.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Deps } from './deps.ts';

/** In the transaction of the change. */
export const publishSecurityChange = (
  sql: Sql,
  { publish }: Pick<Deps, 'publish'>,
  playerId: PlayerId,
  change: SecurityChange,
): Promise<void> => publish(sql, securityChanged, playerId.toString(), { playerId, change });
