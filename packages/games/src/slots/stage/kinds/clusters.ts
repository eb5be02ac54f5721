/** A slot with clusters on the stage. */
import { clustersSlot, type ClustersDefinition } from '../../cascades/clusters.ts';
import { cascadesKind } from './cascades.ts';
import type { SlotKind } from './kind.ts';

interface ClustersSlot {
  readonly definition: ClustersDefinition;
  readonly texts: {
    /** So many cells of one symbol. */
    readonly cluster: (size: number) => string;
    readonly clusters: (count: number) => string;
  };
  /** What players call each symbol. */
  readonly names: Readonly<Record<string, string>>;
}

export const clustersKind = ({ definition, texts, names }: ClustersSlot): SlotKind =>
  cascadesKind({
    grid: { reels: definition.grid.columns, rows: definition.grid.rows, aside: true },
    symbols: definition.symbols,
    scatter: definition.freeSpins?.scatter,
    isOrb: () => false,
    slot: () => clustersSlot(definition),
    rules: { unit: definition.unit, maxWin: definition.maxWin },
    multipliers: definition.multipliers,
    said: ({ symbol, size }) => ({ title: texts.cluster(size), text: names[symbol] ?? symbol }),
    together: texts.clusters,
  });
