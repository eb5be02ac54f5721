/**
 * How often a round of Baccarat ends each way, of all orders of the first six cards of eight packs: what `1-enumeration.ts` counts, kept
 * because stakes are bounded by it before anything is counted. The suite and `npm run prove` count again.
 */
import type { CountedEnd } from './1-enumeration.ts';

const end = (winner: CountedEnd['winner'], playerPair: boolean, bankerPair: boolean, orders: number): CountedEnd => ({
  ...{ winner, playerPair, bankerPair, orders },
});

export const ends: readonly CountedEnd[] = [
  end('player', true, true, 12_261_764_276_224),
  end('banker', true, true, 12_427_830_218_752),
  end('tie', true, true, 3_205_059_204_352),
  end('player', false, true, 177_294_219_300_864),
  end('banker', false, true, 136_819_378_110_464),
  end('tie', false, true, 31_366_077_902_848),
  end('player', true, false, 134_327_962_841_088),
  end('banker', true, false, 181_199_148_797_952),
  end('tie', true, false, 29_952_563_675_136),
  end('player', false, false, 1_906_634_336_174_080),
  end('banker', false, false, 1_961_806_209_310_720),
  end('tie', false, false, 411_103_725_690_880),
];
