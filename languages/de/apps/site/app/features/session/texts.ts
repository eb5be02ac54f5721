import type { entryTexts as english } from '#english/apps/site/app/features/session/texts.ts';
import type { Translation } from '#languages/translation.ts';

/** What the check of an address answers. */
const emailStatuses: Readonly<Record<string, string>> = {
  INVALID: 'ungültig',
  DISPOSABLE: 'eine Wegwerfadresse',
  UNDELIVERABLE: 'nicht erreichbar',
};

export const entryTexts: Translation<typeof english> = {
  register: {
    title: 'Konto eröffnen',
    fullName: 'Vor- und Nachname',
    email: 'E-Mail',
    password: 'Passwort',
    terms: 'Ich habe das gesetzliche Mindestalter erreicht und akzeptiere die',
    termsLink: 'AGB',
    and: 'und die',
    privacyLink: 'Datenschutzerklärung',
    promotions: 'Ich möchte Angebote per E-Mail erhalten',
    promoLink: 'Ich habe einen Bonuscode',
    promoCode: 'Bonuscode',
    submit: 'Konto eröffnen',
    haveAccount: 'Schon ein Konto?',
    signIn: 'Anmelden',
    strengths: ['Zu kurz', 'Schwach', 'Mittel', 'Stark', 'Sehr stark'],
    strength: (word) => `Passwortstärke: ${word}`,
    asideEyebrow: 'Nachweislich fair',
    asideTitle: 'Vor dem Einsatz festgelegt. Danach bewiesen.',
    asideFacts: [
      { key: 'Ergebnisse', value: 'prüfst du in deinem Browser' },
      { key: 'Geld', value: 'bleibt in deiner Währung' },
      { key: 'Spiele', value: 'gratis als Demo' },
    ],
    asideNote: 'Angebote schicken wir dir nur, wenn du zustimmst. Ein Klick genügt, und sie enden.',
    errors: {
      fullNameLength: 'Der Name muss 3 bis 50 Zeichen lang sein',
      fullNameWords: 'Bitte gib Vor- und Nachnamen ein',
      emailRequired: 'Bitte gib deine E-Mail-Adresse ein',
      emailFormat: 'Bitte gib eine gültige E-Mail-Adresse ein',
      passwordRequired: 'Bitte gib ein Passwort ein',
      passwordShort: 'Das Passwort muss mehr als 8 Zeichen haben',
      currencyRequired: 'Bitte wähle eine Währung.',
      termsRequired: 'Bitte akzeptiere die Bedingungen, um fortzufahren',
      emailStatus: (status) =>
        `Diese E-Mail-Adresse ist anscheinend ${emailStatuses[status] ?? 'ungültig'}. Bitte nimm eine andere.`,
      validation: 'Die Registrierung ist nicht abgeschlossen. Bitte wende dich an den Support.',
      exists: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto',
      blockedDomain: 'Etwas ist schiefgelaufen. Bitte wende dich an den Support.',
      promoCode: 'Dieser Code ist nicht gültig. Prüfe ihn oder mach ohne weiter.',
    },
    done: 'Willkommen. Wir haben dir eine E-Mail geschickt, mit der du deine Adresse bestätigst.',
  },
  login: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    noAccount: 'Noch kein Konto?',
    register: 'Registrieren',
    errors: {
      coolOff: 'Dein Konto ist in einer Spielpause. Bitte wende dich an den Support.',
      locked: 'Dein Konto ist gesperrt. Bitte wende dich an den Support.',
      wrong: 'E-Mail oder Passwort ist falsch',
    },
    failed: 'Die Anmeldung hat nicht geklappt.',
    holds: {
      until: (when) => `Deine Spielpause dauert bis ${when}.`,
      ever: 'Dein Selbstausschluss gilt dauerhaft, wie du es gewünscht hast.',
      termOver:
        'Die Zeit deines Selbstausschlusses ist vorbei. Auf der folgenden Seite kannst du sein Ende beantragen.',
      ends: (when) => `Dein Selbstausschluss endet am ${when}, wie du es beantragt hast.`,
    },
    money: 'An dein Geld kommst du weiterhin:',
    link: {
      offer: 'Stattdessen Link per E-Mail',
      sent: 'Wenn es zu dieser E-Mail-Adresse ein Konto gibt, ist ein Link unterwegs. Öffne ihn in diesem Browser und melde dich dann an.',
    },
  },
  lockedOut: {
    title: 'Dein Konto ist gesperrt',
    text: 'Du wurdest auf allen Geräten abgemeldet. Dein Geld gehört weiterhin dir. Unser Support sagt dir, warum und wie es weitergeht:',
    support: 'Chat mit dem Support',
    understood: 'Verstanden',
  },
  signedOut: {
    title: 'Du wurdest abgemeldet',
    device:
      'Du wurdest hier von einem anderen Gerät aus abgemeldet. Wenn du das nicht warst, melde dich an und ändere dein Passwort.',
    password: 'Dein Passwort wurde geändert. Das meldet alle anderen Geräte ab. Melde dich mit dem neuen Passwort an.',
    signIn: 'Anmelden',
  },
  confirm: {
    working: 'Deine E-Mail wird bestätigt',
    done: 'Deine E-Mail ist bestätigt',
    doneText: 'Danke. Dein Konto ist bereit.',
    failed: 'Dieser Link hat nicht funktioniert',
    failedText: 'Vielleicht wurde er schon benutzt, oder er ist älter als 24 Stunden.',
    missing: 'Dieser Link ist unvollständig. Bitte öffne ihn noch einmal aus der E-Mail.',
    resend: 'Neue E-Mail senden',
    resent: 'Die E-Mail ist unterwegs.',
    home: 'Zur Lobby',
    browser: {
      working: 'Einen Moment',
      done: 'Du kannst dich jetzt anmelden',
      doneText: 'Dieser Browser ist bestätigt. Melde dich wie gewohnt mit deinem Passwort an.',
      failedText:
        'Vielleicht wurde er schon benutzt, oder er ist älter als eine Stunde. Beim Anmelden kannst du einen neuen anfordern.',
      signIn: 'Anmelden',
    },
    pageTitle: (brand) => `E-Mail bestätigen · ${brand}`,
  },
  secondFactor: {
    code: 'App-Code oder Wiederherstellungscode',
    codeText: 'Gib den 6-stelligen Code aus deiner Authenticator-App ein.',
    passkeyText: 'Bestätige mit Fingerabdruck, Gesicht oder Sicherheitsschlüssel.',
    submit: 'Anmelden',
    passkey: 'Passkey verwenden',
    passkeyFailed: 'Der Passkey konnte nicht verwendet werden. Bitte versuche es noch einmal.',
    codeRequired: 'Bitte gib einen Code ein',
    back: 'Anderes Konto verwenden',
  },
  stepUp: {
    title: 'Bist du es?',
    text: 'Bitte bestätige zu deiner Sicherheit, bevor du fortfährst.',
    label: 'Bestätigen mit',
    ways: { password: 'Passwort', code: 'Code', passkey: 'Passkey' },
    password: 'Passwort',
    code: 'App-Code oder Wiederherstellungscode',
    submit: 'Bestätigen',
    passkey: 'Passkey verwenden',
    failed: 'Das hat nicht geklappt. Bitte versuche es noch einmal.',
    nothingHere:
      'In diesem Browser lässt sich dein Passkey nicht verwenden, und du hast keine Wiederherstellungscodes mehr. Nimm ein Gerät mit deinem Passkey oder wende dich an den Support.',
  },
  passwords: {
    forgot: 'Passwort vergessen?',
    firstRule: 'Mehr als 8 Zeichen und kein häufiges Passwort.',
    rule: 'Mehr als 8 Zeichen, kein häufiges Passwort und keines deiner letzten fünf.',
  },
};
