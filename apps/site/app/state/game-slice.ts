import type { SliceCreator } from './slice.ts';

export const visibleGamesStep = 12;

export interface PlayedGame {
  readonly name: string;
  readonly real: boolean;
}

export interface ShownBalance {
  readonly currency: string;
  readonly balance: string;
  readonly bonusBalance: string;
}

export interface GameSlice {
  readonly searchTerm: string;
  readonly numberOfGames: number;
  /** The game whose favourite request is pending. */
  readonly favoriteRequested: string | undefined;
  /** Played in this visit, the latest first. */
  readonly playedGames: readonly PlayedGame[];
  /** Between a bet and its displayed result: updates that would reveal the result are held back. */
  readonly roundOpen: boolean;
  /** The balance displayed meanwhile: with the stake deducted, and no payout yet. */
  readonly shownBalance: ShownBalance | undefined;
  /** The frame's currency, for real money; `undefined` until it is ready. */
  readonly frameCurrency: string | undefined;
  /** A reality check is open: the page must not invite to continue playing. */
  readonly realityCheck: boolean;
  setFrameCurrency(currency: string | undefined): void;
  setRealityCheck(open: boolean): void;
  setSearchTerm(term: string): void;
  showMoreGames(): void;
  /** As at first: another list is shown. */
  showFirstGames(): void;
  requestFavorite(gameId: string | undefined): void;
  rememberPlayed(game: PlayedGame): void;
  setRoundOpen(open: boolean): void;
  setShownBalance(shown: ShownBalance): void;
}

export const createGameSlice: SliceCreator<GameSlice> = (set) => ({
  searchTerm: '',
  numberOfGames: visibleGamesStep,
  favoriteRequested: undefined,
  playedGames: [],
  roundOpen: false,
  shownBalance: undefined,
  frameCurrency: undefined,
  realityCheck: false,
  setFrameCurrency: (frameCurrency) => set(() => ({ frameCurrency })),
  setRealityCheck: (realityCheck) => set(() => ({ realityCheck })),
  setSearchTerm: (searchTerm) => set(() => ({ searchTerm })),
  showMoreGames: () => set((game) => ({ numberOfGames: game.numberOfGames + visibleGamesStep })),
  showFirstGames: () => set(() => ({ numberOfGames: visibleGamesStep })),
  requestFavorite: (favoriteRequested) => set(() => ({ favoriteRequested })),
  rememberPlayed: (played) =>
    set((game) => ({ playedGames: [played, ...game.playedGames.filter(({ name }) => name !== played.name)] })),
  setRoundOpen: (roundOpen) => set(() => ({ roundOpen, ...(roundOpen ? {} : { shownBalance: undefined }) })),
  setShownBalance: (shownBalance) => set(() => ({ shownBalance })),
});
