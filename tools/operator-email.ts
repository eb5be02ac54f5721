/**
 * `node tools/run.mjs operator-email OLD NEW`: another e-mail for an operator whose mailbox reaches nobody, as that of the first one
 * of an older installation. Reads DATABASE_URL, else the product's own database under DATA_DIR, running or not.
 */
import { connect } from '../apps/server/src/database/database.ts';
import { replaceEmailAsOwner } from '../apps/server/src/modules/staff/index.ts';
import { openDatabase } from './postgres/own-database.ts';

const main = async (): Promise<number> => {
  const [from, to] = process.argv.slice(2);
  if (from === undefined || to === undefined || !/^[^@\s]+@[^@\s]+\.[^@\s.]+$/.test(to))
    throw new Error('Whose, and which? operator-email OLD NEW');
  const { url, stop } = await openDatabase();
  const db = connect(url, { size: 1, applicationName: 'operator-email' });
  try {
    const replaced = await replaceEmailAsOwner({ db })({ from, to });
    process.stdout.write(
      replaced ? `${from} is ${to} now.\n` : `There is no operator ${from}, or ${to} is another one's.\n`,
    );
    return replaced ? 0 : 1;
  } finally {
    await db.close();
    await stop();
  }
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
