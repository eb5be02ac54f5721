/** Every change of how an account is guarded is told to its owner by mail. */
import type { Sql } from '../../database/database.ts';
import { securityChanged, type SecurityChange } from '../../platform/events/catalogue/identity.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import type { Deps } from './deps.ts';

/** With the commit of the change itself. */
export const tellChanged = (
  sql: Sql,
  { publish }: Pick<Deps, 'publish'>,
  playerId: PlayerId,
  change: SecurityChange,
): Promise<void> => publish(sql, securityChanged, playerId.toString(), { playerId, change });
