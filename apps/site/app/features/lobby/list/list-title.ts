import type { GameFilter } from '@carmine/contract/games/game-filter';
import { listTexts } from '../../../texts/lists.ts';
import { lobbyTexts } from '../texts.ts';
import type { LobbyView } from './list-address.ts';

export const titleOfList = ({ category, provider }: GameFilter): string =>
  category === undefined ? (provider ?? lobbyTexts.allGames) : listTexts[category];

/** What a list is called; the lobby itself has the brand's own title. */
export const titleOfView = (view: LobbyView | undefined): string | undefined => {
  if (view === undefined || view.kind === 'lobby') return undefined;
  return view.kind === 'list' ? titleOfList(view.filter) : lobbyTexts[view.kind];
};
