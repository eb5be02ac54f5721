/** What decides a round of a live table: its link of the table's chain as server seed, the salt as client seed, nonce 0. */
import { commitment as hashOf } from '@carmine/games';
import type { Database } from '../../../database/database.ts';
import type { RoundSeeds } from '../rounds/pairs.ts';

/** Before it is revealed there is no link to show, and none of a round that is void. */
export const seedsOfShared = async (db: Database, liveRoundId: bigint): Promise<RoundSeeds | undefined> => {
  const round = await db.maybe<{ commitment: string; salt: string; linkNumber: number; link: string | null }>(
    `select c.commitment, c.salt, r.link_n as "linkNumber", r.link
     from live_rounds r join live_chains c on c.id = r.chain_id where r.id = $1`,
    [liveRoundId],
  );
  if (round?.link === null || round === undefined) return undefined;
  const { commitment, linkNumber, salt, link } = round;
  return {
    ...{ serverSeed: link, serverSeedHash: hashOf(link), clientSeed: salt, revealed: true },
    chain: { commitment, linkNumber },
  };
};
