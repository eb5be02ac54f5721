/** What symbols anywhere pay, drawn: each by its number in view, the orbs, and one win as an example. */
import type { AnywhereDefinition } from '../../cascades/anywhere.ts';
import { Drawing } from '../../../stage/drawing.tsx';
import { sizesOf } from '../cascade/clusters-paytable.tsx';
import { WinLevels } from '../levels/win-levels.tsx';
import { PayCells, PaySymbols, type Pay, type PaytableSymbols } from '../paytable.tsx';

interface AnywhereOf extends PaytableSymbols {
  readonly definition: AnywhereDefinition;
  readonly texts: {
    readonly scatter: string;
    readonly orbs: string;
    readonly orb: string;
    readonly anywhere: string;
    readonly example: string;
  };
}

/** Multiples of the stake, the largest first. */
export const anywherePaysOf = ({ pays, unit }: AnywhereDefinition, name: string): readonly Pay[] => {
  const tiers = pays[name] ?? [];
  return tiers
    .map(([from, paid], index) => ({ count: sizesOf(from, tiers[index + 1]?.[0]), times: paid / unit }))
    .toReversed();
};

const scatterPaysOf = ({ freeSpins }: AnywhereDefinition): readonly Pay[] => {
  const row = freeSpins?.scatterPays ?? [];
  return row
    .map((times, count) => ({ count: sizesOf(count, row.length > count + 1 ? count + 1 : undefined), times }))
    .filter(({ times }) => times > 0)
    .toReversed();
};

const example: ReadonlySet<string> = new Set(['0 0', '2 0', '5 1', '1 2', '3 2', '0 3', '4 3', '2 4', '5 4']);

export const AnywherePaytable = ({ of }: { of: AnywhereOf }) => {
  const { definition, texts, symbols, names } = of;
  const { orbs, freeSpins, grid } = definition;
  const scatter = freeSpins?.scatter;
  const paying = definition.symbols.filter((name) => orbs[name] === undefined && name !== scatter);
  const rows = [
    ...paying.map((name) => ({ name, pays: anywherePaysOf(definition, name), note: undefined })),
    ...(scatter === undefined ? [] : [{ name: scatter, pays: scatterPaysOf(definition), note: texts.scatter }]),
  ];
  return (
    <div className="slots-pays">
      <PaySymbols of={of} rows={rows} />
      <h4>{texts.orbs}</h4>
      <ul className="slots-pays-orbs">
        {Object.keys(orbs).map((name) => (
          <li key={name}>
            <Drawing className="slots-pays-symbol" art={symbols[name]?.(`sp${name.toLowerCase()}`) ?? ''} />
            <span className="hud-hidden">{names[name]}</span>
          </li>
        ))}
      </ul>
      <p>{texts.orb}</p>
      <h4>{texts.anywhere}</h4>
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
