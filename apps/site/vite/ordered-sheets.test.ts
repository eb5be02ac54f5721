/** The plug-in takes the place of a module that the builder names: under another name the build would go on with the builder's own. */
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { orderedSheets } from './ordered-sheets.ts';

const modules: Readonly<Record<string, string>> = {
  '\0entry': `import('part').then(({ part }) => part());`,
  '\0part': `import 'part.css';\nexport const part = () => 'part';`,
  '\0part.css': '.part { color: red }',
};

test('an import with a sheet of its own is built with our helper, and with no other', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'modules',
        resolveId: (id) => (`\0${id}` in modules ? `\0${id}` : undefined),
        load: (id) => modules[id],
      },
      orderedSheets(),
    ],
    build: { write: false, target: 'es2022', minify: false, rolldownOptions: { input: 'entry' } },
  });
  const outputs = [result].flat() as readonly Rolldown.RolldownOutput[];
  const code = outputs.flatMap(({ output }) => output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('');
  expect(code).toContain('importWithSheets(');
  expect(code).toMatch(/assets\/[\w-]+\.css/);
  expect(code).not.toContain('vite:preloadError');
});
