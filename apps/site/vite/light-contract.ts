/**
 * The browser needs an endpoint's method and path, not its schemas and summaries. In the client build the contract's
 * `zod` becomes a stand-in that accepts every call and does nothing, every schema that stand-in itself, and each
 * `endpoint({ … })` keeps what a call reads. Thirty KB less to load; the server build keeps everything.
 */
import type { Plugin } from 'vite';

const standInId = '\0contract-zod';

/** A name that no other package has: calls of it are left out wherever nothing reads their answer. */
export const schemaName = 'contractSchema';

const standIn = `
const nothing = new Proxy(function () {}, { get: (target, key) => (typeof key === 'symbol' ? undefined : nothing), apply: () => nothing });
export const ${schemaName} = nothing;
`;

const kept: readonly unknown[] = ['method', 'path'];

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The properties of every `endpoint({ … })` that a call does not read. */
const ballast = (node: Node): Node[] => {
  const [argument] = node.type === 'CallExpression' ? (node['arguments'] as Node[]) : [];
  const isEndpoint = isNode(node['callee']) && node['callee']['name'] === 'endpoint';
  if (!isEndpoint || argument?.type !== 'ObjectExpression') return childrenOf(node).flatMap(ballast);
  return (argument['properties'] as Node[]).filter((property) => {
    const key = property['key'];
    return !isNode(key) || !kept.includes(key['name']);
  });
};

const without = (code: string, nodes: readonly Node[]): string =>
  nodes
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code);

/** Who makes one schema of another is a schema too; so are these calls, of whatever they are made. */
const derives = new Set(['extend', 'omit', 'pick', 'partial', 'optional', 'nullable', 'nullish', 'array']);

/** Where a chain of calls and members begins, and the first member that is asked of it. */
const rootOf = (node: Node, first?: unknown): { readonly root: Node; readonly first: unknown } => {
  if (node.type === 'CallExpression') return rootOf(node['callee'] as Node, first);
  if (node.type === 'MemberExpression') return rootOf(node['object'] as Node, (node['property'] as Node)['name']);
  return { root: node, first };
};

const isSchema = (node: Node): boolean => {
  if (node.type !== 'CallExpression') return node.type === 'Identifier' && node['name'] === 'z';
  const { root, first } = rootOf(node);
  return root.type === 'Identifier' && (root['name'] === 'z' || derives.has(String(first)));
};

/** Every whole schema, where it stands. What one is made of goes with it, and so does what it is chained to. */
const schemas = (node: Node): Node[] => (isSchema(node) ? [node] : childrenOf(node).flatMap(schemas));

const withStandIns = (code: string, nodes: readonly Node[]): string =>
  // An import names it twice in one place.
  [...new Map(nodes.map((node) => [node.start, node])).values()]
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + schemaName + text.slice(end), code);

export const lightContract = (): Plugin => {
  const inContract = (id: string | undefined) => id?.includes('/packages/contract/src/') === true;
  return {
    name: 'light-contract',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: {
      order: 'pre',
      handler: (source, importer) => (source === 'zod' && inContract(importer) ? standInId : undefined),
    },
    load: (id) => (id === standInId ? standIn : undefined),
    transform(code, id) {
      if (!inContract(id)) return undefined;
      const light = without(code, ballast(this.parse(code) as unknown as Node));
      return { code: withStandIns(light, schemas(this.parse(light) as unknown as Node)), map: null };
    },
  };
};
