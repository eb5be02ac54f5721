import { imagePath } from '@carmine/contract/static-lists';
import { useIsAwake } from '../../platform/drawing/parts.tsx';

/** There a tile has more dots than the small picture. */
const isFine =
  typeof matchMedia === 'function' && matchMedia('(min-width: 768px) and (min-resolution: 1.5dppx)').matches;

const useFinePicture = (imageId: string): string => (useIsAwake() ? imagePath.game(imageId) : imagePath.small(imageId));

/** A tile begins with its small picture; a wide, fine screen has the drawing in its place once the page is awake. */
export const useTilePicture: (imageId: string) => string = isFine ? useFinePicture : imagePath.small;
