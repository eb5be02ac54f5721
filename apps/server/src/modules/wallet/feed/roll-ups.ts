/** Feed consumers whose sums are kept by the database: balances, lifetime counts, bets, and playing time. */
import * as store from './feed-store.ts';
import type { FeedConsumer } from './round-feed.ts';

export const rollUps: FeedConsumer = {
  name: 'wallet.roll-ups',
  startsAt: 'beginning',
  handle: (sql, { after, to }) => store.rollUp(sql, after, to),
};

export const betRollUps: FeedConsumer = {
  name: 'wallet.bets',
  startsAt: 'beginning',
  handle: (sql, { after, to }) => store.rollUpBets(sql, after, to),
};

export const playTimeRollUps: FeedConsumer = {
  name: 'wallet.play-time',
  startsAt: 'beginning',
  handle: (sql, { after, to }) => store.rollUpPlay(sql, after, to),
};
