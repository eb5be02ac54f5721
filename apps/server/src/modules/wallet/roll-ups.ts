/** The first consumer of the feed: the house's balances and the counts over a player's life. The sums are the database's. */
import * as store from './feed-store.ts';
import type { FeedConsumer } from './round-feed.ts';

export const rollUps: FeedConsumer = {
  name: 'wallet.roll-ups',
  startsAt: 'beginning',
  handle: (sql, { after, to }) => store.rollUp(sql, after, to),
};
