import type { proofTexts as english } from '#english/packages/games/src/three-card-duel/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  hands: {
    high: 'höchste Karte',
    pair: 'Paar',
    flush: 'Flush',
    straight: 'Straße',
    three: 'Drilling',
    'straight-flush': 'Straight Flush',
  },
  drawn: 'aus deck(1, 6): Spieler, Dealer, Spieler, Dealer, Spieler, Dealer',
  showdown: 'der Dealer spielt mit einer Dame oder besser; die höhere Hand gewinnt',
  pays: 'Ante und Spieleinsatz zusammen, der Bonus ab einer Straße, Pair Plus ab einem Paar',
  actions: { play: 'Spielen', fold: 'Passen' },
  wrong: 'Lege Chips in der Form „ante 5, pair-plus 1“: ante, pair-plus oder beides.',
};
