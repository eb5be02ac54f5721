import type { termTexts as english } from '#english/packages/contract/src/promotions/term-texts.ts';
import type { Translation } from '#languages/translation.ts';

const weekdays = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'];

const days = (count: number): string => (count === 1 ? '1 Tag' : `${count} Tage`);
const spins = (count: number): string => (count === 1 ? '1 Freispiel' : `${count} Freispiele`);
const exactDeposits = (count: number): string =>
  count === 0
    ? 'Für alle, die noch nicht eingezahlt haben.'
    : `Für alle mit genau ${count === 1 ? 'einer bisherigen Einzahlung' : `${count} bisherigen Einzahlungen`}.`;
const hour = (at: number): string => `${String(at).padStart(2, '0')}:00`;

export const termTexts: Translation<typeof english> = {
  audience_deposits: (p) =>
    p.has('to')
      ? p.count('from') === p.count('to')
        ? exactDeposits(p.count('from'))
        : `Für alle mit ${p.count('from')} bis ${p.count('to')} bisherigen Einzahlungen.`
      : `Für alle mit mindestens ${p.count('from')} bisherigen Einzahlungen.`,
  audience_countries: (p) => `Nur in diesen Ländern: ${p.list('countries')}.`,
  audience_except_countries: (p) => `Nicht in diesen Ländern: ${p.list('countries')}.`,
  audience_currencies: (p) => `Für Einzahlungen in diesen Währungen: ${p.list('currencies')}.`,
  audience_level: (p) => `Ab Treuestufe ${p.text('level')}.`,
  starts_at: (p) => `Das Angebot gilt ab ${p.time('at')}.`,
  ends_at: (p) => `Das Angebot gilt bis ${p.time('at')}.`,
  weekly: (p) =>
    `Es gilt jeden ${weekdays[p.count('weekday') - 1] ?? 'Tag'} ab ${hour(p.count('fromHour'))} Uhr UTC, ${p.count('hours')} Stunden lang.`,
  per_player: (p) =>
    p.count('most') === 1
      ? `Einmal pro Person${p.text('each') === 'window' ? ' in jeder dieser Wochen' : ''}.`
      : `Höchstens ${p.count('most')}-mal pro Person${p.text('each') === 'window' ? ' in jeder dieser Wochen' : ''}.`,
  budget: (p) => `Das Angebot endet, sobald insgesamt ${p.amount('amount')} an alle vergeben sind.`,
  coupon_only: () => 'Nur mit dem zugehörigen Bonuscode.',
  tier: (p) =>
    `Für eine Einzahlung ${p.has('to') ? `von ${p.amount('from')} bis unter ${p.amount('to')}` : `ab ${p.amount('from')}`} gibt es ${[
      p.count('percent') > 0 ? `${p.percent('percent')} Bonus` : '',
      p.count('spins') > 0 ? spins(p.count('spins')) : '',
    ]
      .filter(Boolean)
      .join(' und ')}.`,
  match_cap: (p) => `Der Bonus einer Einzahlung beträgt höchstens ${p.amount('amount')}.`,
  welcome_cap: (p) => `Alle Willkommensboni einer Person betragen zusammen höchstens ${p.amount('amount')}.`,
  armed_by_player: () =>
    'Nichts beginnt von selbst: Du nimmst das Angebot an, und deine nächste passende Einzahlung löst es ein. Vorher kannst du es jederzeit ablehnen.',
  granted_when_settled: () =>
    'Die Gutschrift erfolgt einmal, sobald die Einzahlung gutgeschrieben ist, nach dem eingegangenen Betrag und dem Wechselkurs dieses Moments.',
  one_active: () => 'Es läuft immer nur ein Bonus. Spätere warten, und ihre Frist beginnt erst mit ihnen.',
  wagering: (p) => `Der Bonus wird zu Echtgeld, sobald du ihn ${p.count('times')}-mal umgesetzt hast.`,
  wagering_weights: () =>
    'Einsätze zählen für den Umsatz mit dem Anteil, den die Seite des Spiels nennt. Eine Wette, die mit mehr als 70 % Wahrscheinlichkeit mindestens den Einsatz zurückzahlt, zählt nicht.',
  max_stake: (p) =>
    `Solange der Bonus aktiv ist, kannst du in einer Runde höchstens ${p.amount('amount')} setzen. Ein höherer Einsatz wird vor der Runde abgelehnt.`,
  valid_days: (p) => `Zum Umsetzen hast du ${days(p.count('days'))}. Was dann vom Bonus übrig ist, verfällt.`,
  conversion_cap: (p) =>
    `Ist der Bonus umgesetzt, wird höchstens ${p.count('times') === 1 ? 'sein Betrag' : `das ${p.count('times')}-Fache seines Betrags`} zu Echtgeld. Was darüber liegt, verfällt.`,
  no_conversion_cap: () => 'Alles, was vom Bonus übrig ist, wird zu Echtgeld. Eine Obergrenze gibt es nicht.',
  except_games: (p) =>
    `In diesen Spielen kann dieser Bonus nicht gesetzt werden: ${p.games('games')}. Mit Echtgeld kannst du sie spielen, es zählt dort aber nicht für den Umsatz.`,
  game_weight: (p) =>
    p.count('percent') === 0
      ? `Einsätze in ${p.games('game')} zählen bei diesem Bonus nicht für den Umsatz.`
      : `Einsätze in ${p.games('game')} zählen bei diesem Bonus zu ${p.percent('percent')} für den Umsatz, auch wenn die Seite des Spiels etwas anderes nennt.`,
  closed_games: () =>
    'In Spielen, deren Seite es nennt, kann kein Bonusguthaben gesetzt werden. Mit Echtgeld kannst du sie jederzeit spielen.',
  cash_first: () =>
    'Zuerst wird dein Echtgeld gesetzt, dann der Bonus. Gewinne fließen im selben Verhältnis zurück, in dem der Einsatz daraus kam.',
  cash_out_removes: () =>
    'Eine Auszahlung entfernt den Bonus dieser Währung und wartende Boni. Dein Echtgeld bleibt unberührt, und du siehst den Betrag vorher.',
  reversal_removes: () =>
    'Wird die Einzahlung erstattet oder zurückgebucht, verfallen der Rest ihres Bonus und ihre ungespielten Freispiele.',
  spins_value: (p) => `Ein Freispiel hat einen Einsatz von ${p.amount('amount')}.`,
  spins_games: (p) => `Die Freispiele gelten für: ${p.games('games')}.`,
  spins_days: (p) => `Für die Freispiele hast du ${days(p.count('days'))}.`,
  spins_unlock: (p) =>
    `Gewinne aus Freispielen bleiben getrennt. Eine spätere Einzahlung ab ${p.amount('deposit')} überträgt sie in dein Bonusguthaben${
      p.count('percent') > 0 ? `, mit ${p.percent('percent')} obendrauf` : ''
    }. Danach werden sie ${p.count('times')}-mal umgesetzt.`,
  spins_unlock_days: (p) => `Für diese Einzahlung hast du ${days(p.count('days'))}.`,
  gift: (p) =>
    `Du bekommst ${[
      p.has('bonus') ? `einen Bonus von ${p.amount('bonus')}` : '',
      p.has('spins') ? spins(p.count('spins')) : '',
    ]
      .filter(Boolean)
      .join(' und ')} ohne Einzahlung.`,
  cashback: (p) =>
    `Liegt dein Nettoverlust an Echtgeld in einer Woche, von Montag 00:00 Uhr UTC bis Montag und in allen Währungen zusammen, über ${p.amount('above')}, bekommst du ${p.percent('percent')} des gesamten Verlusts als Bonus, höchstens ${p.amount('most')}.`,
  competition_games: (p) =>
    p.text('games') === 'all_slots' ? 'Alle Slots nehmen teil.' : `Diese Spiele nehmen teil: ${p.games('games')}.`,
  competition_score: (p) =>
    p.text('score') === 'total_staked'
      ? 'Es zählt die Summe der Echtgeldeinsätze.'
      : p.text('score') === 'sum_of_best_multiples'
        ? `Es zählt die Summe deiner besten ${p.count('bestOf')} Gewinne, jeder als Vielfaches seines Einsatzes.`
        : 'Es zählt dein bester Gewinn als Vielfaches seines Einsatzes.',
  competition_least_stake: (p) => `Es zählen Runden mit einem Echtgeldeinsatz ab ${p.amount('amount')}.`,
  competition_ties: () => 'Bei gleicher Wertung liegt vorn, wer sie zuerst erreicht hat.',
  competition_prizes: (p) => `Preise in Echtgeld, nach Rang: ${p.list('prizes')}.`,
  competition_entry: (p) =>
    `${p.has('entry') ? `Die Teilnahme kostet ${p.amount('entry')} Echtgeld, davon bleiben ${p.percent('house')} bei uns.` : 'Die Teilnahme ist kostenlos.'} Wir legen ${p.amount('added')} zu den Preisen dazu. Es findet mit ${p.count('from')} bis ${p.count('to')} Teilnehmenden statt; sind es weniger, wird jede Teilnahme erstattet.`,
  one_per_household: () =>
    'Einmal pro Person und Haushalt: dieselbe verifizierte Adresse, dasselbe Zahlungsmittel oder dasselbe Dokument.',
  excluded_players: () => 'Nicht während einer Spielpause oder Selbstausschluss.',
};
