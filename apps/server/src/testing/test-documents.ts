/** Documents for tests: good ones, and files that only look like one. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 60, b: 90 } } });

/** With a place, a time and an orientation in its metadata. */
export const photo = (width = 600, height = 400): Promise<Buffer> =>
  picture(width, height)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'the-secret-place' } })
    .toBuffer();

export const screenshot = (): Promise<Buffer> => picture(300, 200).png().toBuffer();

/** One empty page, and what else a test puts in. */
export const pdf = (extra = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${extra} >>\nendobj\n` +
      `2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n` +
      `trailer\n<< /Root 1 0 R /Size 4 >>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );

/** The same with `objects` packed where a plain search does not see them. */
export const packedPdf = (objects: string | Buffer): Buffer => {
  const packed = deflateSync(objects);
  const head = `4 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const whole = pdf();
  const at = whole.indexOf('trailer');
  return Buffer.concat([
    whole.subarray(0, at),
    Buffer.from(head, 'latin1'),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
    whole.subarray(at),
  ]);
};

/** A PNG that says it is 30,000 pixels wide and high, in a few hundred bytes. */
export const bomb = async (): Promise<Buffer> => {
  const bytes = await screenshot();
  bytes.writeUInt32BE(30_000, 16);
  bytes.writeUInt32BE(30_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
};

export const svg = (): Buffer =>
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');

/** The end of an empty zip archive: enough for a program that reads one from its end. */
export const zipTail = (): Buffer => Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)]);

/** The body and headers of a multipart call. */
export const multipart = (files: readonly { field: string; name: string; bytes: Buffer; type?: string }[]) => {
  const boundary = '----a-test-of-documents';
  const parts = files.flatMap(({ field, name, bytes, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
