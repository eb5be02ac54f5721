import type { helpTexts as english } from '#english/apps/site/app/features/help/texts.ts';
import type { Translation } from '#languages/translation.ts';

/** Words that people bring from elsewhere, and a part of what the articles say: without accents, as they are compared. */
const otherNames: Readonly<Record<string, string>> = {
  auszahlen: 'auszahl',
  auszahlung: 'auszahl',
  auszahlungen: 'auszahl',
  abheben: 'auszahl',
  abhebung: 'auszahl',
  cashout: 'auszahl',
  einzahlen: 'einzahl',
  einzahlung: 'einzahl',
  einzahlungen: 'einzahl',
  aufladen: 'einzahl',
  kyc: 'verifi',
  '2fa': 'zwei faktor',
  authenticator: 'zwei faktor',
  login: 'anmeld',
  einloggen: 'anmeld',
  sperre: 'selbstausschluss',
  sperren: 'selbstausschluss',
};

export const helpTexts: Translation<typeof english> = {
  title: 'Hilfe',
  pageTitle: (brand) => `Hilfe · ${brand}`,
  articleTitle: (title, brand) => `${title} · ${brand}`,
  description: (brand) => `Antworten zu Konto, Einzahlungen, Auszahlungen, Fairness und Limits bei ${brand}.`,
  search: 'Hilfe durchsuchen',
  searchPlaceholder: 'Wobei brauchst du Hilfe?',
  found: (count) => `${count} Artikel`,
  none: 'Kein Artikel gefunden. Unser Team hilft dir gern:',
  ourWord: (word) => otherNames[word] ?? word,
  topics: {
    account: 'Konto',
    deposits: 'Einzahlungen',
    'cash-outs': 'Auszahlungen',
    fairness: 'Fairness',
    limits: 'Limits und Spielpausen',
    games: 'Spiele',
  },
  back: 'Alle Artikel',
  more: 'Mehr zu diesem Thema',
  missing: 'Artikel nicht gefunden',
  person: 'Noch Fragen?',
  personText: 'Unser Team antwortet im Chat.',
  chat: 'Chat öffnen',
  mail: 'oder per E-Mail an',
  elsewhere: 'Gut zu wissen',
  links: {
    payOutTimes: 'Auszahlungszeiten',
    fairness: 'So entstehen Ergebnisse',
    complaints: 'Beschwerden',
    responsible: 'Verantwortungsvolles Spielen',
  },
  payOuts: {
    title: 'Auszahlungszeiten',
    pageTitle: (brand) => `Auszahlungszeiten · ${brand}`,
    description:
      'Wie lange Auszahlungen in den letzten dreißig Tagen tatsächlich gedauert haben, vom Antrag bis zur Zahlung.',
    text: (days) =>
      `Wie lange Auszahlungen in den letzten ${days} Tagen tatsächlich gedauert haben, vom Antrag bis zur Zahlung. Die Zeiten stammen aus dem Protokoll jeder Zahlung, das niemand ändern kann.`,
    columns: { method: 'Methode', median: 'Hälfte binnen', p90: '9 von 10 binnen', count: 'Ausgezahlt' },
    few: 'Noch zu wenige',
    none: (days) => `In den letzten ${days} Tagen gab es keine Auszahlung, daher gibt es noch keine Zeiten.`,
    sandbox: 'Dies ist eine Sandbox: Diese Zahlungen liefen über ein Testnetzwerk, nicht über eine Bank.',
    failed: 'Die Zeiten konnten nicht geladen werden.',
    seconds: (count) => `${count}\u00a0Sek.`,
    minutes: (count) => `${count}\u00a0Min.`,
    hours: (count) => `${count}\u00a0Std.`,
    days: (count) => (count === 1 ? '1\u00a0Tag' : `${count}\u00a0Tage`),
  },
};
