import type { Sql } from '../../database/database.ts';

export interface DocumentContext {
  readonly db: Sql;
  readonly shelf: 'papers' | 'exports' | 'evidence';
  /** Where earlier releases wrote them. */
  readonly dataDir: string;
}
