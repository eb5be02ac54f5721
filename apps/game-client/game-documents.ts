import type { Plugin } from 'vite';

/** The parts of Rolldown's chunks that are read here. */
interface Chunk {
  readonly type: 'chunk';
  readonly facadeModuleId: string | null;
  readonly imports: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
}

const viewOf = /\/src\/([\w-]+)\/view\/view\.ts$/;

/**
 * A document for each game beside the frame's own, which also names the files of that game: they are loaded with the frame, and not only
 * once its script runs. `games/dice.html` is what `/play/?game=dice` gets.
 */
export const gameDocuments = (base: string): Plugin => ({
  name: 'game-documents',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const document = bundle['index.html'];
      if (document?.type !== 'asset') return;
      const html = String(document.source);
      const chunkOf = (file: string): Chunk | undefined => {
        const found = bundle[file];
        return found?.type === 'chunk' ? found : undefined;
      };
      const withImports = (file: string, seen = new Set<string>()): Set<string> => {
        if (seen.has(file)) return seen;
        seen.add(file);
        for (const next of chunkOf(file)?.imports ?? []) withImports(next, seen);
        return seen;
      };
      for (const [file, chunk] of Object.entries(bundle)) {
        const game = chunk.type === 'chunk' ? viewOf.exec(chunk.facadeModuleId ?? '')?.[1] : undefined;
        if (game === undefined) continue;
        const scripts = [...withImports(file)];
        const sheets = new Set(scripts.flatMap((script) => [...(chunkOf(script)?.viteMetadata?.importedCss ?? [])]));
        const links = [
          ...scripts.map((name) => ['modulepreload', name]),
          ...[...sheets].map((name) => ['stylesheet', name]),
        ]
          .filter(([, name = '']) => !html.includes(`${base}${name}"`))
          .map(([rel, name]) => `  <link rel="${rel}" crossorigin href="${base}${name}">\n  `);
        const source = html.replace('</head>', `${links.join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: `games/${game}.html`, source });
      }
    },
  },
});
