/** Locates the script of the human check: beside this file, or in the sources when bundled. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PageScript } from '../human-check.ts';

const find = (): string => {
  const beside = fileURLToPath(new URL('./page-script.js', import.meta.url));
  return existsSync(beside)
    ? beside
    : fileURLToPath(new URL('../src/providers/captcha/altcha/page-script.js', import.meta.url));
};

export const readPageScript = (): PageScript => {
  const text = readFileSync(find(), 'utf8');
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` };
};
