/**
 * Key rotation: opens values sealed with older keys and seals them with the newest, in batches. Each batch is committed and its values
 * carry the new key id, so that an interrupted run can be restarted.
 */
import type { Database } from '../../database/database.ts';
import type { SecretBox } from './secret-box.ts';

/** A column with values sealed by the house's key; names and conditions are trusted SQL. */
export interface SealedColumn {
  readonly table: string;
  /** A unique bigint. */
  readonly key: string;
  readonly column: string;
  readonly purpose: string;
  /** SQL of the binding passed to `seal`; the row is called `it`. */
  readonly binding: string;
  /** Condition for rows sealed by the house's key, if the column contains others too. */
  readonly only?: string;
  /** Length of a text whose own would tell of it, filled with spaces: shorter ones are from before that was done. */
  readonly paddedTo?: number;
}

export interface Resealed {
  readonly table: string;
  readonly column: string;
  /** Resealed by this run. */
  readonly done: number;
  /** Still under an older key that none of the given keys opens. */
  readonly left: number;
}

interface Row {
  key: bigint;
  sealed: Buffer;
  binding: string;
}

const batchSize = 500;

const ofOlderKeys = ({ column, only }: SealedColumn): string =>
  `it.${column} is not null and octet_length(it.${column}) > 0 and get_byte(it.${column}, 0) <> $1 and (${only ?? 'true'})`;

const padded = (plaintext: Buffer, length: number): Buffer =>
  Buffer.concat([plaintext, Buffer.alloc(Math.max(length - plaintext.length, 0), ' ')]);

const sealedAgain = (
  box: SecretBox,
  { purpose, paddedTo = 0 }: SealedColumn,
  { sealed, binding }: Row,
): Buffer | undefined => {
  try {
    return box.seal(purpose, padded(box.open(purpose, sealed, binding), paddedTo), binding);
  } catch {
    return undefined;
  }
};

/** A batch of rows after `after`; returns the last key, or undefined at the end. */
const resealBatch = (db: Database, box: SecretBox, place: SealedColumn, after: bigint) =>
  db.transaction(async (sql) => {
    const { table, key, column, binding } = place;
    const rows = await sql.rows<Row>(
      `select it.${key} as key, it.${column} as sealed, ${binding} as binding from ${table} it
       where it.${key} > $2 and ${ofOlderKeys(place)} order by it.${key} limit $3`,
      [box.keyId, after, batchSize],
    );
    let done = 0;
    for (const row of rows) {
      const sealed = sealedAgain(box, place, row);
      // Skips values changed meanwhile, which are sealed with the newest key already.
      if (sealed !== undefined)
        done += await sql.run(`update ${table} set ${column} = $1 where ${key} = $2 and ${column} = $3`, [
          sealed,
          row.key,
          row.sealed,
        ]);
    }
    return { done, last: rows.at(-1)?.key };
  });

export const reseal = async (db: Database, box: SecretBox, place: SealedColumn): Promise<Resealed> => {
  let done = 0;
  for (let after: bigint | undefined = -1n; after !== undefined;) {
    const batch: { done: number; last: bigint | undefined } = await resealBatch(db, box, place, after);
    done += batch.done;
    after = batch.last;
  }
  const { left } = await db.one<{ left: number }>(
    `select count(*)::int as left from ${place.table} it where ${ofOlderKeys(place)}`,
    [box.keyId],
  );
  return { table: place.table, column: place.column, done, left };
};
