import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { redrawPicture } from '../../../providers/documents/redraw.ts';
import { bomb, packedPdf, pdf, photo, screenshot, svg, zipTail } from '../../../testing/test-documents.ts';
import { checkDocument } from './check-document.ts';
import { tidyName } from './document.ts';

const check = checkDocument({ redraw: redrawPicture, hashKey: Buffer.alloc(32, 7) });
const judge = async (name: string, bytes: Buffer, side: 'bill' | 'selfie' = 'bill') => {
  const result = await check({ side, name, bytes });
  return result.ok ? 'taken' : result.reason;
};

describe('accepted files', () => {
  it('takes a photo, a screenshot and a plain PDF', async () => {
    expect(await judge('front.jpg', await photo())).toBe('taken');
    expect(await judge('front.PNG', await screenshot())).toBe('taken');
    expect(await judge('bill.pdf', pdf())).toBe('taken');
    expect(await judge('camera', await photo())).toBe('taken');
    expect(await judge('packed.pdf', packedPdf('5 0 << /Type /Annot >>'))).toBe('taken');
  });

  it('re-encodes images: rotated upright and without metadata', async () => {
    const original = await photo(600, 400);
    expect(original.includes('the-secret-place')).toBe(true);
    const result = await check({ side: 'front', name: 'a.jpg', bytes: original });
    if (!result.ok) throw new Error(result.reason);
    expect(result.document.bytes.includes('the-secret-place')).toBe(false);
    const { exif, xmp, iptc, width, height } = await sharp(result.document.bytes).metadata();
    expect({ exif, xmp, iptc, width, height }).toEqual({ width: 400, height: 600 });
  });

  it('drops data appended to an image', async () => {
    const hidden = Buffer.concat([await photo(), Buffer.from('a second file')]);
    const result = await check({ side: 'front', name: 'a.jpg', bytes: hidden });
    expect(result.ok && result.document.bytes.includes('a second file')).toBe(false);
    expect(result.ok).toBe(true);
  });

  it('keeps a PDF byte for byte', async () => {
    const result = await check({ side: 'bill', name: 'a.pdf', bytes: pdf() });
    expect(result.ok && result.document.bytes.equals(pdf())).toBe(true);
  });
});

describe('rejected files', () => {
  it('refuses what is no JPEG, PNG or PDF, whatever it is called', async () => {
    expect(await judge('picture.svg', svg())).toBe('document_type_refused');
    expect(await judge('picture.png', svg())).toBe('document_type_refused');
    expect(await judge('page.jpg', Buffer.from('<html><script>alert(1)</script></html>'))).toBe(
      'document_type_refused',
    );
    expect(await judge('a.gif', Buffer.from('GIF89a\u0001\u0000'))).toBe('document_type_refused');
    expect(
      await judge(
        'a.webp',
        await sharp(await photo())
          .webp()
          .toBuffer(),
      ),
    ).toBe('document_type_refused');
    expect(await judge('a.pdf', Buffer.concat([Buffer.from('MZ\n'), pdf()]))).toBe('document_type_refused');
    expect(await judge('a.jpg', Buffer.alloc(0))).toBe('document_empty');
  });

  it.each([
    ['a.txt', 'a.txt.png', () => screenshot()],
    ['a.png', 'a.png.jpg', () => photo()],
    ['a.jpg', 'a.jpg.pdf', () => pdf()],
    ['a.pdf.exe', 'a.pdf.exe.pdf', () => pdf()],
    ['IMG_1.JPEG', 'IMG_1.JPEG', () => photo()],
  ])('judges %s by its content, and keeps it under an ending that fits', async (given, kept, make) => {
    const result = await check({ side: 'selfie', name: given, bytes: await make() });
    expect(result).toMatchObject({ ok: true, document: { name: kept } });
  });

  it('refuses two files in one', async () => {
    expect(await judge('a.jpg', Buffer.concat([await photo(), zipTail()]))).toBe('document_dangerous');
    expect(await judge('a.pdf', Buffer.concat([pdf(), zipTail()]))).toBe('document_dangerous');
    expect(await judge('a.pdf', Buffer.concat([pdf(), Buffer.alloc(5000, 'x')]))).toBe('document_dangerous');
    const picture = await photo();
    const comment = Buffer.from('%PDF-1.4 <script>');
    const header = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2]);
    expect(await judge('a.jpg', Buffer.concat([header, comment, picture.subarray(2)]))).toBe('document_dangerous');
  });

  it('refuses an image that would exhaust memory', async () => {
    const bytes = await bomb();
    expect(bytes.length).toBeLessThan(300_000);
    expect(await judge('a.png', bytes)).toBe('document_too_many_pixels');
  });

  it('refuses damaged pictures and documents', async () => {
    const whole = await photo();
    expect(await judge('a.jpg', whole.subarray(0, whole.length / 2))).toBe('document_unreadable');
    expect(await judge('a.jpg', Buffer.concat([whole.subarray(0, 4), Buffer.alloc(3000, 9)]))).toBe(
      'document_unreadable',
    );
    expect(await judge('a.pdf', pdf().subarray(0, 100))).toBe('document_unreadable');
  });

  it.each([
    ['a script', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
    ['a script with a disguised name', '/OpenAction << /S /J#61va#53cript /JS (x) >>'],
    ['a program to start', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
    ['a file inside', '/Names << /EmbeddedFiles 9 0 R >>'],
    ['a form that sends', '/AA << /O << /S /SubmitForm >> >>'],
    ['a form of the other kind', '/AcroForm << /XFA [1 0 R] >>'],
  ])('refuses a PDF with %s', async (_what, extra) => {
    expect(await judge('a.pdf', pdf(extra))).toBe('document_dangerous');
  });

  it('checks compressed objects, with a size limit', async () => {
    expect(await judge('a.pdf', packedPdf('5 0 << /S /JavaScript /JS (x) >>'))).toBe('document_dangerous');
    expect(await judge('a.pdf', packedPdf(Buffer.alloc(64 * 1024 * 1024)))).toBe('document_unreadable');
  });

  it('refuses an encrypted PDF', async () => {
    expect(await judge('a.pdf', pdf('/Encrypt 7 0 R'))).toBe('document_encrypted');
  });
});

it('sanitises file names', () => {
  expect(tidyName('../../etc/passwd')).toBe('passwd');
  expect(tidyName('C:\\Users\\ann\\bill.pdf')).toBe('bill.pdf');
  expect(tidyName('a\u0000b\u202egnp.jpg')).toBe('abgnp.jpg');
  expect(tidyName('')).toBe('document');
  expect([...tidyName(`${'é'.repeat(500)}.pdf`)]).toHaveLength(120);
});
