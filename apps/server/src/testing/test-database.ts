/** A fresh, migrated database for a test file. Dropped by itself when the file is done. */
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connect } from '../database/database.ts';
import type { Database } from '../database/database.ts';
import { expectLedgerSound } from '../modules/wallet/testing/expect-ledger-sound.ts';

export interface TestDatabase {
  /** As the owner of every table. */
  db: Database;
  /** As `carmine_app`, with the rights that the servers have. */
  app: Database;
  /** The owner's URL. */
  url: string;
  appUrl: string;
  /** Audits the ledger, then drops the database. Called at the end of the test file at the latest. */
  close(): Promise<void>;
}

const open = new Set<TestDatabase>();

let shared: Database | undefined;

/** Of this process, for all its files: a connection is what a database of a test costs most. */
const maintenance = (): Database =>
  (shared ??= connect(inject('testServer').owner, { size: 1, applicationName: 'test' }));

const withDatabase = (url: string, name: string) => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
};

/** `booksMustHold: false` is for tests that corrupt the ledger on purpose. */
export const testDatabase = async ({ booksMustHold = true } = {}): Promise<TestDatabase> => {
  const { owner, app: appMaintenance, template } = inject('testServer');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await maintenance().run(`create database ${name} template ${template} strategy file_copy`);
  const url = withDatabase(owner, name);
  const appUrl = withDatabase(appMaintenance, name);
  const db = connect(url, { applicationName: 'test-owner' });
  const app = connect(appUrl, { applicationName: 'test-app' });
  const close = async () => {
    if (!open.delete(database)) return;
    try {
      if (booksMustHold) await expectLedgerSound(db);
    } finally {
      await Promise.all([db.close(), app.close()]);
      await maintenance().run(`drop database ${name} with (force)`);
    }
  };
  const database: TestDatabase = { db, app, url, appUrl, close };
  open.add(database);
  return database;
};

export const closeTestDatabases = async () => {
  for (const database of [...open]) await database.close();
};
