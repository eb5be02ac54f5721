/** Pay tables with pictures, each in a bundle of its own. A game without one is read from its rows. */
import type { ComponentType } from 'react';

export const paytables: Readonly<Record<string, () => Promise<ComponentType>>> = {
  'lantern-harbour': async () => (await import('./lantern-harbour/view/paytable.tsx')).Paytable,
};
