/** Generates the README's tables of variables from their declarations: those of the server, and those of outside parties and the signer. */
import { fileURLToPath } from 'node:url';
import { environmentRows, type VariableRow } from '../../apps/server/src/platform/settings/environment.ts';
import { outsideParties } from '../../apps/server/src/providers/parties.ts';
import { limitRows } from '../../apps/signer/src/settings.ts';

const at = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

export const readmeFile = at('README.md');
/** The start program runs before anything is compiled, so it reads names from this file. */
export const namesFile = at('tools/start/party-variables.json');
export const signerNamesFile = at('tools/start/signer-variables.json');
export const signerVariableNames: readonly string[] = limitRows.map(({ name }) => name);

const variables = new Map(outsideParties.flatMap((party) => Object.entries(party.variables)));

export const variableNames: readonly string[] = [...variables.keys()];

const partyRows: readonly VariableRow[] = [
  ...[...variables].map(([name, { shown, meaning }]) => ({ name, shown, meaning })),
  ...limitRows.filter(({ name }) => !variables.has(name)),
];

const tables: Readonly<Record<string, readonly VariableRow[]>> = { server: environmentRows, parties: partyRows };

const tableOf = (rows: readonly VariableRow[]): string =>
  [
    ...['| name | default | meaning |', '|---|---|---|'],
    ...rows.map(({ name, shown, meaning }) => `| \`${name}\` | ${shown} | ${meaning} |`),
  ].join('\n');

const withRows = (readme: string, [name, rows]: readonly [string, readonly VariableRow[]]): string => {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The README needs the lines ${start} and ${end}.`);
  return `${readme.slice(0, from)}${start}\n\n${tableOf(rows)}\n\n${readme.slice(to)}`;
};

export const withTables = (readme: string): string => Object.entries(tables).reduce(withRows, readme);
