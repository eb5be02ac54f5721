/**
 * One catalogue for those who write texts, a file for each part of it for those who load them: in the client build
 * `texts.header` becomes an import of that part alone, so that a page does not carry the words of another one.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { translated } from '../../../tools/bundle/translate.mjs';

const catalogue = translated(fileURLToPath(new URL('../app/texts/texts.ts', import.meta.url)));
const partPrefix = '\0texts:';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (node: unknown): unknown => (isNode(node) && node.type === 'Identifier' ? node['name'] : undefined);

/** Every `texts.<part>` below, and every other mention of `texts`. */
const mentions = (node: Node): { readonly node: Node; readonly part: string | undefined }[] => {
  if (node.type === 'ImportDeclaration') return [];
  if (node.type === 'MemberExpression' && node['computed'] !== true && nameOf(node['object']) === 'texts') {
    return [{ node, part: String(nameOf(node['property'])) }];
  }
  if (nameOf(node) === 'texts') return [{ node, part: undefined }];
  // A property of that name is another thing.
  const name = node['computed'] === true ? undefined : (node['key'] ?? node['property']);
  return childrenOf(node)
    .filter((child) => child !== name)
    .flatMap(mentions);
};

const importOfTexts = (program: Node): Node | undefined =>
  (program['body'] as Node[]).find(
    (statement) =>
      statement.type === 'ImportDeclaration' &&
      String((statement['source'] as Node)['value']).endsWith('/texts/texts.ts') &&
      (statement['specifiers'] as Node[]).some(({ local }) => nameOf(local) === 'texts'),
  );

const rewrite = (code: string, program: Node): string | undefined => {
  const found = mentions(program);
  const whole = importOfTexts(program);
  // Something that needs the whole catalogue gets it.
  if (whole === undefined || found.some(({ part }) => part === undefined)) return undefined;
  const parts = [...new Set(found.map(({ part }) => part))];
  const imports = parts.map((part) => `import texts_${part} from ${JSON.stringify(partPrefix + part)};`);
  const changes = [
    ...found.map(({ node, part }) => ({ node, text: `texts_${part}` })),
    ...((whole['specifiers'] as Node[]).length === 1 ? [{ node: whole, text: '' }] : []),
  ];
  return (
    imports.join('\n') +
    changes
      .toSorted((a, b) => b.node.start - a.node.start)
      .reduce((text, { node, text: change }) => text.slice(0, node.start) + change + text.slice(node.end), code)
  );
};

/** The source of one part, with what stands before the catalogue. */
const partOf = (code: string, program: Node, part: string): string => {
  const body = program['body'] as Node[];
  for (const statement of body) {
    const declaration = (statement['declaration'] ?? statement) as Node;
    const [first] = (declaration['declarations'] as Node[] | undefined) ?? [];
    if (first === undefined || nameOf(first['id']) !== 'texts') continue;
    const property = (first['init'] as { properties: Node[] }).properties.find(({ key }) => nameOf(key) === part);
    if (property === undefined) throw new Error(`The catalogue has no part ${part}`);
    const value = property['value'] as Node;
    return `${code.slice(0, statement.start)}\nexport default ${code.slice(value.start, value.end)};`;
  }
  throw new Error('The catalogue has another shape');
};

export const splitTexts = (): Plugin => {
  let source: { readonly code: string; readonly program: Node } | undefined;
  return {
    name: 'split-texts',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: { order: 'pre', handler: (id) => (id.startsWith(partPrefix) ? id : undefined) },
    async load(id) {
      if (!id.startsWith(partPrefix)) return undefined;
      const module = await this.load({ id: catalogue });
      if (source === undefined || module.code === null) throw new Error('The catalogue was not read before its parts');
      return partOf(source.code, source.program, id.slice(partPrefix.length));
    },
    transform(code, id) {
      const program = this.parse(code) as unknown as Node;
      if (id === catalogue) {
        source = { code, program };
        return undefined;
      }
      if (!id.includes('/apps/site/app/') || !code.includes('texts.')) return undefined;
      const rewritten = rewrite(code, program);
      return rewritten === undefined ? undefined : { code: rewritten, map: null };
    },
  };
};
