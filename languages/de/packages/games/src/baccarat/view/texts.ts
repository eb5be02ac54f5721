import type { texts as english } from '#english/packages/games/src/baccarat/view/texts.ts';
import type { Bet, Winner } from '#english/packages/games/src/baccarat/versions/1-hands.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { tableTexts } from '../../tables/stage/texts.ts';

const bets: Readonly<Record<Bet, string>> = {
  player: 'Spieler',
  banker: 'Bank',
  tie: 'Unentsch.',
  'player-pair': 'Spielerpaar',
  'banker-pair': 'Bankpaar',
};
const winners: Readonly<Record<Winner, string>> = {
  player: 'Spieler gewinnt',
  banker: 'Bank gewinnt',
  tie: 'Unentschieden',
};

export const texts: Translation<typeof english> = {
  action: 'Geben',
  bets,
  pays: { player: '1 zu 1', banker: '19 zu 20', tie: '8 zu 1', 'player-pair': '11 zu 1', 'banker-pair': '11 zu 1' },
  layout: 'Einsätze',
  player: 'Spieler',
  banker: 'Bank',
  handOf: (side, total) => (total === undefined ? side : `${side}, ${total}`),
  winners,
  result: ({ winner, playerTotal, bankerTotal }) =>
    winner === 'tie'
      ? `Unentschieden mit ${playerTotal}`
      : `${winners[winner]}, ${winner === 'player' ? `${playerTotal} zu ${bankerTotal}` : `${bankerTotal} zu ${playerTotal}`}`,
  pairs: { player: 'Spielerpaar', banker: 'Bankpaar', both: 'Beide Paare' },
  ready: 'Lege deine Chips',
  dealing: 'Die Karten kommen',
  history: 'Letzte Hände, neueste zuerst',
  letters: { player: 'S', banker: 'B', tie: 'U' },
  verify: ({ winner }) => `${winners[winner]}. Diese Runde prüfen`,
  road: 'Deine letzten Hände',
  toRoad: 'Straße',
  roadSum: (player, banker, tie) => `Spieler ${player} · Bank ${banker} · Unentschieden ${tie}`,
  noMemory: 'Vergangene Hände sagen nichts über die nächste.',
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: ({ playerTotal, bankerTotal, winner }) =>
    `Spieler ${playerTotal}, Bank ${bankerTotal}. ${winners[winner]}.`,
};
