/**
 * `node tools/run.mjs operator-email OLD NEW`: sets a new e-mail for an operator whose mailbox does not exist, such as the first
 * operator of an older installation. Reads DATABASE_URL, else the product's own database under DATA_DIR, running or not.
 */
import { replaceEmailAsOwner } from '../apps/server/src/modules/staff/index.ts';
import { asOwner } from './postgres/as-owner.ts';

await asOwner('operator-email', () => {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined || !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(to))
    throw new Error('Whose, and which? operator-email OLD NEW');
  return async (db) => {
    const replaced = await replaceEmailAsOwner({ db })({ from, to });
    process.stdout.write(
      replaced ? `${from} is ${to} now.\n` : `There is no operator ${from}, or ${to} is another one's.\n`,
    );
    return replaced;
  };
});
