/** The first consumer of the feed: the house's balances and the counts over a player's life. The sums are the database's. */
import type { FeedConsumer } from "./round-feed.ts";

export const rollUps: FeedConsumer = {
  name: "wallet.roll-ups",
  startsAt: "beginning",
  handle: async (sql, { after, to }) =>
    void (await sql.run("select roll_up($1, $2)", [after, to])),
};
