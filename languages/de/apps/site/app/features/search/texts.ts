import type { searchTexts as english } from '#english/apps/site/app/features/search/texts.ts';
import type { Translation } from '#languages/translation.ts';
import { displayCount } from '#english/apps/site/app/amounts/display.ts';

export const searchTexts: Translation<typeof english> = {
  title: 'Spiele suchen',
  placeholder: 'Suchen …',
  prompt: 'Tippe den Namen eines Spiels ein',
  none: (term) => `Kein Spiel passt zu „${term}“`,
  noneHint: 'Versuch es mit einer anderen Schreibweise oder nur mit den ersten Buchstaben.',
  failed: 'Die Spiele konnten nicht geladen werden.',
  play: 'Spielen',
  playGame: (game) => `${game} spielen`,
  results: (count) => `${displayCount(count)} ${count === 1 ? 'Spiel' : 'Spiele'}`,
  kinds: 'Spielkategorien',
  all: 'Alle',
  kindNames: {
    slots: 'Slots',
    table: 'Tischspiele',
    cards: 'Karten',
    instant: 'Originals',
    live: 'Live',
    poker: 'Poker',
  },
  rtp: (rtp, volatility) => `RTP ${rtp}, ${volatility}`,
  volatilities: { low: 'niedrig', medium: 'mittel', 'medium-high': 'mittel bis hoch', high: 'hoch' },
  escape: 'Esc',
  choose: 'Auswählen',
  enter: 'Spielen',
  realWith: (amount) => `Spielen mit ${amount}`,
  asVisitor: 'Zum Spielen anmelden',
};
