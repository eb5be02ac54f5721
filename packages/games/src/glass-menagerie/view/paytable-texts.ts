/** The words of the drawn paytable: not among those of the scene, which are loaded with the frame. */

export const texts = {
  wild: 'Belongs to every cluster it touches. Stands for every animal.',
  scatter: 'Anywhere, when nothing wins any more: 10, 12 or 15 free spins that keep the multiplier.',
  clusters: 'Clusters of 5 or more',
  example:
    'A cluster of six: cells that touch at their sides, wherever they are. It pays once, by its size, and breaks. Each drop that pays doubles the multiplier of the next one, up to ×16.',
} as const;
