/** Generates the README's table of variables of outside parties and the signer from their declarations. */
import { fileURLToPath } from 'node:url';
import { outsideParties } from '../../apps/server/src/providers/parties.ts';
import { limitRows } from '../../apps/signer/src/settings.ts';

const at = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

export const readmeFile = at('README.md');
/** The start program runs before anything is compiled, so it reads names from this file. */
export const namesFile = at('tools/start/party-variables.json');
export const signerNamesFile = at('tools/start/signer-variables.json');
export const signerVariableNames: readonly string[] = limitRows.map(({ name }) => name);

const start = '<!-- parties:start -->';
const end = '<!-- parties:end -->';

const variables = new Map(outsideParties.flatMap((party) => Object.entries(party.variables)));

export const variableNames: readonly string[] = [...variables.keys()];

const table = (): string =>
  [
    ...['| name | default | meaning |', '|---|---|---|'],
    ...[...variables].map(([name, { shown, meaning }]) => `| \`${name}\` | ${shown} | ${meaning} |`),
    ...limitRows
      .filter(({ name }) => !variables.has(name))
      .map(({ name, shown, meaning }) => `| \`${name}\` | ${shown} | ${meaning} |`),
  ].join('\n');

export const withTable = (readme: string): string => {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README needs the lines ${start} and ${end}.`);
  return `${readme.slice(0, from)}${start}\n\n${table()}\n\n${readme.slice(to)}`;
};
