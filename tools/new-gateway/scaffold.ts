/** Writes a gateway's two folders, the adapter's and the sandbox's, and their lines. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  adapters,
  dialects,
  gatewayFiles,
  methodKinds,
  payoutsTo,
  presentationOf,
  presentations,
  sandboxes,
  type NewGateway,
} from './templates.ts';

export type Scaffolded =
  | { readonly ok: true; readonly files: readonly string[] }
  | { readonly ok: false; readonly message: string };

const kebabCase = /^[a-z]+(-[a-z]+)*$/;
/** As the database holds it. */
const longestCode = 16;

/** `lantern-pay` is `lanternPay` in code. */
const camelCase = (word: string): string => word.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase());

const addLine = (file: string, line: string): void => writeFileSync(file, `${readFileSync(file, 'utf8')}${line}\n`);

/** As it was typed. */
export interface WantedGateway {
  readonly path: string;
  readonly name: string;
  readonly dialect?: string | undefined;
  readonly presentation?: string | undefined;
  readonly kind?: string | undefined;
  readonly payouts?: string | undefined;
}

const oneOf = <const T extends string>(all: readonly T[], text: string): T | undefined =>
  all.find((one) => one === text);

export const scaffoldGateway = (root: string, wanted: WantedGateway): Scaffolded => {
  const { path: word, name } = wanted;
  const dialect = oneOf(dialects, wanted.dialect ?? dialects[0]);
  const only = presentationOf(dialect);
  const presentation = oneOf(presentations, wanted.presentation ?? only ?? presentations[0]);
  const kind = oneOf(methodKinds, wanted.kind ?? methodKinds[0]);
  const target = wanted.payouts === undefined ? undefined : oneOf(payoutsTo, wanted.payouts);
  if (!kebabCase.test(word) || word.length < 2 || word.length > longestCode)
    return { ok: false, message: 'The path must be letters in kebab-case, at most 16 of them, such as lantern-pay.' };
  if (name.trim() === '') return { ok: false, message: 'The name must not be empty.' };
  if (dialect === undefined) return { ok: false, message: `The dialects are ${dialects.join(', ')}.` };
  if (presentation === undefined) return { ok: false, message: `It is one of ${presentations.join(', ')}.` };
  if (kind === undefined)
    return { ok: false, message: `What it takes money from is one of ${methodKinds.join(', ')}.` };
  if (wanted.payouts !== undefined && target === undefined)
    return { ok: false, message: `It pays out to one of: ${payoutsTo.join(', ')}.` };
  if (only !== undefined && (presentation !== only || kind !== 'card' || target === 'e-wallet'))
    return { ok: false, message: `A ${dialect} checkout takes cards, by ${only}, and pays back to them alone.` };
  const gateway: NewGateway = { path: word, name, dialect, presentation, kind, payoutsTo: target };
  const homes = [path.join(root, adapters, word), path.join(root, sandboxes, word)];
  if (homes.some((home) => existsSync(home))) return { ok: false, message: `There is a folder ${word} already.` };
  const files = gatewayFiles(gateway).map(({ file, text }) => ({ file: path.join(root, file), text }));
  for (const { file, text } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  addLine(
    path.join(root, adapters, 'gateways.ts'),
    `export { gateway as ${camelCase(word)} } from './${word}/index.ts';`,
  );
  addLine(
    path.join(root, sandboxes, 'parties.ts'),
    `export { party as ${camelCase(word)} } from './${word}/index.ts';`,
  );
  return { ok: true, files: files.map(({ file }) => file) };
};
