import type { info as english } from '#english/packages/games/src/jacks-or-better/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Du bekommst fünf Karten aus einem frischen Spiel von 52. Halte, was du behalten willst, und zieh für die übrigen einmal neue. Das Blatt am Ende zahlt nach der Tabelle; ein Paar Buben ist das niedrigste, das zahlt.',
        'Eine Runde nimmt eine bis fünf Münzen, und dein Einsatz ist der Wert einer Münze. Alle Blätter zahlen je Münze, mit einer Ausnahme: Mit fünf Münzen zahlt der Royal Flush 800 je Münze, mit weniger 250.',
        'Das Ass zählt in einer Straße hoch oder niedrig. Nur das höchste Blatt zahlt.',
      ],
    },
    {
      title: 'Bester Zug',
      text: [
        'Die Lampe unter den Karten zeigt auf Wunsch den besten Zug: den von allen 32, der im Schnitt am meisten zahlt, auf deinem Gerät berechnet aus jeder Karte, die noch kommen kann. Nach jeder Runde erfährst du, was dein eigener Zug dagegen gekostet hat.',
        'Kurz gesagt, von oben nach unten: Straight Flush oder Vierling, vier Karten zum Royal Flush, Full House, Flush, Straße oder Drilling, vier zum Straight Flush, zwei Paare, ein hohes Paar, drei zum Royal Flush, vier zum Flush, ein niedriges Paar, vier in Folge mit zwei offenen Enden und zuletzt hohe Karten.',
      ],
    },
    {
      title: 'Auszahlungsquote',
      text: [
        '99,5439\u00A0% mit fünf Münzen und 98,3735\u00A0% mit einer bis vier, wenn du immer am besten hältst. Jede andere Spielweise zahlt weniger zurück. Beide Werte sind exakt: Alle 134.459 Arten von Händen wurden mit jedem Zug gezählt.',
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
    { name: 'Royal Flush, fünf Münzen', pays: '800×', chance: '1 zu 40.391' },
    { name: 'Royal Flush, eine bis vier Münzen', pays: '250×', chance: '1 zu 51.481' },
    { name: 'Straight Flush', pays: '50×', chance: '1 zu 9.148' },
    { name: 'Vierling', pays: '25×', chance: '0,24\u00A0%' },
    { name: 'Full House', pays: '9×', chance: '1,15\u00A0%' },
    { name: 'Flush', pays: '6×', chance: '1,10\u00A0%' },
    { name: 'Straße', pays: '4×', chance: '1,12\u00A0%' },
    { name: 'Drilling', pays: '3×', chance: '7,44\u00A0%' },
    { name: 'Zwei Paare', pays: '2×', chance: '12,93\u00A0%' },
    { name: 'Buben oder besser', pays: '1×', chance: '21,46\u00A0%' },
  ],
  bets: ['Fünf Münzen, bester Zug', 'Eine bis vier Münzen, bester Zug'],
};
