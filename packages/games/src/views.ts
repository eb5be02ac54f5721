/** All game views, each in a separate bundle: the file `view/view.ts` of its folder. */
import { byFolder } from './by-folder.ts';
import type { GameView } from './stage/game-view.ts';

export const views = byFolder(import.meta.glob<GameView>('./*/view/view.ts', { import: 'view' }));
