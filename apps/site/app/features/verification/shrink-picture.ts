/** Phone photos are far larger than necessary: a smaller copy uploads faster. */
const longestSide = 3000;
const quality = 0.9;
/** Below that the copy is not worth the work. */
const worthBytes = 1_500_000;

/** The file itself where this browser cannot draw it, or a copy would not be smaller. */
export const shrinkPicture = async (file: File): Promise<File> => {
  if (!file.type.startsWith('image/') || file.size < worthBytes || typeof createImageBitmap !== 'function') return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const copy = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality);
    });
    if (copy === null || copy.size >= file.size) return file;
    return new File([copy], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  } catch {
    return file;
  }
};
