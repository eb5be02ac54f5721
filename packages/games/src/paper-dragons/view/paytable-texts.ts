/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

export const texts = {
  scatter: 'Anywhere, when nothing wins any more: 10 free spins in which the sum of the orbs is kept.',
  orbs: 'Orbs',
  orb: 'When nothing wins any more, all orbs in view are added up, and the whole win of the spin is multiplied by their sum. ×100 is in free spins only.',
  anywhere: '8 or more anywhere',
  example:
    'Nine of a kind, wherever they are: they pay once, by their number, and fold away. The rest falls, and new ones drop in.',
} as const;
