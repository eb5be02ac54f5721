/** The invariants that must hold after every test that moved money. */
import { expect } from 'vitest';
import type { Database } from '../../../database/database.ts';
import { auditLedger } from '../audit/check-store.ts';

export const expectLedgerSound = async (database: Database): Promise<void> => {
  expect(await auditLedger(database)).toEqual([]);
};
