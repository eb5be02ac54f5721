import { expect, it } from 'vitest';
import { applyTheme } from './theme.ts';

const set = async (tokens: Record<string, string>, status = 200) => {
  const properties: Record<string, string | null> = {};
  const fetcher = async () => Promise.resolve(new Response(JSON.stringify({ theme: { tokens } }), { status }));
  await applyTheme(fetcher, {
    setProperty: (name, value) => {
      properties[name] = value;
    },
  });
  return properties;
};

it('takes the brand’s colours and nothing that is none', async () => {
  expect(await set({ 'wine-950': '#060b14', 'Odd name': '#000000', gold: 'url(x)', line: '#2240' })).toEqual({
    '--wine-950': '#060b14',
  });
});

it('keeps the design’s own when no brand answers', async () => {
  expect(await set({ 'wine-950': '#060b14' }, 500)).toEqual({});
});
