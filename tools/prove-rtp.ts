/** `npm run prove [--json]`: the return of every published bet of every game. Fails when one is not below 100 %. */
import { compareRationals, proofRows, rational, registry } from '@carmine/games';

const rows = registry.flatMap((game) => proofRows(game).map((row) => ({ game: game.id, ...row })));

if (process.argv.includes('--json')) console.log(JSON.stringify(rows, null, 2));
else
  console.table(
    rows.map(({ game, bet, method, rtpDecimal, rtp, sd, hit, maxWin }) => ({
      game,
      bet,
      method,
      'rtp %': (Number(rtpDecimal) * 100).toFixed(6),
      exact: rtp,
      sd: sd.toFixed(3),
      hit,
      'max win': `${maxWin}×`,
    })),
  );

const generous = registry.flatMap((game) =>
  game.bets.filter(({ params }) => compareRationals(game.rtpProof(params as Partial<unknown>).rtp, rational(1)) >= 0),
);
if (generous.length > 0) {
  console.error(`${generous.length} bets return 100 % or more.`);
  process.exitCode = 1;
}
