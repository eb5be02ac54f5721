/**
 * After a change of the house's key: what an older one sealed is opened and sealed again with the newest, some rows at a
 * time. Every batch commits by itself and what is done carries the new number, so that an interrupted run just starts again.
 */
import type { Database } from '../../database/database.ts';
import type { SecretBox } from './secret-box.ts';

/** A column with values that the house's own key seals; the names and conditions are SQL of ours. */
export interface SealedColumn {
  readonly table: string;
  /** A unique bigint. */
  readonly key: string;
  readonly column: string;
  readonly purpose: string;
  /** Text, as `seal` was told; the row is named `it`. */
  readonly binding: string;
  /** Where the column holds values of other keys too: which rows are the house's. */
  readonly only?: string;
}

export interface Resealed {
  readonly table: string;
  readonly column: string;
  /** Sealed again by this run. */
  readonly done: number;
  /** Still under an older key: none of the keys given opens them. */
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

const sealedAgain = (box: SecretBox, { purpose }: SealedColumn, { sealed, binding }: Row): Buffer | undefined => {
  try {
    return box.seal(purpose, box.open(purpose, sealed, binding), binding);
  } catch {
    return undefined;
  }
};

/** Rows after `after`; the last one's key, or nothing at the end. */
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
      // What the product changed meanwhile is its own: it seals with the newest key.
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
