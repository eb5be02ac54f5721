/** The player in a URL, and the audit entry of a view. */
import type { OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import type { AuditAction } from '../../platform/audit/catalogue.ts';
import type { BackOfficeService } from './service.ts';

/** Undefined for an unknown id. */
export const playerOf = async (
  { modules: { identity }, http: { ids } }: BackOfficeService,
  text: string,
): Promise<PlayerId | undefined> => {
  const playerId = ids.decode('usr', text);
  return playerId === undefined || (await identity.accountStatus(playerId)) === undefined ? undefined : playerId;
};

/** `player`: the public id. */
export const viewEntry = <const A extends AuditAction>(operatorId: OperatorId, action: A, player: string) =>
  ({ operatorId, action, subject: { kind: 'player', id: player } }) as const;
