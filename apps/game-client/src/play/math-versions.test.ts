import { gameById, liveGameById } from '@carmine/games';
import { views } from '@carmine/games/views';
import { expect, it } from 'vitest';

it('every picture names the same versions as the rules that it loads, and the same as the server', async () => {
  for (const [id, load] of Object.entries(views)) {
    const view = await load();
    const { versions } = await view.loadRules();
    expect(view.mathVersions).toEqual(versions.map(({ mathVersion }) => mathVersion));
    expect(view.mathVersions.at(-1)).toBe((gameById(id) ?? liveGameById(id))?.mathVersion);
  }
});
