/** Studio Roulette in its moments. */
import { usdt, type FoundRound, type Scene } from '../../../testing/scene.ts';

const comes = (number: number) => ({ is: ({ view }: FoundRound): boolean => view['pocket'] === number });
const chips = { red: 10, '17': 5, '17-20': 2, 'dozen-2': 5 };

export const scenes: readonly Scene[] = [
  {
    ...{ name: 'studio-roulette-held', cramped: true, round: comes(17), moves: true, act: (stage) => stage.run(1_000) },
    table: { ...usdt, live: { phase: 'closed', inMs: 600, chips, held: true } },
  },
  {
    ...{ name: 'studio-roulette-spin', cramped: true, round: comes(17), moves: true },
    table: { ...usdt, live: { phase: 'closed', inMs: 600, chips } },
  },
  {
    // The picture has said nothing for longer than it may.
    ...{ name: 'studio-roulette-lost', round: comes(17), moves: true, act: (stage) => stage.until('.video-lost') },
    table: { ...usdt, live: { phase: 'closed', inMs: 600, chips, picture: 'lost' } },
  },
];
