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
  /** The game whose heart waits for its answer. */
  readonly favoriteRequested: string | undefined;
  /** Played in this visit, the latest first. */
  readonly playedGames: readonly PlayedGame[];
  /** Between a bet and its shown result: what would give the result away is held back. */
  readonly roundOpen: boolean;
  /** What the game shows of the wallet meanwhile: the stakes are gone, nothing has come back yet. */
  readonly shownBalance: ShownBalance | undefined;
  /** What the frame plays in, for real money; `undefined` until it is ready. */
  readonly frameCurrency: string | undefined;
  /** A reality check is open: nothing on the page invites to go on. */
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
