import type { accountRefusals as english } from '#english/packages/contract/src/problem-texts/account.ts';
import type { Translation } from '#languages/translation.ts';

const statuses: Readonly<Record<string, string>> = {
  DISPOSABLE: 'eine Wegwerfadresse zu sein',
  UNDELIVERABLE: 'nicht erreichbar zu sein',
};

export const accountRefusals: Translation<typeof english> = {
  captcha_failed: 'Die Sicherheitsprüfung ist fehlgeschlagen. Bitte versuche es noch einmal.',
  terms_required: 'Bitte akzeptiere die AGB und die Datenschutzerklärung.',
  email_not_valid: (p) =>
    `Deine E-Mail-Adresse scheint ${statuses[p.text('emailStatus')] ?? 'ungültig zu sein'}. Bitte versuche es mit einer anderen.`,
  email_domain_blocked: 'Etwas ist schiefgelaufen. Bitte wende dich an unseren Support.',
  email_taken: 'Zu dieser E-Mail-Adresse gibt es schon ein Konto.',
  invalid_credentials: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  too_many_attempts: 'Zu viele Versuche. Bitte warte ein paar Minuten und versuche es dann noch einmal.',
  token_invalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  passwords_differ: 'Die beiden Passwörter stimmen nicht überein.',
  old_password_wrong: 'Dein aktuelles Passwort stimmt nicht.',
  password_too_short: 'Das Passwort muss mehr als 8 Zeichen haben und darf nicht schon einmal verwendet worden sein.',
  password_too_long: 'Das Passwort darf höchstens 128 Zeichen haben.',
  password_common: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
  password_reused: 'Das Passwort muss mehr als 8 Zeichen haben und darf nicht schon einmal verwendet worden sein.',
  step_up_failed: 'Dieses Passwort stimmt nicht. Bitte versuche es noch einmal.',
  second_factor_required: 'Bitte bestätige mit deiner Zwei-Faktor-Anmeldung, dass du es bist.',
  second_factor_failed: 'Dieser Code oder Passkey wurde nicht akzeptiert. Bitte versuche es noch einmal.',
  totp_already_on:
    'Eine Authenticator-App ist schon eingerichtet. Schalte sie zuerst aus, um eine andere einzurichten.',
  code_wrong: 'Dieser Code stimmt nicht. Bitte warte auf den nächsten und versuche es noch einmal.',
  passkey_refused: 'Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  passkeys_full: 'Bitte entferne einen Passkey, bevor du einen weiteren hinzufügst.',
  passkeys_impossible:
    'Passkeys funktionieren nur unter einem Domainnamen. Bitte rufe diese Seite unter ihrem Namen auf.',
  second_factor_not_set_up: 'Für dein Konto ist keine Zwei-Faktor-Anmeldung eingerichtet. Bitte nutze dein Passwort.',
  field_locked: 'Diese Angaben lassen sich hier nicht mehr ändern. Bitte wende dich an unseren Support.',
  unknown_country: 'Bitte wähle ein Land aus der Liste.',
  unknown_state: 'Bitte wähle einen Bundesstaat aus der Liste.',
  unknown_dialing_code: 'Bitte wähle eine Ländervorwahl aus der Liste.',
};
