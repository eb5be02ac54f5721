import type { verificationTexts as english } from '#english/apps/site/app/features/verification/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const verificationTexts: Translation<typeof english> = {
  verification: {
    title: 'Verifizierung',
    intro:
      'Nur einmal nötig, vor deiner ersten Auszahlung. In manchen Ländern schon, bevor du einzahlen oder spielen kannst.',
    left: (steps) =>
      steps === 2 ? 'Zwei Schritte, wenige Minuten.' : steps === 1 ? 'Noch ein Schritt.' : 'Alles erledigt, danke.',
    question: 'Wir brauchen noch ein Dokument von dir.',
    done: (count) => `${count} von 2 erledigt`,
    failed: 'Deine Verifizierung konnte nicht geladen werden.',
    status: { none: 'Nicht gesendet', pending: 'In Prüfung', verified: 'Verifiziert', rejected: 'Abgelehnt' },
    identity: {
      title: 'Identität',
      text: 'Personalausweis, Reisepass oder Führerschein, dazu ein Foto von dir.',
      locked: 'Dein Name und dein Geburtsdatum sind jetzt gesperrt.',
    },
    bill: {
      title: 'Adresse',
      text: 'Eine Rechnung oder ein Schreiben mit deinem Namen und deiner Adresse.',
      none: 'In deinem Konto steht noch keine Adresse. Wir übernehmen die aus deinem Dokument.',
      locked: 'Deine Adresse ist jetzt gesperrt.',
    },
    funds: {
      title: 'Herkunft der Mittel',
      text: 'Gehaltsabrechnung, Kontoauszug oder Kaufvertrag.',
      locked: 'Danke, mehr brauchen wir nicht.',
      asked: 'Wir sind verpflichtet zu fragen. Bis wir deine Antwort geprüft haben, halten wir Auszahlungen zurück.',
    },
    change: 'Änderungen über den Support',
    refused: 'Dein letztes Dokument konnten wir nicht annehmen.',
    pending:
      'Wir prüfen deine Dokumente. Meist dauert das weniger als eine Minute, eine manuelle Prüfung kann einen Tag dauern. Du bekommst eine E-Mail.',
    sentOn: (date) => `Gesendet am ${date}.`,
    checkedOn: (date, took) => (took === undefined ? `Geprüft am ${date}.` : `Geprüft am ${date} in ${took}.`),
    seconds: (count) => `${count} ${count === 1 ? 'Sekunde' : 'Sekunden'}`,
    minutes: (count) => `${count} ${count === 1 ? 'Minute' : 'Minuten'}`,
    sides: {
      front: { title: 'Dokument, Vorderseite', drop: 'Vorderseite hochladen' },
      back: { title: 'Dokument, Rückseite', drop: 'Rückseite hochladen' },
      selfie: { title: 'Foto von dir', drop: 'Foto von dir hochladen' },
      bill: { title: 'Adressnachweis', drop: 'Adressnachweis hochladen' },
      funds: { title: 'Herkunftsnachweis', drop: 'Herkunftsnachweis hochladen' },
    },
    backOptional: 'Bei einem Reisepass nicht nötig.',
    formats: 'JPEG, PNG oder PDF, bis 10\u00A0MB',
    choose: 'Datei wählen',
    photo: 'Foto machen',
    of: (action, side) => `${action}: ${side}`,
    remove: (name) => `${name} entfernen`,
    cancel: 'Upload abbrechen',
    send: 'Dokumente senden',
    progress: 'Upload',
    missing: 'Bitte füge die Vorderseite des Dokuments und ein Foto von dir hinzu.',
    uploaded: (size, percent) => `${size}, ${percent}\u00A0%`,
    megabytes: (size) => `${size}\u00A0MB`,
    kilobytes: (size) => `${size}\u00A0KB`,
    tooLarge: 'Diese Datei ist größer als 10\u00A0MB.',
    otherKind: 'Bitte wähle eine JPEG-, PNG- oder PDF-Datei.',
    sendFailed: 'Der Upload hat nicht geklappt. Bitte prüfe deine Verbindung und versuche es erneut.',
    counts: {
      title: 'Was als Adressnachweis gilt',
      yes: [
        'Rechnung für Strom, Wasser, Gas oder Internet',
        'Kontoauszug oder Schreiben vom Finanzamt',
        'In den letzten drei Monaten ausgestellt',
        'Name und Adresse gut lesbar',
      ],
      no: 'Screenshots und Handyrechnungen',
    },
    privacy:
      'Dokumente sind verschlüsselt, nur das Verifizierungsteam kann sie sehen, und jeder Zugriff wird protokolliert.',
    privacyLink: 'Wie lange wir sie aufbewahren',
  },
  pageTitle: (brand) => `Verifizierung · ${brand}`,
};
