/** The hashes of every version of a game's maths that was shipped, oldest first, without the maths themselves. */
import lock from '../../math-lock.json' with { type: 'json' };

const shipped: Readonly<Record<string, Readonly<Record<string, { readonly mathVersion: string }>>>> = lock;

export const mathVersionsOf = (gameId: string): readonly string[] =>
  Object.values(shipped[gameId] ?? {}).map(({ mathVersion }) => mathVersion);
