/**
 * `npm run prove [-- --json] [-- games]`: computes the RTP of every published bet of every game, or of those named by their ids, and what its
 * jackpots return besides, in the mean of all cycles. Fails if both together are not below 100 %, if the reserve of a pool does not reach its
 * seed, or if a return differs from the stored value.
 */
import { isDeepStrictEqual } from 'node:util';
import {
  approximate,
  compareRationals,
  liveGames,
  poolFaults,
  proofRow,
  proofRows,
  rational,
  readRational,
  registry,
  type Measurable,
  type ProofRow,
} from '@carmine/games';

const all = [...registry, ...liveGames];
const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((id) => !all.some((game) => game.id === id));
if (unknown.length > 0) throw new Error(`There is no game ${unknown.join(', ')}.`);
const games = wanted.length === 0 ? all : all.filter(({ id }) => wanted.includes(id));

const rows = games.flatMap((game) => proofRows(game).map((row) => ({ game: game.id, ...row })));

const percent = (fraction: string | undefined): string =>
  fraction === undefined ? '' : (approximate(readRational(fraction) ?? rational(0)) * 100).toFixed(4);

/** A measured one is an order of magnitude; what no counted round reached has none. */
const chanceOfMax = (row: Pick<ProofRow, 'maxWinChance' | 'rounds'>, measured: readonly Measurable[]): string => {
  if (row.rounds !== undefined && row.maxWinChance.startsWith('0/')) return `none of ${row.rounds} rounds`;
  return measured.includes('maxWinChance') ? `≈ ${row.maxWinChance}` : row.maxWinChance;
};

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else
  console.table(
    rows.map(
      ({ game, bet, method, rtpDecimal, rtp, sd, hit, win, maxWin, measured = [], pools, withPools, ...row }) => ({
        ...{ game, bet, method },
        'rtp %': (Number(rtpDecimal) * 100).toFixed(6),
        // Of what is measured no fraction is exact.
        exact: measured.includes('rtp') ? '' : rtp,
        sd: sd.toFixed(3),
        'any payout': measured.includes('hit') ? `≈ ${percent(hit)} %` : hit,
        'above stake': win ?? '',
        'max win': `${Math.round(maxWin * 10_000) / 10_000}×`,
        'chance of it': chanceOfMax(row, measured),
        measured: measured.join(', '),
        'pools %': percent(pools),
        'with pools %': percent(withPools),
      }),
    ),
  );

const generous = rows.filter(
  ({ rtp, withPools }) => compareRationals(readRational(withPools ?? rtp) ?? rational(1), rational(1)) >= 0,
);
const faults = games.flatMap(({ id, catalogue }) => poolFaults(catalogue.jackpots).map((fault) => `${id}: ${fault}`));
// Slow values are stored in the game; here they are recomputed.
const wrong = games.filter(({ bets, workOut, rtpProof }) => {
  const worked = workOut?.(bets.map(({ params }) => params)) ?? [];
  return worked.some((found, index) => {
    const written = rtpProof(bets[index]?.params as Partial<unknown>);
    return !isDeepStrictEqual(proofRow('', written), proofRow('', { ...written, ...found }));
  });
});
if (wrong.length > 0) {
  console.error(`Not what is written down: ${wrong.map(({ id }) => id).join(', ')}.`);
  process.exitCode = 1;
}
if (generous.length > 0) {
  console.error(`${generous.length} bets return 100 % or more.`);
  process.exitCode = 1;
}
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exitCode = 1;
}
