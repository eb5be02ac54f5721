/** What decides a round of a live table: its link of the table's chain as server seed, the salt as client seed, nonce 0. */
import { commitment as hashOf, type StudioProof } from '@carmine/games';
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

/** A round of a studio's table: its number there, and once the studio has decided it, what was signed. Undefined where a chain decides. */
export interface StudioRound {
  readonly number: number;
  readonly proof: StudioProof | undefined;
}

type SignedRow = { readonly number: number } & { readonly [name in keyof StudioProof]: StudioProof[name] | null };

export const studioRoundOf = async (db: Database, liveRoundId: bigint): Promise<StudioRound | undefined> => {
  const row = await db.maybe<SignedRow>(
    `select r.link_n as number, e.signed, e.key_id as key, e.public_key as "publicKey", e.signature
     from live_rounds r left join studio_rounds s on s.live_round_id = r.id left join studio_events e on e.id = s.event_id
     where r.id = $1 and r.chain_id is null`,
    [liveRoundId],
  );
  if (row === undefined) return undefined;
  const { number, signed, key, publicKey, signature } = row;
  const isSigned = signed !== null && key !== null && publicKey !== null && signature !== null;
  return { number, proof: isSigned ? { signed, key, publicKey, signature } : undefined };
};
