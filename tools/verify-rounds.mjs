/**
 * `node tools/verify-rounds.mjs FILE`: verifies a downloaded file of rounds with a second implementation that shares no code
 * with the games. Needs only Node.js and this folder. Exit code 1 if anything differs.
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
