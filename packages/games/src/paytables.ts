/** Pay tables with images, each in a separate bundle: `view/paytable.tsx`. Games without one show their rows as text. */
import type { ComponentType } from 'react';
import { byFolder } from './by-folder.ts';

export const paytables = byFolder(import.meta.glob<ComponentType>('./*/view/paytable.tsx', { import: 'Paytable' }));
