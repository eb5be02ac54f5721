import type { noticeTexts as english } from '#english/apps/site/app/features/notifications/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const noticeTexts: Translation<typeof english> = {
  title: 'Benachrichtigungen',
  text: 'Alles zu deinem Geld und deinem Konto, das Neueste zuerst.',
  all: 'Alle ansehen',
  readAll: 'Alle gelesen',
  empty: 'Noch keine Benachrichtigungen. Hier erscheint, was sich bei deinem Geld und deinem Konto tut.',
  failed: 'Deine Benachrichtigungen konnten nicht geladen werden. Bitte versuche es noch einmal.',
  more: 'Ältere anzeigen',
  unread: 'ungelesen',
  settings: {
    title: 'E-Mails',
    text: 'E-Mails zu Anmeldungen, Passwörtern, Dokumenten, Limits und zurückgezahltem Geld senden wir dir immer: Das verlangt das Gesetz oder deine Sicherheit.',
    topics: {
      deposits: { title: 'Einzahlungen', text: 'Wenn eine angekommen oder fehlgeschlagen ist' },
      cash_outs: { title: 'Auszahlungen', text: 'Wenn eine beantragt, genehmigt oder ausgezahlt ist' },
      bonuses: { title: 'Boni', text: 'Wenn einer gutgeschrieben oder entfernt wurde' },
    },
    failed: 'Das konnte nicht geändert werden. Bitte versuche es noch einmal.',
  },
  promotions: {
    title: 'Aktionen',
    text: 'Angebote bekommst du nur dort, wo du sie einschaltest. In einer Pause, nach einer Sperre oder an einem Limit bekommst du keine.',
    channels: {
      mail: {
        title: 'Aktionen per E-Mail',
        text: 'Aus, bis du sie einschaltest. Ein Klick in jeder dieser E-Mails bestellt sie ab.',
      },
      notice: {
        title: 'Aktionen auf der Website',
        text: 'Eine ruhige Zeile in deinen Benachrichtigungen. Nichts springt auf.',
      },
    },
    since: (isOn, moment, where) => `${isOn ? 'An' : 'Aus'} seit ${moment}, ${where}`,
    sources: {
      registration: 'bei der Registrierung gewählt',
      profile: 'in deinem Konto gewählt',
      mail: 'über den Link in einer E-Mail',
      protection: 'mit einer Pause oder der Schließung deines Kontos',
    },
  },
  campaigns: {
    title: 'Für dich',
    until: (moment) => `Bis ${moment}`,
    code: (code) => `Code: ${code}`,
    see: 'Angebot und Bedingungen ansehen',
    close: (title) => `„${title}“ schließen`,
    failed: 'Das konnte nicht geschlossen werden. Bitte versuche es noch einmal.',
  },
  unsubscribe: {
    title: 'E-Mails zu Aktionen',
    promotions: 'E-Mails zu Aktionen',
    topics: {
      deposits: 'E-Mails zu Einzahlungen',
      cash_outs: 'E-Mails zu Auszahlungen',
      bonuses: 'E-Mails zu Boni',
    },
    asked: (what) => `Keine ${what} mehr?`,
    stop: 'Abbestellen',
    done: (what) => `Du bekommst keine ${what} mehr`,
    failed: () => 'Dieser Link hat nicht funktioniert',
    texts: {
      asked:
        'Mit einem Klick bestellst du sie ab. E-Mails, die das Gesetz oder deine Sicherheit verlangt, bekommst du weiterhin.',
      done: 'E-Mails, die das Gesetz oder deine Sicherheit verlangt, bekommst du weiterhin.',
      failed:
        'Er ist unvollständig oder stammt nicht von uns. Öffne ihn bitte noch einmal aus der E-Mail oder schalte die E-Mails in deinem Konto aus.',
    },
    settings: 'E-Mail-Einstellungen',
    signIn: 'Anmelden und ausschalten',
    home: 'Zur Lobby',
  },
  pageTitle: (brand) => `Benachrichtigungen · ${brand}`,
};
