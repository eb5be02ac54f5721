import { securityTemplateOf } from '#english/apps/server/src/modules/messages/templates/security-mail.ts';

export const securityTemplate = securityTemplateOf({
  hello: (firstName) => `Hallo ${firstName},`,
  label: 'Sicherheit öffnen',
  note: (supportEmail) => `Wenn du das nicht warst, ändere bitte sofort dein Passwort und schreib an ${supportEmail}.`,
  changes: {
    totp_on: {
      subject: (brand) => `Authenticator-App für dein Konto bei ${brand} eingerichtet`,
      title: 'Authenticator-App eingerichtet',
      text: 'Zum Anmelden brauchst du ab jetzt nach dem Passwort auch einen Code aus deiner Authenticator-App.',
    },
    totp_off: {
      subject: (brand) => `Authenticator-App für dein Konto bei ${brand} ausgeschaltet`,
      title: 'Authenticator-App ausgeschaltet',
      text: 'Zum Anmelden brauchst du keinen Code aus deiner Authenticator-App mehr.',
    },
    passkey_added: {
      subject: (brand) => `Passkey für dein Konto bei ${brand} hinzugefügt`,
      title: 'Passkey hinzugefügt',
      text: 'Ab jetzt kann auch mit einem neuen Passkey bestätigt werden, dass du es bist.',
    },
    passkey_removed: {
      subject: (brand) => `Passkey für dein Konto bei ${brand} entfernt`,
      title: 'Passkey entfernt',
      text: 'Mit einem deiner Passkeys kann nicht mehr bestätigt werden, dass du es bist.',
    },
    recovery_codes_made: {
      subject: (brand) => `Neue Wiederherstellungscodes für dein Konto bei ${brand}`,
      title: 'Neue Wiederherstellungscodes',
      text: 'Neue Wiederherstellungscodes wurden erstellt. Die alten gelten nicht mehr.',
    },
    recovery_code_used: {
      subject: (brand) => `Wiederherstellungscode für dein Konto bei ${brand} verwendet`,
      title: 'Wiederherstellungscode verwendet',
      text: 'Mit einem deiner Wiederherstellungscodes wurde bestätigt, dass du es bist. Er kann nicht noch einmal verwendet werden.',
    },
    removal_announced: {
      subject: (brand) => `Die Zwei-Faktor-Anmeldung deines Kontos bei ${brand} wird entfernt`,
      title: 'Zwei-Faktor-Anmeldung wird entfernt',
      text: 'Uns wurde gemeldet, dass du keinen Zugriff mehr auf deine Zwei-Faktor-Anmeldung hast. Sie wird in drei Tagen entfernt; danach genügt dein Passwort zum Anmelden. Wenn du sie noch nutzen kannst, tippe unter „Sicherheit“ auf „Zwei-Faktor-Anmeldung behalten“ oder nutze sie einfach einmal: Dann wird nichts entfernt.',
    },
    removal_dropped: {
      subject: (brand) => `Die Zwei-Faktor-Anmeldung deines Kontos bei ${brand} bleibt bestehen`,
      title: 'Zwei-Faktor-Anmeldung bleibt bestehen',
      text: 'Deine Zwei-Faktor-Anmeldung wird nicht entfernt. Du brauchst sie wie bisher zum Anmelden.',
    },
    factors_removed: {
      subject: (brand) => `Die Zwei-Faktor-Anmeldung deines Kontos bei ${brand} wurde entfernt`,
      title: 'Zwei-Faktor-Anmeldung entfernt',
      text: 'Deine Authenticator-App, deine Passkeys und deine Wiederherstellungscodes wurden aus deinem Konto entfernt, und alle Geräte wurden abgemeldet. Bitte melde dich mit deinem Passwort an und richte eine neue Zwei-Faktor-Anmeldung ein. Zum Schutz deines Geldes halten wir Auszahlungen in den nächsten drei Tagen zurück.',
    },
    phone_changed: {
      subject: (brand) => `Telefonnummer deines Kontos bei ${brand} geändert`,
      title: 'Telefonnummer geändert',
      text: 'In deinen Kontodaten steht jetzt eine andere Telefonnummer.',
    },
    address_changed: {
      subject: (brand) => `Adresse deines Kontos bei ${brand} geändert`,
      title: 'Adresse geändert',
      text: 'In deinen Kontodaten steht jetzt eine andere Adresse.',
    },
    details_corrected: {
      subject: (brand) => `Daten deines Kontos bei ${brand} korrigiert`,
      title: 'Daten korrigiert',
      text: 'Unser Team hat Daten deines Kontos korrigiert. Du siehst sie in den Kontodaten. Müssen Dokumente dazu passen, bitten wir dich um neue.',
    },
    bank_account_set: {
      subject: (brand) => `Bankkonto für deine Auszahlungen bei ${brand} hinterlegt`,
      title: 'Bankkonto hinterlegt',
      text: 'Ab jetzt überweisen wir deine Auszahlungen auf dieses Konto. Überweisungen, die unserer Bank schon vorliegen, gehen noch auf das bisherige. Welches Konto hinterlegt ist, siehst du in deinem Profil.',
    },
    code_guessed: {
      subject: (brand) => `Jemand kennt dein Passwort bei ${brand}`,
      title: 'Jemand kennt dein Passwort',
      text: 'Jemand hat dein richtiges Passwort und danach mehrere falsche Codes eingegeben. In dein Konto ist niemand gelangt. Bitte wähle ein neues Passwort.',
    },
  },
});
