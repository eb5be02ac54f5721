/** The table, with the player's own place below it if it is further down. */
import type { CompetitionTable } from '@carmine/contract/promotions/competitions';
import { classNames } from '@carmine/design/class-names';
import { displayAmount } from '../../amounts/display.ts';
import { displayScore } from './figures.ts';
import { competitionTexts as words } from './texts.ts';

type Place = CompetitionTable['places'][number];

const Row = ({ place, rule }: { readonly place: Place; readonly rule: CompetitionTable['competition']['score'] }) => (
  <tr className={classNames(place.own && 'race-own', place.rank <= 3 && `race-top race-top-${place.rank}`)}>
    <td>
      <span className="race-rank num">{place.rank}</span>
    </td>
    <th scope="row">{place.own ? words.you(place.player) : place.player}</th>
    <td className="num race-score">{displayScore(rule, place.score)}</td>
    <td className="num race-prize">{place.prizeEur === null ? '–' : displayAmount('EUR', place.prizeEur)}</td>
  </tr>
);

export const RaceTable = ({ table: { competition, places, own } }: { readonly table: CompetitionTable }) => {
  if (places.length === 0) return <p className="race-card race-empty">{words.empty}</p>;
  const rows = own === null || places.some((place) => place.own) ? places : [...places, own];
  return (
    <div className="race-card race-places">
      <table>
        <caption className="visually-hidden">{competition.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.place}</th>
            <th scope="col">{words.columns.player}</th>
            <th scope="col">{words.scores[competition.score]}</th>
            <th scope="col">{words.columns.prize}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((place) => (
            <Row
              key={`${place.rank} ${place.player} ${place.score} ${place.own}`}
              place={place}
              rule={competition.score}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
