import type { Game } from '@carmine/contract/games/game-service';
import type { PlayGame } from '@carmine/contract/games/play';
import { Skeleton } from '@carmine/design/feedback';
import { paytables } from '@carmine/games/paytables';
import { useQuery } from '@tanstack/react-query';
import { displayCount } from '../../../amounts/display.ts';
import { gameRulesQuery } from '../queries.ts';
import { gameTexts } from '../texts.ts';
import { tabTexts } from './texts.ts';
import { times } from '../../tiles/times.ts';
import { percentOf, sharePercent } from '../percent.ts';
import '../game.css';

const words = tabTexts.returns;
const versionSigns = 12;

/** What is rarer than a thousandth says more as `1 in 5,200,300`. */
const chanceOf = (fraction: string): string => {
  const [part = 0n, whole = 1n] = fraction.split('/').map(BigInt);
  const isRare = part > 0n && whole / part > 1_000n;
  return isRare ? words.oneIn(displayCount(Number(whole / part))) : sharePercent(fraction);
};

type Row = PlayGame['rtp'][number];
type Measurable = NonNullable<Row['measured']>[number];

const isMeasured = ({ measured = [] }: Row, figure: Measurable): boolean => measured.includes(figure);

/** What none of the counted rounds reached may still happen. */
const mostOf = (row: Row): string => {
  const { maxWinChance, rounds } = row;
  if (rounds !== undefined && maxWinChance.startsWith('0/')) return words.notReached(displayCount(rounds));
  const chance = chanceOf(maxWinChance);
  return isMeasured(row, 'maxWinChance') ? words.about(chance) : chance;
};

/** How the returns were found; of simulated ones the largest error counts. */
const found = (rows: PlayGame['rtp']): string => {
  const errors = rows.flatMap(({ se }) => (se === undefined ? [] : [se]));
  if (errors.length > 0) return words.simulated(percentOf(String(Math.max(...errors))));
  return rows.some(({ measured = [] }) => measured.length > 0) ? words.partlyMeasured : words.exact;
};

const Mark = ({ row, figure }: { readonly row: Row; readonly figure: Measurable }) =>
  isMeasured(row, figure) ? <small>{words.measured}</small> : null;

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
      {rows.map((row) => (
        <tr key={row.bet}>
          <th scope="row">{row.bet}</th>
          <td className="num">
            {percentOf(row.rtpDecimal)}
            <Mark row={row} figure="rtp" />
            <small>± {times(Math.round(row.sd * 100) / 100)}</small>
            <Mark row={row} figure="sd" />
          </td>
          <td className="num">
            {chanceOf(row.hit)}
            <Mark row={row} figure="hit" />
            {row.win !== undefined && <small>{words.win(chanceOf(row.win))}</small>}
          </td>
          <td className="num">
            {times(row.maxWin)}
            <small>{mostOf(row)}</small>
            <Mark row={row} figure="maxWinChance" />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Of what is measured no fraction is exact. */
const fractionsOf = (row: Row): string[] => [
  ...(isMeasured(row, 'rtp') ? [] : [words.rtpFraction(row.rtp)]),
  ...(isMeasured(row, 'hit') ? [] : [words.hitFraction(row.hit)]),
  ...(row.win === undefined ? [] : [words.winFraction(row.win)]),
];

/** As `npm run prove` has them: a percentage is rounded, a fraction is not. */
const Fractions = ({ rows }: { readonly rows: PlayGame['rtp'] }) => {
  const exact = rows.map((row) => ({ bet: row.bet, fractions: fractionsOf(row) }));
  const shown = exact.filter(({ fractions }) => fractions.length > 0);
  if (shown.length === 0) return null;
  return (
    <details className="game-fractions">
      <summary>{words.fractions}</summary>
      <dl>
        {shown.map(({ bet, fractions }) => (
          <div key={bet}>
            <dt>{bet}</dt>
            <dd className="num">{fractions.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

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

/** Drawn where the game has drawings of it, below the rows that say a chance. */
const DrawnPays = ({ game, rows }: { readonly game: Game; readonly rows: PlayGame['paytable'] }) => {
  const load = Object.hasOwn(paytables, game.id) ? paytables[game.id] : undefined;
  const { data: Drawn } = useQuery({
    queryKey: ['paytable', game.id],
    queryFn: async () => load?.(),
    enabled: load !== undefined,
    staleTime: Infinity,
  });
  if (Drawn === undefined) return <Pays rows={rows} />;
  return (
    <>
      <Pays rows={rows.filter(({ chance }) => chance !== undefined)} />
      <Drawn />
    </>
  );
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
      <Fractions rows={data.rtp} />
      <p className="game-panel-note">
        {found(data.rtp)} {words.anyPayout} {words.session} {words.deviation}{' '}
        <span className="num">{words.version(data.mathVersion.slice(0, versionSigns))}</span>
      </p>
    </>
  );
};
