/**
 * How often a round of Three Card Duel ends each way under the published strategy, of all deals of two hands: what `1-enumeration.ts`
 * counts, kept because stakes are bounded by it before anything is counted. The suite and `npm run prove` count again.
 */
import type { AnteEnd, AnteOutcome } from '../../cards/ante/ante-round.ts';
import type { Hand } from './1-hands.ts';

const end = (hand: Hand, outcome: AnteOutcome, deals: number): AnteEnd<Hand> => ({ hand, outcome, deals });

export const ends: readonly AnteEnd<Hand>[] = [
  end('high', 'folded', 132_652_800),
  end('high', 'unqualified', 53_876_136),
  end('high', 'won', 38_134_212),
  end('high', 'tied', 234_696),
  end('high', 'lost', 77_992_716),
  end('pair', 'unqualified', 20_926_080),
  end('pair', 'won', 36_168_624),
  end('pair', 'tied', 11_232),
  end('pair', 'lost', 11_873_520),
  end('flush', 'unqualified', 6_135_276),
  end('flush', 'won', 12_793_544),
  end('flush', 'tied', 3_288),
  end('flush', 'lost', 1_260_596),
  end('straight', 'unqualified', 4_001_004),
  end('straight', 'won', 8_975_484),
  end('straight', 'tied', 18_288),
  end('straight', 'lost', 270_504),
  end('three', 'unqualified', 288_960),
  end('three', 'won', 665_776),
  end('three', 'lost', 3_312),
  end('straight-flush', 'unqualified', 266_196),
  end('straight-flush', 'won', 617_044),
  end('straight-flush', 'tied', 144),
  end('straight-flush', 'lost', 968),
];
