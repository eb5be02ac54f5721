/**
 * `node tools/run.mjs rotate-secrets`: reseals with the current SECRETS_KEY everything in the database that one of
 * SECRETS_KEY_OLD sealed, and reports what is left; exit code 1 if anything is. The product may run meanwhile, with the same two
 * variables. After an interruption, run it again. Reads DATABASE_URL, else the product's own database under DATA_DIR.
 */
import { sealedColumns } from '../apps/server/src/composition/sealed-columns.ts';
import { reseal } from '../apps/server/src/platform/secrets/reseal.ts';
import { createSecretBox } from '../apps/server/src/platform/secrets/secret-box.ts';
import { readSecretsKeys } from '../apps/server/src/platform/secrets/secrets-key.ts';
import { currentKey } from './parts/current-key.ts';
import { asOwner } from './postgres/as-owner.ts';

await asOwner('rotate-secrets', () => {
  const read = readSecretsKeys(currentKey(), process.env['SECRETS_KEY_OLD'] ?? '');
  if (!read.ok) throw new Error(read.message);
  if (read.keys.length === 1) throw new Error('SECRETS_KEY_OLD names no older key: there is nothing to open with.');
  const box = createSecretBox(read.keys);
  return async (db) => {
    let left = 0;
    for (const place of sealedColumns) {
      const result = await reseal(db, box, place);
      left += result.left;
      console.log(`${result.table}.${result.column}: ${result.done} sealed again, ${result.left} left`);
    }
    console.log(
      left === 0 ? `All is sealed with key ${box.keyId}.` : `${left} values open with none of the keys given.`,
    );
    return left === 0;
  };
});
