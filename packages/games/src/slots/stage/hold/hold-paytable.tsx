/** What symbols and coins of a slot with respins pay, drawn, with the chance of each coin. Every figure is the definition's. */
import { multiplierText } from '../../../multiplier-text.ts';
import { percentText } from '../../../proof-rows.ts';
import { rational } from '../../../rational.ts';
import { Drawing } from '../../../stage/drawing.tsx';
import { percent } from '../../../stage/percent.ts';
import type { HoldDefinition } from '../../hold/rules.ts';
import { WinLevels } from '../levels/win-levels.tsx';
import { LinesDrawn, paysOf, PaySymbols, shownOf } from '../paytable.tsx';
import type { HoldArt } from './hold-art.ts';

interface Props {
  readonly definition: HoldDefinition;
  readonly symbols: Readonly<Record<string, (prefix: string) => string>>;
  readonly coins: HoldArt['coins'];
  readonly names: Readonly<Record<string, string>>;
  readonly texts: {
    readonly wild: string;
    readonly coin: (opens: number, respins: number) => string;
    readonly lines: (count: number) => string;
    readonly line: (number: number, rows: readonly number[]) => string;
    readonly coins: string;
    readonly coinChance: (chance: string) => string;
    readonly prizes: Readonly<Record<string, string>>;
    readonly full: string;
    readonly lands: (chances: string) => string;
    readonly oneIn: (rounds: string) => string;
  };
}

const timesOf = (pays: number, lines: number): string => multiplierText((BigInt(pays) * 10_000n) / BigInt(lines));

export const HoldPaytable = ({ of }: { of: Props }) => {
  const { definition, symbols, coins, texts } = of;
  const { lines, strips, wild, coin, hold, maxWin } = definition;
  const weights = hold.values.reduce((sum, { weight }) => sum + weight, 0);
  const noteOf = (name: string) =>
    name === wild ? texts.wild : name === coin ? texts.coin(hold.opens, hold.respins) : undefined;
  const rows = shownOf(definition.symbols, strips, [wild, coin]);
  const [nothing, lands] = hold.lands;
  const draw = symbols[coin];
  return (
    <div className="slots-pays">
      <PaySymbols of={of} rows={rows.map((name) => ({ name, pays: paysOf(definition, name), note: noteOf(name) }))} />
      <h4>{texts.coins}</h4>
      <ul className="slots-pays-symbols">
        {hold.values.map(({ pays, weight, name }) => (
          <li key={`${pays} ${name ?? ''}`}>
            <Drawing
              className="slots-pays-symbol"
              art={(name === undefined ? draw : coins[name])?.(`pc${pays}${name ?? ''}`) ?? ''}
            />
            <div>
              <b>
                {name === undefined
                  ? timesOf(pays, lines.length)
                  : `${texts.prizes[name] ?? name} ${timesOf(pays, lines.length)}`}
              </b>
              <small>{texts.coinChance(percent(percentText(rational(weight, weights), 2)))}</small>
            </div>
          </li>
        ))}
      </ul>
      <p className="slots-pays-note">{texts.lands(texts.oneIn(String((nothing + lands) / lands)))}</p>
      <p className="slots-pays-note">
        {texts.full}: <b>{timesOf(Math.min(hold.full.pays, maxWin * lines.length), lines.length)}</b>
      </p>
      <LinesDrawn definition={definition} texts={texts} />
      <WinLevels maxWin={maxWin} sold={hold.buy !== undefined} />
    </div>
  );
};
