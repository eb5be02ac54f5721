/**
 * How often a round of Island Stud ends each way under the published strategy, of all deals with the dealer's open card: what
 * `1-enumeration.ts` counts in some seconds, kept because stakes are bounded by it before anything is counted. `npm run prove` counts again.
 */
import type { AnteEnd, AnteOutcome } from '../../cards/ante/ante-round.ts';
import type { HandClass } from './1-hands.ts';

const end = (hand: HandClass, outcome: AnteOutcome, deals: number): AnteEnd<HandClass> => ({ hand, outcome, deals });

export const ends: readonly AnteEnd<HandClass>[] = [
  end('highCard', 'folded', 9_523_005_974_460),
  end('highCard', 'unqualified', 217_886_235_480),
  end('highCard', 'won', 18_505_682_208),
  end('highCard', 'tied', 159_085_200),
  end('highCard', 'lost', 230_527_547_952),
  end('pair', 'unqualified', 3_662_916_390_000),
  end('pair', 'won', 2_324_742_321_600),
  end('pair', 'tied', 148_262_400),
  end('pair', 'lost', 2_435_358_862_800),
  end('twoPairs', 'unqualified', 407_569_692_600),
  end('twoPairs', 'won', 488_012_139_360),
  end('twoPairs', 'tied', 1_853_280),
  end('twoPairs', 'lost', 52_022_471_400),
  end('threeOfAKind', 'unqualified', 178_814_802_600),
  end('threeOfAKind', 'won', 234_242_908_320),
  end('threeOfAKind', 'lost', 8_100_580_920),
  end('straight', 'unqualified', 33_978_377_640),
  end('straight', 'won', 43_805_516_100),
  end('straight', 'tied', 12_345_000),
  end('straight', 'lost', 434_650_260),
  end('flush', 'unqualified', 17_206_332_240),
  end('flush', 'won', 21_856_990_280),
  end('flush', 'tied', 76_620),
  end('flush', 'lost', 113_402_920),
  end('fullHouse', 'unqualified', 12_056_461_200),
  end('fullHouse', 'won', 16_624_475_280),
  end('fullHouse', 'lost', 34_401_600),
  end('fourOfAKind', 'unqualified', 1_952_647_200),
  end('fourOfAKind', 'won', 2_832_435_800),
  end('fourOfAKind', 'lost', 806_680),
  end('straightFlush', 'unqualified', 119_175_780),
  end('straightFlush', 'won', 156_929_720),
  end('straightFlush', 'tied', 540),
  end('straightFlush', 'lost', 2_980),
  end('royalFlush', 'unqualified', 13_918_980),
  end('royalFlush', 'won', 16_759_740),
  end('royalFlush', 'tied', 60),
];
