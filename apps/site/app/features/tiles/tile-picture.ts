import { imagePath } from '@carmine/contract/static-lists';
import { useIsHydrated } from '../../platform/drawing/hydration.tsx';

/** On such a screen a tile has more pixels than the small picture. */
const isFine =
  typeof matchMedia === 'function' && matchMedia('(min-width: 768px) and (min-resolution: 1.5dppx)').matches;

const useFinePicture = (imageId: string): string =>
  useIsHydrated() ? imagePath.game(imageId) : imagePath.small(imageId);

/** A tile starts with its small picture; on a wide, dense screen the full one replaces it after hydration. */
export const useTilePicture: (imageId: string) => string = isFine ? useFinePicture : imagePath.small;
