/** The rules, worded from the terms that the server enforces. */
import type { Competition } from '@carmine/contract/promotions/competitions';
import type { TermCode } from '@carmine/contract/promotions/terms';
import { parseCurrencyCode, type CurrencyCode } from '@carmine/money';
import { displayAmount } from '../../amounts/display.ts';
import { competitionTexts } from './texts.ts';

const words = competitionTexts.rules;

/** `12.50 EUR`. */
const amount = (value: unknown): string => {
  const [figure = '0', code = 'EUR'] = String(value).split(' ');
  return displayAmount(parseCurrencyCode(code) ?? ('EUR' satisfies CurrencyCode), figure);
};

const linesOf = ({ terms, score, entry, kind }: Competition): readonly string[] => {
  const param = (code: TermCode, name: string) => terms.find((one) => one.code === code)?.params[name];
  const count = (code: TermCode, name: string) => Number(param(code, name) ?? 0);
  const ties = param('competition_ties', 'rule') === 'shared' ? words.ties.shared : words.ties.earlier;
  const costs =
    entry === null
      ? words.free
      : words.paid(
          displayAmount(entry.currency, entry.amount),
          count('competition_entry', 'housePercent'),
          amount(param('competition_entry', 'added')),
        );
  return [
    words.scores[score](count('competition_score', 'bestOf')),
    words.least(amount(param('competition_least_stake', 'stake'))),
    words.whole,
    ties,
    costs,
    ...(kind === 'tournament' ? [words.shares, words.players(count('competition_entry', 'from'))] : []),
    ...[words.household, words.voided, words.excluded, words.disqualified],
  ];
};

export const RaceRules = ({ competition }: { readonly competition: Competition }) => (
  <section className="race-card">
    <h2 className="race-title">{words.title}</h2>
    <ul className="race-rules">
      {linesOf(competition).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
