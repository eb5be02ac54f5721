/** What `npm run check` does, on a Node that can. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, isInstalled } from '../start/install.mjs';
import { runProgram } from '../start/run-program.mjs';
import { folderCircles } from './folder-circles.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** @typedef {{ name: string, run: () => Promise<{ fault: string, said?: string }> }} Step */

const node = async (/** @type {string} */ script, /** @type {string[]} */ args, folder = root) => {
  const { code, output } = await runProgram(process.execPath, [script, ...args], { cwd: folder });
  return { code, output: output.trim() };
};

/** The script behind a package's command, resolved from `from`. */
const commandOf = (/** @type {string} */ name, /** @type {string} */ command, from = root) => {
  const manifest = path.join(packageFolder(name, from), 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return path.join(path.dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
};

const packageFolder = (/** @type {string} */ name, /** @type {string} */ from) => {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  const found = places.map((place) => path.join(place, name)).find((place) => existsSync(place));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
};

const passes = (/** @type {() => Promise<{ code: number, output: string }>} */ work) => async () => {
  const { code, output } = await work();
  return { fault: code === 0 ? '' : output || `exit code ${code}` };
};

/** The site's route types: compiler, linter and import checker all read them. */
const makeRouteTypes = async () => {
  const site = path.join(root, 'apps', 'site');
  return node(commandOf('@react-router/dev', 'react-router', site), ['typegen'], site);
};

/** A checker that read no files also finds nothing, so the number of files must be plausible. */
const imports = async () => {
  const args = ['--config', '.dependency-cruiser.mjs', '-T', 'json', 'apps', 'packages', 'bench', 'tests', 'tools'];
  const { output } = await node(commandOf('dependency-cruiser', 'depcruise'), args);
  if (!output.startsWith('{')) return { fault: output };
  const { modules, summary } = JSON.parse(output);
  const files = modules.filter((/** @type {{ source: string }} */ { source }) =>
    /^(apps|packages|tools)\//.test(source),
  ).length;
  const table = JSON.parse(readFileSync(path.join(root, 'modules.json'), 'utf8'));
  const faults = summary.violations.map(
    (/** @type {{ rule: { name: string }, from: string, to: string }} */ { rule, from, to }) =>
      `${rule.name}: ${from} → ${to}`,
  );
  if (files < table.leastFiles)
    faults.push(`only ${files} files were seen, there must be at least ${table.leastFiles}`);
  faults.push(...folderCircles(table));
  return { fault: faults.join('\n'), said: `${files} files` };
};

/** @type {Step[]} */
const steps = [
  { name: 'lock file', run: passes(() => node('tools/complete-lock.mjs', ['--check'])) },
  { name: 'module table', run: passes(() => node('tools/module-table.mjs', ['--check'])) },
  { name: 'format', run: passes(() => node(commandOf('oxfmt', 'oxfmt'), ['--check', '.'])) },
  { name: 'types', run: passes(() => node(commandOf('@typescript/native', 'tsc'), ['-p', root])) },
  { name: 'imports', run: imports },
  { name: 'unused', run: passes(() => node(commandOf('knip', 'knip'), ['--no-progress', '--no-config-hints'])) },
  { name: 'lint', run: passes(() => node(commandOf('oxlint', 'oxlint'), ['--deny-warnings', '-f', 'unix'])) },
  {
    name: 'tidiness',
    run: passes(() =>
      node(commandOf('vitest', 'vitest'), ['run', '--project', 'pure', 'tools/tidy', '--reporter=dot']),
    ),
  },
];

if (!isInstalled(root)) await install(root);
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? steps : steps.filter(({ name }) => wanted.includes(name));
const readsRouteTypes = new Set(['types', 'imports', 'unused', 'lint']);
if (chosen.some(({ name }) => readsRouteTypes.has(name))) {
  const { code, output } = await makeRouteTypes();
  if (code !== 0) throw new Error(output);
}
let failed = 0;

/** Each of the others beside the compiler or the linter, which leave room for one. */
const atOnce = 2;
const waiting = [...chosen];
const work = async () => {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
    const began = performance.now();
    const { fault, said = '' } = await step.run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const verdict = fault === '' ? 'ok    ' : 'FAILED';
    process.stdout.write(`${verdict}  ${step.name.padEnd(13)} ${seconds.padStart(5)} s  ${said}\n`);
    if (fault === '') continue;
    process.stdout.write(`${fault.replaceAll(/^/gm, '        ')}\n`);
    failed += 1;
  }
};
await Promise.all(Array.from({ length: atOnce }, work));
process.stdout.write(
  failed === 0 ? `all ${chosen.length} checks hold\n` : `${failed} of ${chosen.length} checks failed\n`,
);
process.exitCode = failed === 0 ? 0 : 1;
