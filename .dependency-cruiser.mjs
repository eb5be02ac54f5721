/** The rules of who may import whom. Those of the server's modules and the site's features are made from modules.json. */
import { readFileSync } from 'node:fs';

/**
 * @type {{
 *   modules: Record<string, { mayImport: string[], packages?: string[], folders?: Record<string, string[]>, doors?: boolean }>,
 *   siteFeatures: Record<string, string[]>,
 *   folders: Record<string, Record<string, string[]>>,
 * }}
 */
const table = JSON.parse(readFileSync(new URL('modules.json', import.meta.url), 'utf8'));

const test = String.raw`(\.test\.tsx?$|/testing/|^apps/server/.*/test-[\w-]+\.ts$|/conformance\.ts$)`;
const modules = 'apps/server/src/modules';
const features = 'apps/site/app/features';
const oneOf = (/** @type {string[]} */ names) => `(${names.join('|')})`;

const error = (
  /** @type {string} */ name,
  /** @type {string} */ comment,
  /** @type {object} */ from,
  /** @type {object} */ to,
) => ({
  ...{ name, comment, severity: 'error', from, to },
});

const moduleRules = Object.entries(table.modules).flatMap(([name, { mayImport, packages = [] }]) => [
  error(
    `module-${name}`,
    `${name} may import these modules only, by their front doors: ${mayImport.join(', ') || 'none'}.`,
    { path: `^${modules}/${name}/`, pathNot: test },
    {
      path: `^${modules}/`,
      pathNot: [`^${modules}/${name}/`, ...mayImport.map((other) => `^${modules}/${other}/index\\.ts$`)],
    },
  ),
  error(
    `module-${name}-packages`,
    `${name} may use the packages money and contract${packages.map((other) => `, ${other}`).join('')}.`,
    { path: `^${modules}/${name}/`, pathNot: test },
    { path: '^packages/', pathNot: `^packages/${oneOf(['money', 'contract', ...packages])}/` },
  ),
]);

/** Every place that is divided into folders, a module of the server or another one, with what each of them needs. */
const divided = [
  ...Object.entries(table.modules).flatMap(([module, { folders }]) =>
    folders === undefined ? [] : [{ name: module, place: `${modules}/${module}`, folders }],
  ),
  ...Object.entries(table.folders).map(([place, folders]) => ({ name: place.replaceAll('/', '-'), place, folders })),
];

const folderRules = divided.flatMap(({ name, place, folders }) => [
  error(
    `folder-listed-${name}`,
    `A folder of ${place} must be in modules.json.`,
    { path: `^${place}/` },
    { path: `^${place}/[\\w-]+/`, pathNot: `^${place}/${oneOf([...Object.keys(folders), 'routes', 'testing'])}/` },
  ),
  ...Object.entries(folders).map(([folder, mayImport]) =>
    error(
      `folder-${name}-${folder}`,
      `${place}/${folder} may import these folders beside it only: ${mayImport.join(', ') || 'none'}.`,
      { path: `^${place}/${folder}/`, pathNot: test },
      { path: `^${place}/[\\w-]+/`, pathNot: `^${place}/${oneOf([folder, ...mayImport])}/` },
    ),
  ),
]);

/** Where a module says so, each of its folders is entered by the `index.ts` of it alone, also from the module itself. */
const doorRules = Object.entries(table.modules).flatMap(([module, { folders = {}, doors = false }]) =>
  (doors ? Object.keys(folders) : []).map((name) =>
    error(
      `door-${module}-${name}`,
      `${module}/${name} is imported by its front door only.`,
      { path: `^${modules}/${module}/`, pathNot: [`^${modules}/${module}/${name}/`, test] },
      { path: `^${modules}/${module}/${name}/`, pathNot: `^${modules}/${module}/${name}/index\\.ts$` },
    ),
  ),
);

const featureRules = Object.entries(table.siteFeatures).map(([name, mayImport]) =>
  error(
    `feature-${name}`,
    `${name} may import these features only: ${mayImport.join(', ') || 'none'}.`,
    { path: `^${features}/${name}/` },
    { path: `^${features}/`, pathNot: `^${features}/${oneOf([name, ...mayImport])}/` },
  ),
);

const layerRules = [
  error(
    'no-circular',
    'Two files that need each other are one file or three.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import', 'type-only'] } },
  ),
  error(
    'module-listed',
    'A module must be in modules.json.',
    { path: '^apps/' },
    { path: `^${modules}/`, pathNot: `^${modules}/${oneOf(Object.keys(table.modules))}/` },
  ),
  error(
    'feature-listed',
    'A feature must be in modules.json.',
    { path: '^apps/site/' },
    { path: `^${features}/`, pathNot: `^${features}/${oneOf(Object.keys(table.siteFeatures))}/` },
  ),
  error(
    'modules-inward',
    'Modules know neither HTTP, nor adapters, nor the composition.',
    { path: `^${modules}/`, pathNot: test },
    { path: '^apps/server/src/(http|providers|composition|main\\.ts)' },
  ),
  error(
    'platform-inward',
    'The platform knows no module.',
    { path: '^apps/server/src/(platform|database)/', pathNot: test },
    { path: '^apps/server/src/(modules|http|providers|composition)/' },
  ),
  error(
    'composition-last',
    'Nothing that is joined knows who joins it.',
    { path: '^apps/server/src/(http|providers)/', pathNot: test },
    { path: '^apps/server/src/(composition|main\\.ts)' },
  ),
  error(
    'http-front-doors',
    'HTTP goes through front doors.',
    { path: '^apps/server/src/http/', pathNot: test },
    { path: `^${modules}/`, pathNot: `^${modules}/[\\w-]+/index\\.ts$` },
  ),
  error(
    'providers-ports',
    'An adapter knows the port it implements.',
    { path: '^apps/server/src/providers/', pathNot: test },
    {
      path: '^apps/server/src/(modules|http)/',
      // What folders ask of one another has the same name, and is no adapter's to know.
      pathNot: [`^${modules}/[\\w-]+/ports\\.ts$`, `^${modules}/payments/(chains|onramps|bank-payouts)/ports\\.ts$`],
    },
  ),
  error(
    'no-tests-inside',
    'Nothing that runs imports what tests are made of.',
    { path: '^(apps|packages)/', pathNot: test },
    { path: test },
  ),
  error('packages-inward', 'Packages never import apps.', { path: '^packages/' }, { path: '^apps/' }),
  error(
    'apps-apart',
    'Apps never import each other.',
    { path: '^apps/([^/]+)/', pathNot: test },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  error(
    'money-pure',
    'The money package needs nothing.',
    { path: '^packages/money/src/', pathNot: test },
    { pathNot: '^packages/money/' },
  ),
  error(
    'games-pure',
    'The rules of games reach no screen and no machine.',
    { path: '^packages/games/src/index\\.ts$' },
    { reachable: true, path: '(node_modules/(react|react-dom|pixi\\.js)/|/view/|^packages/games/src/views\\.ts$)' },
  ),
  error(
    'games-no-node',
    'The rules of games run in a browser too.',
    { path: '^packages/games/src/', pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  error(
    'pixi-in-views',
    'Pixi is loaded by game views alone.',
    { path: '^(apps|packages)/', pathNot: '^packages/games/src/(stage|slots/stage|[\\w-]+/view)/' },
    { path: 'node_modules/pixi\\.js/' },
  ),
  error(
    'resolvable',
    'An import that leads nowhere.',
    {},
    // A package's stylesheet taken as text: the map of exports is asked without the builder's question, which would not build.
    { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|@carmine/design/[a-z-]+\\.css\\?inline$)' },
  ),
];

export default {
  forbidden: [...layerRules, ...moduleRules, ...folderRules, ...doorRules, ...featureRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
