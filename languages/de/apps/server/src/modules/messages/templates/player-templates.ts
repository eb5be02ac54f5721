import { mailLinkHours } from '@carmine/contract/settings';
import type { VerificationKind } from '@carmine/contract/verification';
import type * as english from '#english/apps/server/src/modules/messages/templates/player-templates.ts';

export const confirmEmailTemplate: typeof english.confirmEmailTemplate = ({ brand, firstName, url }) => ({
  subject: `Bestätige deine E-Mail-Adresse für ${brand}`,
  preview: 'Ein Klick, und deine Adresse ist bestätigt.',
  title: `Willkommen, ${firstName}`,
  paragraphs: [
    `Dein Konto bei ${brand} ist eröffnet. Bitte bestätige, dass diese E-Mail-Adresse dir gehört, damit wir dich immer erreichen.`,
  ],
  action: { label: 'E-Mail-Adresse bestätigen', url },
  note: `Der Link gilt ${mailLinkHours.confirm} Stunden und funktioniert nur einmal. Wenn du kein Konto eröffnet hast, ignoriere diese E-Mail einfach.`,
});

export const resetPasswordTemplate: typeof english.resetPasswordTemplate = ({ brand, firstName, url }) => ({
  subject: `Dein Passwort bei ${brand} zurücksetzen`,
  preview: 'Wähle innerhalb einer Stunde ein neues Passwort.',
  title: 'Neues Passwort wählen',
  paragraphs: [`Hallo ${firstName}, für dein Konto bei ${brand} wurde ein neues Passwort angefordert.`],
  action: { label: 'Neues Passwort wählen', url },
  note: 'Der Link gilt eine Stunde und funktioniert nur einmal. Wenn du das nicht warst, ignoriere diese E-Mail einfach: Dein Passwort bleibt, wie es ist.',
});

export const signInLinkTemplate: typeof english.signInLinkTemplate = ({ brand, firstName, url }) => ({
  subject: `Mit diesem Browser bei ${brand} anmelden`,
  preview: 'Öffne diesen Link in dem Browser, mit dem du dich anmelden möchtest.',
  title: 'Anmeldung fortsetzen',
  paragraphs: [
    `Hallo ${firstName}, dein Passwort wurde zu oft falsch eingegeben, deshalb ist die Anmeldung vorübergehend gesperrt. Öffne diesen Link in dem Browser, mit dem du dich anmelden möchtest: Dann kannst du dich sofort mit deinem Passwort anmelden.`,
  ],
  action: { label: 'Anmeldung fortsetzen', url },
  note: 'Der Link gilt eine Stunde und funktioniert nur einmal. Wenn du ihn nicht angefordert hast, ignoriere diese E-Mail einfach: Ohne dein Passwort kommt niemand in dein Konto.',
});

export const passwordChangedTemplate: typeof english.passwordChangedTemplate = ({
  brand,
  firstName,
  supportEmail,
}) => ({
  subject: `Dein Passwort bei ${brand} wurde geändert`,
  preview: 'Alle anderen Geräte wurden abgemeldet.',
  title: 'Dein Passwort wurde geändert',
  paragraphs: [
    `Hallo ${firstName}, das Passwort deines Kontos bei ${brand} wurde gerade geändert. Alle anderen Geräte wurden abgemeldet.`,
    `Wenn du das nicht warst, schreib bitte sofort an ${supportEmail}.`,
  ],
});

export const newSignInTemplate: typeof english.newSignInTemplate = ({
  brand,
  firstName,
  at,
  country,
  device,
  url,
}) => ({
  subject: `Neue Anmeldung in deinem Konto bei ${brand}`,
  preview: `${country}, ${at}.`,
  title: 'Neue Anmeldung',
  paragraphs: [
    `Hallo ${firstName}, jemand hat sich in deinem Konto bei ${brand} mit einem Gerät angemeldet, das wir noch nicht kennen.`,
  ],
  facts: [
    { name: 'Wann', value: at },
    { name: 'Wo', value: country },
    { name: 'Gerät', value: device },
  ],
  action: { label: 'Aktive Anmeldungen ansehen', url },
  note: 'Wenn du das warst, musst du nichts tun. Wenn nicht, ändere bitte sofort dein Passwort: Damit werden alle anderen Geräte abgemeldet.',
});

const verified: Readonly<Record<VerificationKind, string>> = {
  identity: 'Deine Identität',
  bill: 'Deine Adresse',
  funds: 'Die Herkunft deiner Mittel',
};
const about: Readonly<Record<VerificationKind, string>> = {
  identity: 'zu deiner Identität',
  bill: 'zu deiner Adresse',
  funds: 'zur Herkunft deiner Mittel',
};

export const verifiedTemplate: typeof english.verifiedTemplate = ({ brand, firstName, what, url }) => ({
  subject: `${verified[what]} ist bei ${brand} verifiziert`,
  preview: 'Deine Dokumente wurden akzeptiert.',
  title: `${verified[what]} ist verifiziert`,
  paragraphs: [`Hallo ${firstName}, deine Dokumente wurden akzeptiert. Vielen Dank.`],
  action: { label: 'Verifizierung ansehen', url },
  note: 'Deine Dokumente bleiben verschlüsselt. Nur das Verifizierungsteam kann sie sehen, und jeder Zugriff wird protokolliert.',
});

export const documentsExpiredTemplate: typeof english.documentsExpiredTemplate = ({ brand, firstName, what, url }) => ({
  subject: `Die Dokumente ${about[what]} bei ${brand} sind abgelaufen`,
  preview: 'Sie sind nicht mehr gültig. Bitte sende neue.',
  title: `Die Dokumente ${about[what]} sind abgelaufen`,
  paragraphs: [
    `Hallo ${firstName}, die Dokumente ${about[what]} sind nicht mehr gültig. Bitte sende vor deiner nächsten Auszahlung neue.`,
  ],
  action: { label: 'Neue Dokumente senden', url },
  note: 'Dein Konto und dein Geld sind davon nicht betroffen. Für Auszahlungen müssen Identität und Adresse verifiziert sein.',
});

export const verificationRefusedTemplate: typeof english.verificationRefusedTemplate = ({
  brand,
  firstName,
  what,
  reason,
  url,
}) => ({
  subject: `Bitte sende ${brand} die Dokumente ${about[what]} noch einmal`,
  preview: 'Dein letztes Dokument konnte nicht akzeptiert werden.',
  title: 'Dein letztes Dokument konnte nicht akzeptiert werden',
  paragraphs: [`Hallo ${firstName}, wir haben die Dokumente ${about[what]} geprüft.`, reason],
  action: { label: 'Neues Dokument senden', url },
  note: 'Dein Konto und dein Geld sind davon nicht betroffen. Für Auszahlungen müssen Identität und Adresse verifiziert sein.',
});
