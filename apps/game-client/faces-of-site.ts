/**
 * The page around the frame has the same faces, under names that say what is in them: from its address they come out of the
 * browser's cache, 69 KB less on the way to a game. The build holds that they are there (`tools/bundle/shared-faces.mjs`).
 */
export const facesOfSite = (file: string): string | undefined => (file.endsWith('.woff2') ? `/${file}` : undefined);
