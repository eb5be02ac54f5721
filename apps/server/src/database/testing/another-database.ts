/** An empty database in addition to a test's own, dropped at the end of the block. */
import { randomBytes } from 'node:crypto';
import { connect, type Database } from '../database.ts';

export interface AnotherDatabase extends AsyncDisposable {
  readonly url: string;
  readonly db: Database;
}

export const anotherDatabase = async (url: string): Promise<AnotherDatabase> => {
  const maintenance = connect(url, { size: 1, applicationName: 'test' });
  const name = `empty_${randomBytes(6).toString('hex')}`;
  await maintenance.run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = connect(own.href, { applicationName: 'test' });
  return {
    url: own.href,
    db,
    [Symbol.asyncDispose]: async () => {
      await db.close();
      await maintenance.run(`drop database ${name} with (force)`);
      await maintenance.close();
    },
  };
};
