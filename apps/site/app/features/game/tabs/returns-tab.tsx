import type { Game } from '@carmine/contract/game-service';
import type { PlayGame } from '@carmine/contract/play';
import { Skeleton } from '@carmine/design/feedback';
import { paytables } from '@carmine/games/paytables';
import { useQuery } from '@tanstack/react-query';
import { gameRulesQuery } from '../queries.ts';
import { gameTexts } from '../texts.ts';
import { tabTexts } from './texts.ts';
import { times } from '../../tiles/times.ts';
import { percentOf, sharePercent } from '../percent.ts';
import '../game.css';

const words = tabTexts.returns;
const versionSigns = 12;

const Returns = ({ rows }: { readonly rows: PlayGame['rtp'] }) => (
  <table className="game-table">
    <thead>
      <tr>
        <th scope="col">{words.bet}</th>
        <th scope="col">{words.rtp}</th>
        <th scope="col">{words.hit}</th>
        <th scope="col">{words.maxWin}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ bet, rtpDecimal, hit, maxWin }) => (
        <tr key={bet}>
          <th scope="row">{bet}</th>
          <td className="num">{percentOf(rtpDecimal)}</td>
          <td className="num">{sharePercent(hit)}</td>
          <td className="num">{times(maxWin)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Pays = ({ rows }: { readonly rows: PlayGame['paytable'] }) => (
  <table className="game-table">
    <thead>
      <tr>
        <th scope="col">{tabTexts.pays.name}</th>
        <th scope="col">{tabTexts.pays.pays}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, pays, chance }) => (
        <tr key={name}>
          <th scope="row">
            {name}
            {chance !== undefined && <small>{tabTexts.pays.chanceOf(chance)}</small>}
          </th>
          <td className="num">{pays}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Drawn where the game has drawings of it. */
const DrawnPays = ({ game, rows }: { readonly game: Game; readonly rows: PlayGame['paytable'] }) => {
  const load = Object.hasOwn(paytables, game.id) ? paytables[game.id] : undefined;
  const { data: Drawn } = useQuery({
    queryKey: ['paytable', game.id],
    queryFn: async () => load?.(),
    enabled: load !== undefined,
    staleTime: Infinity,
  });
  return Drawn === undefined ? <Pays rows={rows} /> : <Drawn />;
};

export const ReturnsTab = ({ game }: { readonly game: Game }) => {
  const { data, isError } = useQuery(gameRulesQuery(game.id));
  if (isError) return <p className="game-panel-note">{gameTexts.notLoaded}</p>;
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <>
      <div className="game-tables">
        <Returns rows={data.rtp} />
        <DrawnPays game={game} rows={data.paytable} />
      </div>
      <p className="game-panel-note">
        {words.note} <span className="num">{words.version(data.mathVersion.slice(0, versionSigns))}</span>
      </p>
    </>
  );
};
