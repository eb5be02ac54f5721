/** The player that an address names, and how a decision about one is written down. */
import type { OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import type { BackOfficeService } from './service.ts';

/** Nothing for an id of nobody. */
export const playerOf = async (
  { modules: { identity }, floor: { ids } }: BackOfficeService,
  text: string,
): Promise<PlayerId | undefined> => {
  const playerId = ids.decode('usr', text);
  return playerId === undefined || (await identity.standing(playerId)) === undefined ? undefined : playerId;
};

/** `player` is the id on the wire. */
export const traceOf = (
  operatorId: OperatorId,
  action: string,
  player: string,
  details: Readonly<Record<string, unknown>> = {},
) => ({ ...{ operatorId, action, details }, subject: { kind: 'player', id: player } });
