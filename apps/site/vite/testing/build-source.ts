/** A small program built as the site is, to see what a plug-in leaves of it. */
import { build, type AliasOptions, type Plugin, type Rolldown } from 'vite';

const entry = '\0entry';

interface Built {
  readonly plugins: readonly Plugin[];
  readonly alias?: AliasOptions;
  readonly minify?: boolean;
  readonly options?: Omit<Rolldown.RolldownOptions, 'input'>;
}

/** The text of all its chunks. */
export const buildSource = async (
  source: string,
  { plugins, alias = [], minify = true, options = {} }: Built,
): Promise<string> => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
      ...plugins,
    ],
    build: {
      ...{ write: false, minify, target: 'es2022' },
      rolldownOptions: { ...options, input: 'entry', preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [result].flat() as readonly Rolldown.RolldownOutput[];
  return outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('');
};
