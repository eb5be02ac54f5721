import { displayCount } from '#english/apps/site/app/amounts/display.ts';
import type { competitionTexts as english } from '#english/apps/site/app/features/competitions/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const competitionTexts: Translation<typeof english> = {
  title: 'Rennen und Turniere',
  pageTitle: (brand) => `Rennen und Turniere · ${brand}`,
  text: 'Um Geldpreise, nach Regeln, die alle lesen können.',
  failed: 'Die Rennen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  missing: 'Dieses Rennen oder Turnier gibt es nicht.',
  none: 'Zurzeit läuft kein Rennen und kein Turnier.',
  kinds: { race: 'Rennen', tournament: 'Turnier' },
  states: {
    scheduled: 'Demnächst',
    running: 'Läuft',
    settling: 'Wird geprüft',
    finished: 'Beendet',
    cancelled: 'Abgesagt',
  },
  from: (from, to) => `${from} bis ${to}`,
  prizes: (sum, places) => `${sum} für ${places === 1 ? '1 Platz' : `${displayCount(places)} Plätze`}`,
  endsIn: 'Endet in',
  startsIn: 'Startet in',
  units: { days: 'Tage', hours: 'Std.', minutes: 'Min.', seconds: 'Sek.' },
  open: (title) => `Tabelle öffnen: ${title}`,
  players: (count) => `${displayCount(count)} Spieler`,
  you: (name) => `${name} (du)`,
  columns: { place: 'Platz', player: 'Spieler', prize: 'Preis' },
  scores: {
    best_multiple: 'Bester Gewinn',
    sum_of_best_multiples: 'Summe der besten Gewinne',
    total_staked: 'Eingesetzt',
  },
  empty: 'Noch steht niemand in der Tabelle. Der erste Gewinn ab dem Mindesteinsatz führt.',
  cancelledText: 'Es haben zu wenige mitgemacht. Alle Startgelder wurden zurückgezahlt.',
  settlingText:
    'Die Zeit ist um. Die Plätze stehen fest, sobald die Runden geprüft sind, meist innerhalb einer Stunde.',
  own: {
    title: 'Dein Platz',
    of: (players) => `von ${displayCount(players)} Spielern`,
    none: 'Du hast noch keinen Platz.',
    prize: 'Preis nach jetzigem Stand',
    prizeFinal: 'Dein Preis',
    signIn: 'Melde dich an, um deinen Platz zu sehen.',
  },
  prizeList: 'Preise, in Echtgeld',
  place: (from, to) => (from === to ? `Platz ${from}` : `Platz ${from} bis ${to}`),
  rules: {
    title: 'Regeln',
    scores: {
      best_multiple: () => 'Dein bester Einzelgewinn zählt, als Vielfaches seines Einsatzes.',
      sum_of_best_multiples: (bestOf) =>
        `Deine ${displayCount(bestOf)} besten Gewinne zählen: Ihre Vielfachen des Einsatzes werden addiert.`,
      total_staked: () => 'Alle deine Einsätze werden in Euro addiert.',
    },
    least: (stake) => `Es zählen nur Echtgeldrunden ab ${stake} Einsatz: kein Bonusguthaben, keine Freispiele.`,
    whole: 'Eine Runde zählt, wenn sie innerhalb der Zeit beginnt und endet. Jackpots zählen nicht mit.',
    ties: {
      earlier: 'Bei gleichem Ergebnis liegt vorn, wer es früher erreicht hat.',
      shared: 'Bei gleichem Ergebnis werden die Preise dieser Plätze geteilt.',
    },
    free: 'Die Teilnahme ist kostenlos.',
    paid: (entry, house, added) =>
      `Die Teilnahme kostet ${entry} aus deinem Echtgeldguthaben und zählt bei deinen Limits als Einsatz und Verlust. Das Haus behält ${house} % der Startgelder und legt ${added} dazu; der Rest wird ausgezahlt.`,
    players: (from) =>
      `Mit weniger als ${displayCount(from)} Spielern wird das Turnier abgesagt, und alle Startgelder werden zurückgezahlt.`,
    shares: 'Die Preise sind Anteile am Preistopf und werden unter den besetzten Plätzen aufgeteilt.',
    household:
      'Ein Platz pro Haushalt: gleiche bestätigte Adresse, gleiches Zahlungsmittel oder gleiches Dokument. Es zählt der bessere Platz, im Turnier die erste Anmeldung.',
    voided: 'Eine stornierte Runde wird herausgenommen, und deine nächstbeste zählt.',
    excluded:
      'Wer bei der Entscheidung gesperrt ist, pausiert oder sein Konto geschlossen hat, erhält keinen Preis; die Plätze dahinter rücken auf. Ein bezahltes Startgeld bleibt im Preistopf.',
    disqualified:
      'Mehrere Konten, Absprachen, das Ausnutzen eines Fehlers oder automatisiertes Spielen führen zur Disqualifikation. Darüber entscheiden zwei von uns, und der Support nennt dir den Grund.',
  },
  enter: {
    free: 'Kostenlos mitmachen',
    paid: (entry) => `Für ${entry} mitmachen`,
    entered: 'Du bist dabei.',
    title: (name) => `Mitmachen: ${name}`,
    costs: (entry) => `${entry} werden von deinem Echtgeldguthaben abgezogen.`,
    counts:
      'Das zählt bei deinen Limits als Einsatz und Verlust. Wird das Turnier abgesagt, bekommst du das Startgeld zurück.',
    nothing: 'Es kostet nichts. Es zählen nur Runden, die du nach der Anmeldung beginnst.',
    confirm: 'Jetzt mitmachen',
    cancel: 'Zurück',
    failed: 'Die Anmeldung hat nicht geklappt. Bitte versuche es noch einmal.',
  },
};
