import type { SliceCreator } from './slice.ts';

export interface CdnSlice {
  /** Images that failed to load; their tiles only show the theme. */
  readonly missingImages: readonly string[];
  missImage(address: string): void;
}

export const createCdnSlice: SliceCreator<CdnSlice> = (set) => ({
  missingImages: [],
  missImage: (address) =>
    set(({ missingImages }) => (missingImages.includes(address) ? {} : { missingImages: [...missingImages, address] })),
});
