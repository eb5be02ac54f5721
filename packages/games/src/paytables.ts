/** Pay tables with pictures, each in a bundle of its own: `view/paytable.tsx`. A game without one is read from its rows. */
import type { ComponentType } from 'react';
import { byFolder } from './by-folder.ts';

export const paytables = byFolder(import.meta.glob<ComponentType>('./*/view/paytable.tsx', { import: 'Paytable' }));
