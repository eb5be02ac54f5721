/** `node tools/module-table.mjs`: writes the module table of ARCHITECTURE.md from modules.json; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../ARCHITECTURE.md', import.meta.url);
const start = '<!-- modules:start -->';
const end = '<!-- modules:end -->';

/**
 * @type {{
 *   modules: Record<string, { mayImport: string[], packages?: string[], owns: string, folders?: Record<string, string[]> }>,
 *   folders: Record<string, Record<string, string[]>>,
 * }}
 */
const { modules, folders: others } = JSON.parse(readFileSync(new URL('../modules.json', import.meta.url), 'utf8'));
const rows = Object.entries(modules).map(([name, { mayImport, packages = [], owns }]) => {
  const imports = [...mayImport, ...packages.map((other) => `\`packages/${other}\``)].join(', ');
  return `| ${name} | ${imports || '–'} | ${owns} |`;
});
const divided = [
  ...Object.entries(modules).map(([module, { folders = {} }]) => ({ place: module, folders })),
  ...Object.entries(others).map(([place, folders]) => ({ place, folders })),
];
const folderRows = divided.flatMap(({ place, folders }) =>
  Object.entries(folders).map(([name, mayImport]) => `| ${place}/${name} | ${mayImport.join(', ') || '–'} |`),
);
const table = [
  ...['| module | may import | owns |', '|---|---|---|', ...rows, ''],
  ...['| folder | may import beside it |', '|---|---|', ...folderRows],
].join('\n');

const text = readFileSync(page, 'utf8');
const from = text.indexOf(start);
const to = text.indexOf(end);
if (from < 0 || to < from) throw new Error(`ARCHITECTURE.md needs the lines ${start} and ${end}.`);
const written = `${text.slice(0, from)}${start}\n\n${table}\n\n${text.slice(to)}`;

if (process.argv.includes('--check')) {
  if (written !== text)
    process.stdout.write('The table of ARCHITECTURE.md differs from modules.json: run node tools/module-table.mjs\n');
  process.exitCode = written === text ? 0 : 1;
} else writeFileSync(page, written);
