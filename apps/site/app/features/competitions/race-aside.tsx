/** The player's own place and the prizes. */
import type { CompetitionTable } from '@carmine/contract/promotions/competitions';
import { displayAmount } from '../../amounts/display.ts';
import { useSession } from '../../queries/session.ts';
import { displayScore, prizeRanges } from './figures.ts';
import { competitionTexts as words } from './texts.ts';

export const OwnPlace = ({ table: { competition, own } }: { readonly table: CompetitionTable }) => {
  const signedIn = useSession() !== null;
  if (own === null) {
    return (
      <section className="race-card race-mine">
        <h2 className="race-title">{words.own.title}</h2>
        <p className="race-muted">{signedIn ? words.own.none : words.own.signIn}</p>
      </section>
    );
  }
  return (
    <section className="race-card race-mine">
      <h2 className="race-title">{words.own.title}</h2>
      <p className="race-place">
        <b className="num">{own.rank}</b> <span className="race-muted">{words.own.of(competition.players)}</span>
      </p>
      <dl className="race-facts">
        <div>
          <dt>{words.scores[competition.score]}</dt>
          <dd className="num">{displayScore(competition.score, own.score)}</dd>
        </div>
        <div>
          <dt>{competition.state === 'finished' ? words.own.prizeFinal : words.own.prize}</dt>
          <dd className="num">{own.prizeEur === null ? '–' : displayAmount('EUR', own.prizeEur)}</dd>
        </div>
      </dl>
    </section>
  );
};

export const PrizeList = ({ prizes }: { readonly prizes: readonly string[] }) => (
  <section className="race-card">
    <h2 className="race-title">{words.prizeList}</h2>
    <dl className="race-facts">
      {prizeRanges(prizes).map(({ from, to, prize }) => (
        <div key={from}>
          <dt>{words.place(from, to)}</dt>
          <dd className="num">{displayAmount('EUR', prize)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
