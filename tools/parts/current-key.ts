/** The house's key as `npm start` determines it: the variable, else the file generated at first start; empty without both. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const currentKey = (): string => {
  const given = process.env['SECRETS_KEY'] ?? '';
  const file = path.resolve(process.env['DATA_DIR'] ?? '.data', 'secrets.key');
  return given === '' && existsSync(file) ? readFileSync(file, 'utf8').trim() : given;
};
