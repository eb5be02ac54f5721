/** What clusters pay, drawn: each animal by the size of its cluster, and one cluster as an example. */
import type { ClustersDefinition } from '../../cascades/clusters.ts';
import { WinLevels } from '../levels/win-levels.tsx';
import { PayCells, PaySymbols, type Pay, type PaytableSymbols } from '../paytable.tsx';

interface ClustersPaytable extends PaytableSymbols {
  readonly definition: ClustersDefinition;
  readonly texts: {
    readonly wild: string;
    readonly scatter: string;
    readonly clusters: string;
    readonly example: string;
  };
}

/** A tier reaches up to the next one. */
export const sizesOf = (from: number, next: number | undefined): string =>
  next === undefined ? `${from}+` : next - from > 1 ? `${from}–${next - 1}` : `${from}`;

/** Multiples of the stake, the largest first. */
export const clusterPaysOf = ({ pays, unit }: ClustersDefinition, name: string): readonly Pay[] => {
  const tiers = pays[name] ?? [];
  return tiers
    .map(([from, paid], index) => ({ count: sizesOf(from, tiers[index + 1]?.[0]), times: paid / unit }))
    .toReversed();
};

const example: ReadonlySet<string> = new Set(['1 1', '2 1', '2 2', '3 2', '4 2', '3 3']);

export const ClustersPaytable = ({ of }: { of: ClustersPaytable }) => {
  const { definition, texts } = of;
  const { symbols, wild, freeSpins, grid } = definition;
  const last = [wild, freeSpins?.scatter].filter((name) => name !== undefined);
  const rows = [...symbols.filter((name) => !last.includes(name)), ...last].map((name) => ({
    name,
    pays:
      name === freeSpins?.scatter
        ? freeSpins.scatterPays
            .map((times, count) => ({
              count: sizesOf(count, freeSpins.scatterPays.length > count + 1 ? count + 1 : undefined),
              times,
            }))
            .filter(({ times }) => times > 0)
            .toReversed()
        : clusterPaysOf(definition, name),
    note: name === wild ? texts.wild : name === freeSpins?.scatter ? texts.scatter : undefined,
  }));
  return (
    <div className="slots-pays">
      <PaySymbols of={of} rows={rows} />
      <h4>{texts.clusters}</h4>
      <div className="slots-pays-ways">
        <PayCells
          grid={{ reels: grid.columns, rows: grid.rows }}
          label={texts.example}
          isOn={(column, row) => example.has(`${column} ${row}`)}
        />
        <p aria-hidden="true">{texts.example}</p>
      </div>
      <WinLevels maxWin={definition.maxWin} />
    </div>
  );
};
