import type { info as english } from '#english/packages/games/src/wild-twos/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Du bekommst fünf Karten aus einem frischen Spiel von 52. Alle vier Zweien sind Joker: Jede steht für die Karte, mit der dein Blatt am meisten zahlt. Halte, was du behalten willst, und zieh für die übrigen einmal neue. Ein Drilling ist das niedrigste Blatt, das zahlt.',
        'Eine Runde nimmt eine bis fünf Münzen, und dein Einsatz ist der Wert einer Münze. Alle Blätter zahlen je Münze, mit einer Ausnahme: Mit fünf Münzen zahlt der echte Royal Flush 800 je Münze, mit weniger 250.',
        'In einem echten Royal Flush ist keine Zwei. Das Ass zählt in einer Straße hoch oder niedrig. Nur das Blatt, das am meisten zahlt, zählt.',
      ],
    },
    {
      title: 'Bester Zug',
      text: [
        'Die Lampe unter den Karten zeigt auf Wunsch den besten Zug: den von allen 32, der im Schnitt am meisten zahlt, auf deinem Gerät berechnet aus jeder Karte, die noch kommen kann. Nach jeder Runde erfährst du, was dein eigener Zug dagegen gekostet hat.',
        'Kurz gesagt: Wirf nie eine Zwei ab. Mit drei Zweien behalte nur einen Royal Flush mit Joker oder einen Fünfling. Mit zwei behalte einen Vierling oder Besseres, sonst vier Karten zum Royal Flush oder zum Straight Flush ab 6 und 7 aufwärts, sonst nur die Zweien. Mit einer oder keiner behalte, was zahlt; danach vier zum Straight Flush, einen Drilling, drei zum Royal Flush und lieber ein Paar als zwei.',
      ],
    },
    {
      title: 'Auszahlungsquote',
      text: [
        '98,9130\u00A0% mit fünf Münzen und 97,6863\u00A0% mit einer bis vier, wenn du immer am besten hältst. Jede andere Spielweise zahlt weniger zurück. Beide Werte sind exakt: Alle 134.459 Arten von Händen wurden mit jedem Zug gezählt.',
        'Der Gewinn jeder Runde wird auf die kleinste Einheit deiner Währung abgerundet.',
      ],
    },
    {
      title: 'Unterbrochene Runden',
      text: [
        'Deine Runde wartet 24 Stunden auf dich, auf jedem Gerät. Danach wird für dich der beste Zug gespielt, wie ihn der Tipp zeigen würde. Wird das Konto ausgeschlossen, gesperrt oder geschlossen, geschieht das sofort.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Die Reihenfolge der Karten steht vor deinem Einsatz fest: durch einen Server-Seed, der als Hash veröffentlicht ist, deinen Client-Seed und die Nummer der Runde. Welche Karte als Nächste kommt, hängt weder vom Einsatz ab noch davon, was du hältst.',
      ],
    },
  ],
  paytable: [
    { name: 'Echter Royal Flush, fünf Münzen', pays: '800×', chance: '1 zu 43.423' },
    { name: 'Echter Royal Flush, eine bis vier Münzen', pays: '250×', chance: '1 zu 46.225' },
    { name: 'Vier Zweien', pays: '200×', chance: '1 zu 5.348' },
    { name: 'Royal Flush mit Joker', pays: '25×', chance: '0,19\u00A0%' },
    { name: 'Fünfling', pays: '15×', chance: '0,31\u00A0%' },
    { name: 'Straight Flush', pays: '9×', chance: '0,49\u00A0%' },
    { name: 'Vierling', pays: '4×', chance: '6,13\u00A0%' },
    { name: 'Full House', pays: '4×', chance: '2,62\u00A0%' },
    { name: 'Flush', pays: '3×', chance: '2,04\u00A0%' },
    { name: 'Straße', pays: '2×', chance: '5,75\u00A0%' },
    { name: 'Drilling', pays: '1×', chance: '26,80\u00A0%' },
  ],
  bets: ['Fünf Münzen, bester Zug', 'Eine bis vier Münzen, bester Zug'],
};
