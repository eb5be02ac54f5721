import type { cashierTexts as english } from '#english/apps/site/app/texts/cashier.ts';
import type { Translation } from '#languages/translation.ts';

export const cashierTexts: Translation<typeof english> = {
  amountTooLong: 'Ein Betrag hat höchstens 12 Zeichen.',
  currenciesFailed: 'Die Währungen konnten nicht geladen werden. Wir versuchen es weiter.',
  failed: 'Das konnte gerade nicht geladen werden.',
  copied: 'Kopiert',
  copyFailed: 'Dein Browser hat das Kopieren nicht erlaubt. Bitte markiere den Text und kopiere ihn selbst.',
  filters: {
    all: 'Alle',
  },
  bets: {
    columns: { when: 'Datum', game: 'Spiel', stake: 'Einsatz', payout: 'Gewinn', result: 'Ergebnis' },
    empty: 'Noch keine Einsätze. Hier erscheinen sie mit ihren Seeds.',
  },
  payments: {
    direction: 'Art',
    directions: { deposit: 'Einzahlungen', withdraw: 'Auszahlungen' },
    way: { deposit: 'Einzahlung', withdraw: 'Auszahlung' },
    kind: 'Währung',
    kinds: { fiat: 'Fiat', crypto: 'Krypto' },
    columns: { when: 'Datum', method: 'Methode', amount: 'Betrag', fee: 'Gebühr', status: 'Status' },
    emptyFiltered: 'Zu diesen Filtern gibt es keine Zahlungen.',
    methods: { FIAT: 'Karte oder Bank' },
  },
  states: {
    created: 'Noch nicht bezahlt',
    pending: 'Wartet auf Anbieter',
    review: 'In Prüfung',
    credited: 'Gutgeschrieben',
    failed: 'Fehlgeschlagen',
    expired: 'Abgelaufen',
    cancelled: 'Abgebrochen',
    refunded: 'Erstattet',
    charged_back: 'Zurückgebucht',
    requested: 'Beantragt',
    approved: 'Genehmigt',
    submitting: 'Unterwegs',
    submitted: 'Unterwegs',
    paid: 'Ausgezahlt',
    rejected: 'Abgelehnt',
    returned: 'Zurückgegeben',
  },
  givenBack: 'Erstattung läuft',
  wonBack: 'Wieder gutgeschrieben',
  chargeBacks: {
    open: (amount, at) => `${amount} am ${at} zurückgebucht`,
    wonBack: (amount, at, back) => `${amount} am ${at} zurückgebucht, am ${back} wieder gutgeschrieben`,
  },
};
