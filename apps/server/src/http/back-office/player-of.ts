/** The player that an address names, and how a look at one is written down. */
import type { OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import type { AuditAction } from '../../platform/audit/catalogue.ts';
import type { BackOfficeService } from './service.ts';

/** Nothing for an id of nobody. */
export const playerOf = async (
  { modules: { identity }, http: { ids } }: BackOfficeService,
  text: string,
): Promise<PlayerId | undefined> => {
  const playerId = ids.decode('usr', text);
  return playerId === undefined || (await identity.standing(playerId)) === undefined ? undefined : playerId;
};

/** `player` is the id on the wire. */
export const lookAt = <const A extends AuditAction>(operatorId: OperatorId, action: A, player: string) =>
  ({ operatorId, action, subject: { kind: 'player', id: player } }) as const;
