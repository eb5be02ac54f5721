import type { simulatorTexts as english } from '#english/apps/site/app/features/promotions/simulator/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const simulatorTexts: Translation<typeof english> = {
  title: 'Bonusrechner',
  pageTitle: (brand) => `Bonusrechner · ${brand}`,
  description:
    'Was ein Bonus wert ist, bevor du ihn annimmst: die Chance, ihn freizuspielen, was im Schnitt übrig bleibt und was er kostet.',
  lead: 'Sieh dir an, was aus einem Bonus wird, bevor du ihn annimmst. Wir spielen ihn viele Male mit den echten Chancen der Spiele durch, die du auswählst.',
  warning: 'Spielen kostet im Schnitt Geld, auch mit Bonus. Zahle nie nur wegen eines Bonus ein.',
  form: {
    label: 'Dein Plan',
    deposit: 'Einzahlung',
    stake: 'Einsatz pro Runde',
    upTo: (most) => `bis ${most}`,
    rounds: 'Runden pro Tag',
    roundsHint: (days) => `Der Bonus gilt ${days} Tage.`,
    games: 'Spiele',
    gamesHint: 'Wählst du mehrere, werden sie zu gleichen Teilen gespielt.',
    weight: (percent) => `${percent} vom Einsatz zählen`,
    noWeight: 'zählt nicht',
    run: 'Durchrechnen',
    failed: 'Die Spiele konnten nicht geladen werden. Bitte versuche es noch einmal.',
  },
  terms: (bonus, total, times) => `Bonus ${bonus}, Umsatz ${times}× = ${total}.`,
  noBonus: 'Für den Bonus ist diese Einzahlung zu niedrig.',
  amountProblem: 'Gib einen Betrag ein, zum Beispiel 50.',
  roundsProblem: 'Gib eine Zahl von 1 bis 5.000 ein.',
  problems: {
    no_game: 'Wähle mindestens ein Spiel aus.',
    stake_too_low: 'Der Einsatz liegt unter dem niedrigsten eines ausgewählten Spiels.',
    stake_too_high: 'Der Einsatz ist höher als Einzahlung und Bonus zusammen.',
    stake_above_maximum: 'Der Einsatz liegt über dem Höchsteinsatz des Bonus.',
    amount_too_large: 'Gib kleinere Beträge ein.',
  },
  broken: 'In diesem Browser lässt sich das nicht durchrechnen.',
  result: {
    title: 'Ergebnis',
    summary: (chance, left, cost) =>
      `In ${chance} der Fälle spielst du den Bonus frei. Im Schnitt bleiben ${left} übrig, das kostet dich also ${cost}.`,
    summaryGain: (chance, left, gain, gone) =>
      `In ${chance} der Fälle spielst du den Bonus frei. Im Schnitt bleiben ${left} übrig, ${gain} mehr als deine Einzahlung. Diesen Schnitt machen aber wenige hohe Ergebnisse: In ${gone} der Fälle ist das Geld vorher weg.`,
    rare: (percent) => `unter ${percent}`,
    caption: 'Die Zahlen mit und ohne Bonus',
    figure: 'Größe',
    with: 'Mit Bonus',
    without: 'Ohne Bonus',
    rows: {
      completed: 'Chance, den Bonus freizuspielen',
      lost: 'Chance, dass das Geld vorher weg ist',
      expired: 'Chance, dass die Zeit nicht reicht',
      left: 'Übrig im Schnitt',
      cost: 'Kosten im Schnitt',
      sd: 'Standardabweichung',
      low: '1 von 20 endet mit höchstens',
      middle: 'Die Hälfte endet mit höchstens',
      high: '1 von 20 endet mit mindestens',
      staked: 'Eingesetzt im Schnitt',
    },
    worth: (amount, error) => `Der Bonus bringt im Schnitt ${amount} ± ${error}.`,
    takes: (amount, error) => `Der Bonus kostet im Schnitt ${amount} ± ${error}.`,
    none: '–',
    note: (count) =>
      `Aus ${count} durchgespielten Boni. ± ist ein Standardfehler: Um etwa so viel weichen Wiederholungen voneinander ab. Ohne Bonus werden dieselben Runden nur mit der Einzahlung gespielt, solange sie reicht.`,
    check: 'Zahlen nachprüfen',
    checkText: (seed) =>
      `Mit den veröffentlichten Ausgängen der Wetten und dem Startwert ${seed} kommen alle auf dieselben Zahlen. Verwendete Wetten:`,
    how: 'So werden die Zahlen berechnet',
  },
};
