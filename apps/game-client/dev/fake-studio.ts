/** What a studio adds to a table that stands still: its picture, and results that it has really signed. */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import type { StudioProof } from '@carmine/contract/games/fairness';
import type { TableSnapshot } from '@carmine/contract/games/live-tables';
import { createRng, type LiveRules } from '@carmine/games';

/** A key for pictures: it signs nothing that counts. */
const key = createPrivateKey({
  key: Buffer.from(`302e020100300506032b657004220420${'5d'.repeat(32)}`, 'hex'),
  ...{ format: 'der', type: 'pkcs8' },
});
const publicKey = createPublicKey(key).export({ format: 'jwk' }).x ?? '';

export const fakeProof = (
  live: LiveRules,
  { table, round, link, salt }: { table: string; round: string; link: string; salt: string },
): StudioProof => {
  const rng = createRng(link, salt, 0);
  live.result(rng);
  const signed = JSON.stringify({
    ...{ type: 'carmine-studio-1', to: 'dev', table, round, kind: 'result', draws: rng.draws },
    ...{ at: '2026-11-21T21:47:00.000Z', serial: 1 },
  });
  return { signed, key: 'studio-1', publicKey, signature: sign(null, Buffer.from(signed), key).toString('base64url') };
};

/** A wheel under a lamp; it says that it is there, or nothing. */
const page = (isLost: boolean): string =>
  `<!doctype html><style>html{height:100%;background:radial-gradient(circle at 50% 20%,#3a5a72,#0a1118 75%)}body{margin:0;height:100%;display:grid;place-items:center}i{width:70vmin;height:70vmin;border-radius:50%;border:2vmin solid #3b2415;box-sizing:border-box;background:radial-gradient(circle,#caa75e 18%,#5b3820 19% 60%,#0000 61%),repeating-conic-gradient(#a3142b 0 9.73deg,#14131a 0 19.46deg)}</style><i></i>${
    isLost ? '' : "<script>parent.postMessage('carmine-stream-1','*')</script>"
  }`;

export const fakeStream = (isLost: boolean): NonNullable<TableSnapshot['stream']> => ({
  ...{ kind: 'frame', delayMs: 500 },
  url: `data:text/html,${encodeURIComponent(page(isLost))}`,
});
