import type { SliceCreator } from './slice.ts';

export const visibleGamesStep = 12;

export interface PlayedGame {
  readonly name: string;
  readonly real: boolean;
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
  setSearchTerm(term: string): void;
  showMoreGames(): void;
  /** As at first: another list is shown. */
  showFirstGames(): void;
  requestFavorite(gameId: string | undefined): void;
  rememberPlayed(game: PlayedGame): void;
  setRoundOpen(open: boolean): void;
}

export const createGameSlice: SliceCreator<GameSlice> = (set) => ({
  searchTerm: '',
  numberOfGames: visibleGamesStep,
  favoriteRequested: undefined,
  playedGames: [],
  roundOpen: false,
  setSearchTerm: (searchTerm) => set(() => ({ searchTerm })),
  showMoreGames: () => set((game) => ({ numberOfGames: game.numberOfGames + visibleGamesStep })),
  showFirstGames: () => set(() => ({ numberOfGames: visibleGamesStep })),
  requestFavorite: (favoriteRequested) => set(() => ({ favoriteRequested })),
  rememberPlayed: (played) =>
    set((game) => ({ playedGames: [played, ...game.playedGames.filter(({ name }) => name !== played.name)] })),
  setRoundOpen: (roundOpen) => set(() => ({ roundOpen })),
});
