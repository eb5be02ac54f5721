/**
 * `npm run bench:search [-- --json]`: how long one keystroke in the search looks through 2,000 games. Every prefix of every
 * word typed, names and slips alike; a frame at 60 a second has 16 ms, and drawing the list needs some of them.
 */
import { createPlaceholderGames } from '../apps/server/src/modules/gaming/catalogue/placeholder-games.ts';
import { createGameFinder } from '../apps/site/app/features/search/find-games.ts';
import { percentile } from './measurement.ts';

const games = 2_000;
const budgetMs = 16;
const typed = ['lantern harbour', 'blakjack', 'crimson menagerei', 'żółta', 'emerald zzzz', 'a name of two hundred'];
const rounds = 50;

const finder = createGameFinder(createPlaceholderGames(games).map(({ game }) => game));
const keystrokes = typed.flatMap((text) => [...text].map((_sign, index) => text.slice(0, index + 1)));
/** Mean CPU time over several runs, so that a busy machine does not distort the result. */
const time = (term: string): number => {
  const began = process.cpuUsage();
  for (let run = 0; run < rounds; run += 1) finder.find(term);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1_000 / rounds;
};

keystrokes.forEach((term) => finder.find(term));
const times = keystrokes.map(time).toSorted((a, b) => a - b);
const rounded = (value: number): number => Math.round(value * 100) / 100;
const row = {
  ...{ name: 'search-keystroke', games, keystrokes: times.length },
  ...{ p50Ms: rounded(percentile(times, 0.5)), p99Ms: rounded(percentile(times, 0.99)) },
  ...{ worstMs: rounded(times.at(-1) ?? 0), budgetMs },
};
if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify([row])}\n`);
else for (const [name, value] of Object.entries(row)) process.stdout.write(`${name.padEnd(12)} ${String(value)}\n`);
