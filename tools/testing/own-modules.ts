/** Product modules loaded by a test worker, which can be reloaded. */

interface ModuleNode {
  promise: unknown;
  exports: unknown;
  evaluated: boolean;
  importers: Set<string>;
}

interface Worker {
  readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, ModuleNode> };
}

const ours = ['apps', 'packages', 'tests', 'bench'];

/**
 * What `vi.resetModules()` does with all modules, done with the product's own and its tests' in these folders: libraries stay as they are.
 */
export const forgetOwnModules = (folders: readonly string[] = ours): void => {
  const isOwn = (id: string): boolean =>
    folders.some((folder) => id.includes(`/${folder}/`)) && !id.includes('/node_modules/');
  const { evaluatedModules } = (globalThis as unknown as { __vitest_worker__: Worker }).__vitest_worker__;
  for (const [id, node] of evaluatedModules.idToModuleMap) {
    if (!isOwn(id)) continue;
    node.promise = undefined;
    node.exports = undefined;
    node.evaluated = false;
    node.importers.clear();
  }
};
