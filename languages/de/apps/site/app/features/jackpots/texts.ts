import type { jackpotTexts as english } from '#english/apps/site/app/features/jackpots/texts.ts';
import type { Translation } from '#languages/translation.ts';
import { displayCount } from '#english/apps/site/app/amounts/display.ts';

export const jackpotTexts: Translation<typeof english> = {
  games: (count) => `${displayCount(count)} ${count === 1 ? 'Spiel' : 'Spiele'}`,
  pageTitle: (brand) => `Jackpots · ${brand}`,
  description:
    'Was jetzt in jedem Jackpot ist, wie er wächst, wie wahrscheinlich er gewonnen wird und wie du prüfst, wo er gefallen ist.',
  intro:
    'Jeder Einsatz in diesen Spielen füllt ihre Jackpots. Jeder Jackpot kann mit jedem Einsatz gewonnen werden und wird zusätzlich zum Gewinn der Runde gezahlt.',
  none: 'Im Moment läuft kein Jackpot.',
  failed: 'Die Jackpots konnten nicht geladen werden. Bitte versuch es noch einmal.',
  facts: {
    seed: 'Beginnt mit',
    rate: 'Von jedem Einsatz',
    chance: 'Chance je 1 € Einsatz',
    chanceNow: 'Chance des nächsten Euro',
    mustHitBy: 'Fällt spätestens bei',
    lastWin: 'Zuletzt gewonnen',
    cycle: 'Bisher gewonnen',
  },
  play: (game) => `${game} spielen`,
  oneIn: (count) => `1 zu ${count}`,
  certain: 'sicher',
  times: (count) => `${displayCount(count)}-mal`,
  never: 'noch nicht',
  sealed: 'Wo er fällt, ist versiegelt',
  sealedText:
    'Dieser Fingerabdruck wurde vor dem ersten Einsatz dieses Zyklus veröffentlicht. Ist der Jackpot gewonnen, werden Betrag und Salt aufgedeckt, und du kannst prüfen, ob sie dazu passen.',
  sealedSoon: 'Der Fingerabdruck wird vor dem ersten Einsatz des nächsten Zyklus veröffentlicht.',
  fingerprint: 'Fingerabdruck (SHA-256)',
  how: 'So funktionieren Jackpots',
  rules: [
    {
      title: 'Sie werden in Euro geführt',
      text: 'Ein Gewinn wird in der Währung gezahlt, in der du spielst, zum Kurs dieser Runde und als Echtgeld, das du auszahlen kannst. Neben den Euro siehst du, was das jetzt wert ist.',
    },
    {
      title: 'Nur Echtgeld nimmt teil',
      text: 'Bonusguthaben und Freispiele füllen keinen Jackpot und gewinnen keinen, und Einsätze in diesen Spielen zählen nicht zum Umsatz.',
    },
    {
      title: 'Doppelter Einsatz, doppelte Chance',
      text: 'Die Chance jeder Stufe richtet sich nach deinem Einsatz in Euro. Eine Runde kann mehrere Stufen gewinnen.',
    },
    {
      title: 'Für den nächsten wird gespart',
      text: 'Ein Teil jedes Einsatzes wird für den nächsten Jackpot zurückgelegt. Reicht das nicht, wenn einer gewonnen wird, beginnt der nächste mit weniger und wird zuerst aufgefüllt.',
    },
    {
      title: 'Manche fallen bei einem gezogenen Betrag',
      text: 'Er wird vor dem ersten Einsatz des Zyklus gezogen, versiegelt und als Fingerabdruck veröffentlicht. Der Einsatz, mit dem der Zähler ihn erreicht, gewinnt alles.',
    },
    {
      title: 'Keine Chance entfällt',
      text: 'Gibt es für deine Währung keinen aktuellen Wechselkurs, wird der Einsatz abgelehnt und nichts abgebucht.',
    },
  ],
  wins: {
    title: 'Bisherige Gewinne',
    none: 'Es wurde noch kein Jackpot gewonnen.',
    failed: 'Die bisherigen Gewinne konnten nicht geladen werden. Bitte versuch es noch einmal.',
    paid: (amount) => `gezahlt als ${amount}`,
    check: 'Prüfen, wo er fiel',
    checkOf: (name, day) => `Prüfen, wo ${name} vom ${day} fiel`,
    fell: (amount) => `Der Jackpot sollte bei ${amount} fallen.`,
    committed: 'Betrag und Salt passen zum veröffentlichten Fingerabdruck.',
    notCommitted: 'Betrag und Salt passen nicht zum Fingerabdruck.',
    before: (moment) => `Der Fingerabdruck wurde am ${moment} veröffentlicht, vor dem ersten Einsatz.`,
    drawn: 'Dein Browser hat aus dem Salt denselben Betrag gezogen.',
    notDrawn: 'Dein Browser hat aus dem Salt einen anderen Betrag gezogen.',
    reached: 'Mit dem Gewinn hat der Zähler den Betrag erreicht.',
    notReached: 'Der Zähler hatte den Betrag nicht erreicht.',
    salt: 'Salt',
    cycle: 'Zyklus',
    rule: 'Der Betrag wird aus dem Salt, dem Namen des Jackpots und dem Zyklus gezogen.',
    failedCheck: 'Das konnte nicht geprüft werden. Bitte versuch es noch einmal.',
  },
};
