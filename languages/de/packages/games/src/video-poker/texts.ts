import type { videoPokerTexts as english } from '#english/packages/games/src/video-poker/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const videoPokerTexts: Translation<typeof english> = {
  coins: 'Münzen (1 bis 5)',
  wrong: 'Eine Runde nimmt 1 bis 5 Münzen.',
  held: (places) => (places.length === 0 ? 'Nichts halten' : `${places.join(', ')} halten`),
  dealt: 'Gegeben',
  dealtHow: 'deck(1, 5): Plätze unter den verbliebenen Karten, der Reihe nach',
  hold: 'Gehalten',
  holdHow: 'Plätze von links; für die übrigen geht das Kartenspiel weiter',
  none: 'keine',
  final: 'Endgültige Hand',
  multiplier: 'Multiplikator',
  multiplierHow: (coins, each) => `${each} × ${coins === 1 ? '1 Münze' : `${coins} Münzen`}`,
};
