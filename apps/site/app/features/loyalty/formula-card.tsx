/** The formula with the player's own figures, and what a stake earns in each game. */
import type { LoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { decimalText, leadingSign, trailingUnit } from '@carmine/money';
import { displayAmount, displayCount } from '../../amounts/display.ts';
import { displayPercent } from '../../amounts/percent.ts';
import { loyaltyTexts } from './texts.ts';

const words = loyaltyTexts.formula;
const pointsPerEuro = 10;

/** To a hundredth of a cent, which amounts do not have. */
const fineEuro = (text: string): string =>
  `${leadingSign('EUR')}${decimalText(text)}\u00A0${trailingUnit('EUR')}`.trimEnd();

const Terms = ({ parts }: { readonly parts: readonly (readonly [label: string, value: string])[] }) => (
  <dl className="loyalty-formula">
    {parts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">{value}</dd>
      </div>
    ))}
  </dl>
);

export const FormulaCard = ({ loyalty }: { readonly loyalty: LoyaltyLevel }) => {
  const { counted, example, benefits, points } = loyalty;
  const played = /[1-9]/.test(counted.stakedEur);
  return (
    <section className="loyalty-card">
      <h2 className="loyalty-title">{words.title}</h2>
      <p className="loyalty-note">{words.text}</p>
      <h3 className="loyalty-sub">{words.yours}</h3>
      {played ? (
        <Terms
          parts={[
            [words.stake, displayAmount('EUR', counted.stakedEur)],
            [words.edge, displayPercent(counted.edgePercent)],
            [words.factor, displayCount(pointsPerEuro)],
            [words.points, displayCount(points)],
          ]}
        />
      ) : (
        <p className="loyalty-muted">{words.none}</p>
      )}
      {example.games.length > 0 && (
        <table className="loyalty-table">
          <caption className="visually-hidden">{words.example(displayAmount('EUR', example.stakeEur))}</caption>
          <thead>
            <tr>
              <th scope="col">{words.example(displayAmount('EUR', example.stakeEur))}</th>
              <th scope="col">{words.edge}</th>
              <th scope="col">{words.points}</th>
              <th scope="col">{words.rakeback(benefits.rakebackPercent)}</th>
            </tr>
          </thead>
          <tbody>
            {example.games.map((game) => (
              <tr key={game.gameId}>
                <th scope="row">{game.name}</th>
                <td className="num">{displayPercent(game.edgePercent)}</td>
                <td className="num">{decimalText(game.points)}</td>
                <td className="num">{fineEuro(game.rakeback)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
