/**
 * `node tools/verify-rounds.mjs FILE`: checks a file of rounds as it was downloaded, with a second implementation that shares
 * nothing with the games' own. Needs Node.js and this folder, nothing else. Exit code 1 when anything differs.
 */
import { readFileSync } from 'node:fs';
import { checkFile } from './verifier/check.mjs';

const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Say which file: node tools/verify-rounds.mjs FILE\n');
  process.exit(2);
}
const { rounds, checked, complaints, gaps } = checkFile(JSON.parse(readFileSync(file, 'utf8')));
for (const { id, nonce, complaints: found } of complaints)
  process.stdout.write(`round ${nonce} (${id}) differs: ${found.join(', ')}\n`);
for (const hash of gaps) process.stdout.write(`numbers of pair ${hash} are missing or used twice\n`);
process.stdout.write(`${rounds} rounds, ${checked} checked, ${complaints.length} differ\n`);
process.exitCode = complaints.length === 0 && gaps.length === 0 ? 0 : 1;
