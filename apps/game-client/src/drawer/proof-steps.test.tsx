import { createRng, traceDraws } from '@carmine/games';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Stream } from './proof-steps.tsx';

const seeds = { serverSeed: '5a'.repeat(32), clientSeed: 'steps', nonce: 3 };

/** The line that says how a number came out of the stream, as anybody would work it out. */
const lines = (container: HTMLElement) =>
  [...container.querySelectorAll('dl.steps')].map((steps) => {
    const last = steps.querySelector('div:last-child');
    return [last?.querySelector('dt')?.textContent, last?.querySelector('dd')?.textContent];
  });

test('a number of 52 bits is made of its two words, one out of n of its last one', () => {
  const rng = createRng(seeds.serverSeed, seeds.clientSeed, seeds.nonce);
  const [wide, stop] = [rng.u52(), rng.below(30)];
  const trace = traceDraws(seeds, rng.draws);
  const { container } = render(<Stream trace={trace} />);
  const [high = 0, low = 0, word = 0] = trace.draws.flatMap(({ words }) => words.map(({ value }) => value));
  expect(lines(container)).toEqual([
    ['u52()', `${high} × 2²⁰ + floor(${low} ÷ 2¹²) = ${wide}`],
    ['below(30)', `floor(${word} × 30 ÷ 2³²) = ${stop}`],
  ]);
  expect(high * 2 ** 20 + Math.floor(low / 2 ** 12)).toBe(wide);
});
