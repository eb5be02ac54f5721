/** One store with six slices, client state only: server state is in the query cache. */
import { create, type StoreApi } from 'zustand';
import { createCdnSlice, type CdnSlice } from './cdn-slice.ts';
import { createGameSlice, type GameSlice } from './game-slice.ts';
import { createModalSlice, type ModalSlice } from './modal-slice.ts';
import { createProcessSlice, type ProcessSlice } from './process-slice.ts';
import { createPromotionSlice, type PromotionSlice } from './promotion-slice.ts';
import type { SliceCreator } from './slice.ts';
import { createUserSlice, type UserSlice } from './user-slice.ts';

export interface SiteState {
  readonly game: GameSlice;
  readonly user: UserSlice;
  readonly modal: ModalSlice;
  readonly process: ProcessSlice;
  readonly promotion: PromotionSlice;
  readonly cdn: CdnSlice;
}

type Set = StoreApi<SiteState>['setState'];

const slice = <N extends keyof SiteState>(set: Set, name: N, creator: SliceCreator<SiteState[N]>): SiteState[N] =>
  creator((change) => set((state) => ({ ...state, [name]: { ...state[name], ...change(state[name]) } })));

export const useStore = create<SiteState>()((set) => ({
  game: slice(set, 'game', createGameSlice),
  user: slice(set, 'user', createUserSlice),
  modal: slice(set, 'modal', createModalSlice),
  process: slice(set, 'process', createProcessSlice),
  promotion: slice(set, 'promotion', createPromotionSlice),
  cdn: slice(set, 'cdn', createCdnSlice),
}));

/** For code outside of components. */
export const store = useStore.getState;
