/** Published values: the seeds of the scheme's own vectors, so that anybody can compare the first step by hand. */
export const example = {
  serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
  hash: 'f381acee475a2df616477f532fae2cd81f1a5e000cf93c3d9a22df39c5927b72',
  clientSeed: 'lobby-demo_1',
  nonce: '0',
} as const;
