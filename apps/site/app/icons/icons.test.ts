import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodeIco, encodePng } from './encode.ts';
import { rasterMark } from './raster.ts';

const tokens = { 'mark-body': '#102030', 'mark-top': '#ff0000' };

const pixel = ({ size, rgba }: ReturnType<typeof rasterMark>, x: number, y: number) => [
  ...rgba.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
];

test('the mark has its facets in the colours of the skin and nothing around it', () => {
  const raster = rasterMark(32, { tokens });
  expect(pixel(raster, 16, 16)).toEqual([0x10, 0x20, 0x30, 255]);
  expect(pixel(raster, 16, 8)).toEqual([255, 0, 0, 255]);
  expect(pixel(raster, 0, 0)).toEqual([0, 0, 0, 0]);
});

test('on a home screen the background reaches every edge', () => {
  const raster = rasterMark(64, { tokens, background: '#2b0a12', margin: 0.2 });
  for (const [x, y] of [
    [0, 0],
    [63, 0],
    [0, 63],
    [63, 63],
    [3, 24],
  ] as const)
    expect(pixel(raster, x, y)).toEqual([0x2b, 0x0a, 0x12, 255]);
});

test('the PNG holds these pixels, the icon file holds the PNG', () => {
  const raster = rasterMark(16, { tokens });
  const png = encodePng(raster);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([16, 16]);
  const length = png.readUInt32BE(33);
  const rows = inflateSync(png.subarray(41, 41 + length));
  expect(rows.subarray(1, 65).equals(Buffer.from(raster.rgba.subarray(0, 64)))).toBe(true);
  const ico = encodeIco(raster);
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  expect(ico.subarray(22).equals(png)).toBe(true);
});
