/** `npm run audit` of the product that a journey runs against. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { theProduct } from './product.ts';

/** Its exit code, and all that it said. */
export const audit = async (...args: readonly string[]): Promise<readonly [number | null, string]> => {
  const program = spawn(process.execPath, ['tools/run.mjs', 'audit', '--json', ...args], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { ...process.env, DATA_DIR: theProduct().dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const code = await new Promise<number | null>((resolve) => program.once('close', resolve));
  return [code, said];
};
