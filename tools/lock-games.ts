/**
 * Locks the maths of every new game version: its hash, the hash of its behaviour, some rounds for review, and a first count of its
 * outcomes where they have to be counted.
 * Existing entries are never changed; the games' tests fail if one no longer matches.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { allVersions, type AnyGame, type Rational } from '../packages/games/src/index.ts';
import { countOutcomes, outcomesText } from '../packages/games/testing/count-outcomes.ts';
import { behaviourHash, goldenRounds, shownRounds } from '../packages/games/testing/golden.ts';
import { lockFile, lockLine, readMathLock } from '../packages/games/testing/math-lock.ts';

/** File with the maths hashes for a game's view. */
const shippedText = (hashes: readonly string[]): string =>
  `/** The hashes of this game's maths, oldest first, as they were shipped: all that a picture needs of them. Written by \`tools/lock-games.ts\`. */
export const mathVersions: readonly string[] = [
${hashes.map((hash) => `  '${hash}',`).join('\n')}
];
`;

const fractionText = ({ n, d }: Rational): string => `{ n: ${n}n, d: ${d}n }`;

const proofText = ({ mathVersion, rtpProof }: AnyGame): string => {
  const { method, rtp, sd, hit, maxWin, maxWinChance, se, measured = [], rounds } = rtpProof();
  return `  '${mathVersion}': {
    method: '${method}',
    rtp: ${fractionText(rtp)},
    sd: ${sd},
    hit: ${fractionText(hit)},
    maxWin: ${maxWin},
    maxWinChance: ${fractionText(maxWinChance)},${se === undefined ? '' : `\n    se: ${se},`}${
      measured.length === 0 ? '' : `\n    measured: [${measured.map((figure) => `'${figure}'`).join(', ')}],`
    }${rounds === undefined ? '' : `\n    rounds: ${rounds},`}
  },`;
};

/** For games with stored proofs, because computing them at startup takes too long. */
const proofsText = (versions: readonly AnyGame[]): string =>
  `/** What is proven of this game's maths, by its hash: worked out when it was frozen, and again by the tests. Written by \`tools/lock-games.ts\`. */
import type { RtpProof } from '../../game-module.ts';

export const proofs: Readonly<Record<string, RtpProof>> = {
${versions.map(proofText).join('\n')}
};
`;

const firstCount = 200_000;
const folder = new URL('../packages/games/', import.meta.url);
const locked = readMathLock();

const written: string[] = [];
const write = (file: URL, text: string): void => {
  writeFileSync(file, text);
  written.push(fileURLToPath(file));
};

for (const game of allVersions) {
  const { id, version, mathVersion } = game;
  if (locked.some((one) => one.id === id && one.version === version)) continue;
  locked.push({ id, version, mathVersion, behaviour: behaviourHash(game) });
  const golden = new URL(`src/${game.id}/versions/${game.version}.golden.json`, folder);
  write(
    golden,
    `[\n${goldenRounds(game, shownRounds)
      .map((row) => `  ${JSON.stringify(row)}`)
      .join(',\n')}\n]\n`,
  );
  const hashes = allVersions.filter((one) => one.id === id).map((one) => one.mathVersion);
  write(new URL(`src/${game.id}/versions/shipped.ts`, folder), shippedText(hashes));
  const proofs = new URL(`src/${game.id}/versions/proofs.ts`, folder);
  if (existsSync(proofs)) write(proofs, proofsText(allVersions.filter((one) => one.id === id)));
  // A beginning: `tools/outcomes/count-outcomes.ts` counts more before the game is shipped.
  const outcomes = new URL(`src/${game.id}/versions/${game.version}.outcomes.json`, folder);
  if (game.outcomes !== undefined && !existsSync(outcomes))
    write(outcomes, outcomesText(countOutcomes(game, firstCount, 1)));
  console.log(`${game.id} ${game.version} ${game.mathVersion}`);
}
writeFileSync(lockFile, `${locked.map(lockLine).toSorted().join('\n')}\n`);
const formatter = fileURLToPath(new URL('../node_modules/oxfmt/bin/oxfmt', import.meta.url));
if (written.length > 0) execFileSync(process.execPath, [formatter, ...written], { stdio: 'pipe' });
