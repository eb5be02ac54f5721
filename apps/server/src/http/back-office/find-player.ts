/** From what an operator types to a player: an e-mail, or the id of a player, a payment or a round. */
import type { PlayerId } from '../../platform/ids.ts';
import type { BackOfficeService } from './service.ts';

const newestShown = 20;

const byId = async ({ modules, floor: { ids } }: BackOfficeService, text: string): Promise<PlayerId | undefined> => {
  const player = ids.decode('usr', text);
  if (player !== undefined) return player;
  const deposit = ids.decode('dep', text);
  if (deposit !== undefined) return modules.payments.playerOf(deposit);
  const cashOut = ids.decode('wdr', text);
  if (cashOut !== undefined) return (await modules.coins.find(cashOut))?.playerId;
  const round = ids.decode('rnd', text);
  return round === undefined ? undefined : (await modules.wallet.findRound(round))?.playerId;
};

export const findPlayerIds = async (service: BackOfficeService, query: string): Promise<PlayerId[]> => {
  const text = query.trim();
  if (text === '') return service.modules.identity.newestPlayers(newestShown);
  const found = text.includes('@') ? await service.modules.identity.findByEmail(text) : await byId(service, text);
  return found === undefined ? [] : [found];
};
