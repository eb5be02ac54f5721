/** Promotions for operators. */
import { termsOf } from '../offers/terms.ts';
import { editPromotions } from './edit-promotions.ts';
import * as store from './desk-store.ts';
import type { DeskDeps } from './deps.ts';
import { exampleOf } from './preview.ts';
import { listForDesk, readForDesk } from './read-promotions.ts';

export const createPromotionDesk = (deps: DeskDeps) => ({
  list: listForDesk(deps),
  read: readForDesk(deps),
  reviews: () => store.readReviews(deps.db),
  closedGames: () => store.readClosedGames(deps.db),
  termsOf,
  exampleOf,
  ...editPromotions(deps),
});

export type PromotionDesk = ReturnType<typeof createPromotionDesk>;
