import type { machineTexts as english } from '#english/packages/games/src/video-poker/stage/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const machineTexts: Translation<typeof english> = {
  action: 'Geben',
  coin: 'Münzwert',
  coins: 'Münzen',
  coinsOf: (coins) => (coins === 1 ? '1 Münze' : `${coins} Münzen`),
  paytable: 'Auszahlungstabelle in Münzen',
  hand: 'Blatt',
  yourCards: 'Deine Karten',
  faceDown: (place) => `Karte ${place}, verdeckt`,
  card: (place, name) => `Karte ${place}: ${name}`,
  held: 'Gehalten',
  hold: 'Halten',
  draw: (count) => (count === 0 ? 'Alle behalten' : count === 1 ? '1 Karte ziehen' : `${count} Karten ziehen`),
  ready: 'Münzen wählen und geben lassen',
  dealing: 'Karten kommen',
  choose: 'Halte, was du behältst, dann zieh',
  nothing: 'Kein Gewinnblatt',
  hint: 'Bester Zug',
  hintOn: 'Besten Zug anzeigen',
  hintOff: 'Besten Zug ausblenden',
  best: (places) => (places.length === 0 ? 'nichts halten' : `${places.join(', ')} halten`),
  average: (multiple) => `im Schnitt ${multiple}`,
  bestMade: 'Du hast die besten Karten gehalten.',
  cost: (places, percent) =>
    `Bester Zug: ${places.length === 0 ? 'nichts' : places.join(', ')} halten. Deiner kostet im Schnitt ${percent} des Einsatzes.`,
  history: 'Letzte Runden, neueste zuerst',
  verify: (multiple) => `${multiple}. Diese Runde prüfen`,
  inPlay: 'Im Spiel',
  keys: [
    ['1 – 5', 'Karte halten oder freigeben'],
    ['D, Leertaste', 'ziehen'],
    ['C', 'eine Münze mehr, nach fünf wieder eine'],
  ] as const,
  announceOpen: (names) => `Deine Karten: ${names}. Wähle, was du hältst.`,
  announce: (names, hand) => `${names}: ${hand}.`,
};
