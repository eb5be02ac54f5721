/**
 * Every `lucide-react/icons/<name>` becomes a reference into a picture file, which the browser keeps: an icon then costs a
 * document and the scripts its name, not its drawing. Both builds make the same files' addresses from the same names.
 *
 * There are two files, for a browser reads such a file as a document of its own, in the page's one thread: one holds what is drawn
 * where a visit begins, and the other, all others, is asked for where one of those is drawn.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const module = 'lucide-react/icons/';
const iconPrefix = '\0icon:';
const factoryId = '\0icon-factory:';
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** Where icons are asked for. */
const folders = ['apps/site/app', 'packages/design/src'];
/** What draws a first picture, of a lobby or a game's page with all that stands around it, and the search, which is pressed most. */
const drawsStart =
  /app\/(layout\/(header|navigation)|features\/(lobby|game|search))\/|chat-dock|design\/src\/(button|dialog)/;
/** In those places, but not in a visitor's first picture. */
const drawsLater = /avatar-menu|cash-out-item/;

const sheets = ['start', 'rest'] as const;
type Sheet = (typeof sheets)[number];

const sources = (): { readonly file: string; readonly text: string }[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ file: `${folder}/${name}`, text: readFileSync(path.join(root, folder, name), 'utf8') })),
  );

/** Each name stands in one of the two. */
const usedNames = (): Readonly<Record<Sheet, readonly string[]>> => {
  const start = new Set<string>();
  const rest = new Set<string>();
  for (const { file, text } of sources()) {
    const names = drawsStart.test(file) && !drawsLater.test(file) ? start : rest;
    for (const [, name] of text.matchAll(/lucide-react\/icons\/([a-z0-9-]+)/g)) if (name !== undefined) names.add(name);
  }
  return { start: [...start].toSorted(), rest: [...rest].filter((name) => !start.has(name)).toSorted() };
};

interface IconModule {
  readonly __iconData: { readonly node: readonly (readonly [string, Readonly<Record<string, string>>])[] };
}

const require = createRequire(import.meta.url);

/** Some names are only another name of a drawing. */
const nodesOf = async (name: string): Promise<IconModule['__iconData']['node']> => {
  const { __iconData } = (await import(`${module}${name}`)) as Partial<IconModule>;
  if (__iconData !== undefined) return __iconData.node;
  const other = /from '\.\/([a-z0-9-]+)\.mjs'/.exec(readFileSync(require.resolve(`${module}${name}`), 'utf8'))?.[1];
  if (other === undefined) throw new Error(`The icon ${name} has no drawing`);
  return nodesOf(other);
};

const drawingOf = async (name: string): Promise<string> => {
  const shapes = (await nodesOf(name)).map(([shape, { key: _key, ...attributes }]) => {
    const text = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${shape}${text.join('')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
};

const drawSprite = async (names: readonly string[]) => {
  const drawings = await Promise.all(names.map(drawingOf));
  // Lucide, ISC: https://lucide.dev/license
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- Lucide, ISC -->${drawings.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('base64url').slice(0, 10).replaceAll('_', '-');
  return { svg, file: `assets/icons-${hash}.svg` };
};

const factory = (address: string) => `
import { createElement } from 'react';
export const icon = (name) => ({ size = 24, className, ...rest }) =>
  createElement(
    'svg',
    { className: className ? 'lucide ' + className : 'lucide', width: size, height: size, 'aria-hidden': !rest['aria-label'], ...rest },
    createElement('use', { href: '${address}#' + name }),
  );
`;

const drawSprites = () => {
  const names = usedNames();
  return { names, start: drawSprite(names.start), rest: drawSprite(names.rest) };
};

export const spriteIcons = (): Plugin => {
  let sprites: ReturnType<typeof drawSprites> | undefined;
  const drawn = () => (sprites ??= drawSprites());
  const sheetOf = (name: string): Sheet => (drawn().names.start.includes(name) ? 'start' : 'rest');
  return {
    name: 'sprite-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source) {
      if (source.startsWith(factoryId)) return source;
      return source.startsWith(module) ? iconPrefix + source.slice(module.length) : undefined;
    },
    async load(id) {
      if (id.startsWith(factoryId)) return factory(`/${(await drawn()[id.slice(factoryId.length) as Sheet]).file}`);
      if (!id.startsWith(iconPrefix)) return undefined;
      const name = id.slice(iconPrefix.length);
      return `import { icon } from ${JSON.stringify(factoryId + sheetOf(name))};\nexport default /* @__PURE__ */ icon(${JSON.stringify(name)});\n`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const sheet of sheets) {
        const { file, svg } = await drawn()[sheet];
        this.emitFile({ type: 'asset', fileName: file, source: svg });
      }
    },
  };
};
