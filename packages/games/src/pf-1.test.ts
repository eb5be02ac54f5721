import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { crashHundredths, multiplierHundredths, nextInChain } from './multiplier.ts';
import { createRng, rngOver } from './rng.ts';
import { commitment } from './stream.ts';

const serverSeed = '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07';
const rng = (nonce: number, position = 0) => createRng(serverSeed, 'lobby-demo_1', nonce, position);
const numbers = (text: string) => text.split(' ').map(Number);
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

describe('the published vectors of PF-1', () => {
  it('commitment', () => {
    expect(commitment(serverSeed)).toBe('f381acee475a2df616477f532fae2cd81f1a5e000cf93c3d9a22df39c5927b72');
  });

  it('u32, over the border of the first block', () => {
    const { u32 } = rng(0);
    expect(times(10, u32)).toEqual(
      numbers(
        '1473002532 1677547974 4050149577 233207112 572247455 2876527763 828893327 3471901185 1037267745 4031101170',
      ),
    );
  });

  it.each([
    ['dice', 10_000, [3429, 7094, 6250]],
    ['coin', 2, [0, 1, 1]],
    ['roulette', 37, [12, 26, 23]],
  ])('%s', (_name, n, expected) => {
    expect([0, 1, 2].map((nonce) => rng(nonce).below(n))).toEqual(expected);
  });

  it('limbo', () => {
    expect([0, 1, 2].map((nonce) => multiplierHundredths(rng(nonce).u52(), 9900))).toEqual([288n, 139n, 158n]);
  });

  it('plinko', () => {
    const { below } = rng(3);
    expect(times(16, () => below(2)).join('')).toBe('1110010100110011');
  });

  it('mines and keno', () => {
    expect(rng(4).draw(25, 5)).toEqual([8, 17, 20, 3, 22]);
    expect(rng(5).draw(40, 10)).toEqual(numbers('5 18 4 14 24 32 7 9 34 27'));
    expect(rng(5).draw(80, 20)).toEqual(numbers('10 36 9 28 47 63 13 18 67 53 45 51 26 70 30 54 25 39 17 15'));
  });

  it('wheel of 54', () => {
    expect([6, 13].map((nonce) => rng(nonce).below(54))).toEqual([8, 51]);
  });

  it('cards', () => {
    expect(rng(7).draw(52, 52)).toEqual(
      numbers(
        '11 6 2 28 34 38 48 10 47 16 45 27 25 17 20 14 13 24 32 26 9 46 15 51 36 30 31 18 33 23 19 21 49 35 42 4 39 0 22 41 7 40 3 37 5 1 44 29 43 12 50 8',
      ),
    );
    expect(rng(8).deck(6, 12)).toEqual(numbers('22 3 0 3 35 46 28 46 7 6 8 37'));
    expect(rng(9).deck(8, 6)).toEqual(numbers('2 10 9 15 5 34'));
  });

  it('reel stops and three dice', () => {
    const [reels, dice] = [rng(10), rng(11)];
    expect([32, 32, 33, 35, 36].map((length) => reels.below(length))).toEqual([31, 8, 24, 1, 31]);
    expect(times(3, () => dice.below(6) + 1)).toEqual([1, 1, 6]);
  });

  it('a range that needs big integers and rejects once', () => {
    const large = rng(12);
    expect(times(4, () => large.below(3_000_000_000))).toEqual([628606570, 1729618940, 163727868, 1620953400]);
    expect(large.position).toBe(5);
  });

  it('the chain of a shared game', () => {
    const salt = '0000000000000000000303f0a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
    const chain = [
      ['11c96b8c68b3158abdd272c3dfadccc9bd6054af02deb7906c980e5287ff02fa', 148n],
      ['af888dc4dc0332958ea376a088a94e2a285f2269566f6226bdd5a71552da1f43', 459n],
      ['a8006924b1b73e34d769380a43057beb48f4d3941343493b503c3a52245ba1ec', 108n],
      ['5a4654df558338468f7842138ae7b45ae97d664fa5bd94a0cea906ee347eab65', 100n],
      ['6f14933a9292b0c605681f5c9e3dfc688d0332c3c9428a24c723669341adbe94', 125n],
    ] as const;
    for (const [index, [hash, crash]] of chain.entries()) {
      expect(crashHundredths(hash, salt, 9900)).toBe(crash);
      const following = chain[index + 1];
      if (following !== undefined) expect(nextInChain(hash)).toBe(following[0]);
    }
  });
});

describe('the mappings', () => {
  it('multiply and reject alike with safe and with big integers', () => {
    const exact = (word: number, n: number) =>
      (BigInt(word) * BigInt(n)) % 2n ** 32n < 2n ** 32n % BigInt(n) ? undefined : (BigInt(word) * BigInt(n)) >> 32n;
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 2 ** 32 - 1 }), { minLength: 1, maxLength: 20 }),
        fc.oneof(fc.integer({ min: 1, max: 2 ** 21 }), fc.integer({ min: 2 ** 21, max: 2 ** 32 })),
        (stream, n) => {
          const kept = stream.map((word) => exact(word, n)).filter((value) => value !== undefined);
          const words = stream.values();
          const { below } = rngOver(() => words.next().value ?? 2 ** 31);
          for (const value of kept) expect(below(n)).toBe(Number(value));
        },
      ),
    );
  });

  it('redraw exactly the words that would favour a value, for small ranges too', () => {
    const excess = (n: number) => 2 ** 32 % n;
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 2 ** 21 }), fc.nat(), (n, pick) => {
        // The lowest word of a value's share: of every value there are excess(n) / n such words too many.
        const word = Math.ceil(((pick % n) * 2 ** 32) / n);
        const low = Number((BigInt(word) * BigInt(n)) % 2n ** 32n);
        const accepted = 2 ** 31 + 1;
        const words = [word, accepted].values();
        const drawing = rngOver(() => words.next().value ?? accepted);
        drawing.below(n);
        fc.pre(Number((BigInt(accepted) * BigInt(n)) % 2n ** 32n) >= excess(n));
        expect(drawing.position).toBe(low < excess(n) ? 2 : 1);
      }),
    );
  });

  it('go on from a position as if they had never stopped', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), fc.nat({ max: 60 }), (nonce, position) => {
        const whole = rng(nonce);
        times(position, whole.u32);
        const resumed = rng(nonce, position);
        expect(times(12, resumed.u32)).toEqual(times(12, whole.u32));
        expect(resumed.position).toBe(position + 12);
      }),
    );
  });

  it('record every decision with the number of its possible values', () => {
    const { below, draw, draws } = rng(4);
    const values = [below(7), ...draw(3, 3)];
    expect(draws.map(([n]) => n)).toEqual([7, 3, 2, 1]);
    expect(draws[0]?.[1]).toBe(values[0]);
  });

  it('weigh: the first index whose running sum exceeds the draw', () => {
    const picks = Array.from({ length: 6 }, (_, value) =>
      rngOver(() => Math.floor(((value + 0.5) * 2 ** 32) / 6)).weighted([1, 0, 2, 3]),
    );
    expect(picks).toEqual([0, 2, 2, 3, 3, 3]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('refuse the range %s', (n) => {
    expect(() => rng(0).below(n)).toThrow();
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])('refuse the nonce %s', (nonce) => {
    expect(() => rng(nonce)).toThrow();
  });
});
