/** Coins that the sandbox is asked for are noted, so that their arrival needs no operators' announcement. */
import type { Sql } from '../../../database/database.ts';
import { noteFloat } from './network-store.ts';
import type { FloatSource } from './ports.ts';

interface FloatDeps {
  readonly db: Sql;
  /** Absent if an operator refills the hot wallet. */
  readonly float?: FloatSource;
}

export const askFloat = async ({ db, float }: FloatDeps, wanted: Parameters<FloatSource['ask']>[0]): Promise<void> => {
  const txid = await float?.ask(wanted);
  if (txid !== undefined) await noteFloat(db, wanted.asset.network, txid);
};
