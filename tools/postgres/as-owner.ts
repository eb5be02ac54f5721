/** What the house's programs share: open the database as its owner, work, close, and end with a code and one line of what went wrong. */
import { connect, type Database } from '../../apps/server/src/database/database.ts';
import { openDatabase } from './own-database.ts';

/** `begin` parses the arguments first; exit code 1 if the work returns false or anything throws. */
export const asOwner = async (program: string, begin: () => (db: Database) => Promise<boolean>): Promise<void> => {
  try {
    const work = begin();
    const { url, stop } = await openDatabase();
    const db = connect(url, { size: 2, applicationName: program });
    try {
      if (!(await work(db))) process.exitCode = 1;
    } finally {
      await db.close();
      await stop();
    }
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
};
