import type { SliceCreator } from './slice.ts';

export interface CdnSlice {
  /** Pictures that did not come; their tiles show the theme alone. */
  readonly missingImages: readonly string[];
  missImage(address: string): void;
}

export const createCdnSlice: SliceCreator<CdnSlice> = (set) => ({
  missingImages: [],
  missImage: (address) =>
    set(({ missingImages }) => (missingImages.includes(address) ? {} : { missingImages: [...missingImages, address] })),
});
