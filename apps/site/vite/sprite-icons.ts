/**
 * Every `lucide-react/icons/<name>` becomes a reference into one picture file, which the browser keeps: an icon then costs a
 * document and the scripts its name, not its drawing. Both builds make the same file's address from the same names.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const module = 'lucide-react/icons/';
const iconPrefix = '\0icon:';
const factoryId = '\0icon-factory';
const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
/** Where icons are asked for. */
const folders = ['apps/site/app', 'packages/design/src'];

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));

const usedNames = (): string[] => {
  const texts = folders.flatMap((folder) => sources(path.join(root, folder)));
  const names = texts.flatMap((text) =>
    [...text.matchAll(/lucide-react\/icons\/([a-z0-9-]+)/g)].map(([, name]) => name),
  );
  return [...new Set(names)].filter((name) => name !== undefined).toSorted();
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

export const spriteIcons = (): Plugin => {
  let sprite: ReturnType<typeof drawSprite> | undefined;
  const drawn = () => (sprite ??= drawSprite(usedNames()));
  return {
    name: 'sprite-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source) {
      if (source === factoryId) return factoryId;
      return source.startsWith(module) ? iconPrefix + source.slice(module.length) : undefined;
    },
    async load(id) {
      if (id === factoryId) return factory(`/${(await drawn()).file}`);
      if (!id.startsWith(iconPrefix)) return undefined;
      return `import { icon } from ${JSON.stringify(factoryId)};\nexport default /* @__PURE__ */ icon(${JSON.stringify(id.slice(iconPrefix.length))});\n`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const { file, svg } = await drawn();
      this.emitFile({ type: 'asset', fileName: file, source: svg });
    },
  };
};
