/**
 * `npx tsx tools/outcomes/count-slot.ts my-slot [--rounds 20000000] [--chunk 1000000]`: plays rounds of a slot whose return has no closed form,
 * goes on where an earlier run ended, and stores the sums beside the version after each chunk. 2·10⁷ while a slot is made, 2·10⁹ before
 * it is locked. What is played: `testing/counting.ts` of the game.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countOn, type Counting } from '../../packages/games/testing/count-slot.ts';
import type { SlotCounts } from '../../packages/games/src/slots/counts/counted.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '20000000' }, chunk: { type: 'string', default: '1000000' } },
});
const [name = ''] = positionals;
if (!/^[a-z0-9-]+$/.test(name)) throw new Error('Which slot? npx tsx tools/outcomes/count-slot.ts my-slot');
const folder = new URL(`../../packages/games/src/${name}/`, import.meta.url);
const { counting, version } = (await import(new URL('testing/counting.ts', folder).href)) as {
  counting: Counting;
  version: string;
};
const file = new URL(`versions/${version}.counts.json`, folder);
const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SlotCounts) : undefined;
const sameMaths = before?.mathVersion === counting.mathVersion;
if (before !== undefined && !sameMaths)
  console.warn('The rounds that are stored were played by other maths, and are left out.');

const keep = (counts: SlotCounts): void => {
  // Whole or not at all, if it is stopped here.
  const next = new URL(`${file.href}.next`);
  writeFileSync(next, `${JSON.stringify(counts, null, 2)}\n`);
  renameSync(next, file);
};
const counts = countOn(
  counting,
  {
    ...(before !== undefined && sameMaths ? { counts: before } : {}),
    rounds: parseInt(values.rounds, 10),
    chunk: parseInt(values.chunk, 10),
  },
  keep,
);
console.log(`${counts.rounds} rounds of ${name} ${version}`);
