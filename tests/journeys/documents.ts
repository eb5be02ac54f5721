/** Pictures of documents, different for each player. */
import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright';

/** A picture of random stripes: the same file from two players would open a case for staff. */
export const picture = (name: string) => {
  const [width, height] = [400, 300];
  const chunk = (type: string, data: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length, 0);
    head.write(type, 4, 'latin1');
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])) >>> 0, 0);
    return Buffer.concat([head, data, sum]);
  };
  const shape = Buffer.alloc(13);
  shape.writeUInt32BE(width, 0);
  shape.writeUInt32BE(height, 4);
  shape.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), randomBytes(width * 3)]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', shape),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
};

/** Uploads identity and then proof of address on the verification page. */
export const uploadDocuments = async (page: Page): Promise<void> => {
  for (const side of ['front', 'back', 'selfie'])
    await page.getByTestId(`file-${side}`).setInputFiles(picture(`my-${side}`));
  await page.getByRole('button', { name: 'Send documents' }).click();
  // One upload at a time.
  await page.getByTestId('file-front').waitFor({ state: 'detached' });
  await page.getByTestId('file-bill').setInputFiles(picture('my-bill'));
};
