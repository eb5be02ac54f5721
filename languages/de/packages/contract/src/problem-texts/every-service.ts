import type { sharedRefusals as english } from '#english/packages/contract/src/problem-texts/every-service.ts';
import type { Translation } from '#languages/translation.ts';

export const sharedRefusals: Translation<typeof english> = {
  malformed_request: 'Die Anfrage konnte nicht gelesen werden.',
  unauthenticated: 'Bitte melde dich zuerst an.',
  play_session_ended: 'Diese Spielsitzung ist beendet. Bitte öffne das Spiel neu.',
  not_allowed: 'Dazu fehlt dir die Berechtigung.',
  step_up_required: 'Bitte bestätige, dass du es bist.',
  cross_origin: 'Diese Anfrage muss von unserer eigenen Seite kommen.',
  country_restricted: (p) =>
    `Unser Angebot ist in deinem Land nicht verfügbar.${p.is('scope', 'cashier') ? ' Dein Geld kannst du weiterhin auszahlen.' : ''}`,
  account_closed: 'Dieses Konto ist geschlossen. Dein Geld kannst du weiterhin auszahlen.',
  account_locked: 'Dein Konto ist gesperrt. Bitte wende dich an unseren Support.',
  self_excluded: 'Für dein Konto gilt eine Spielpause. Bitte wende dich an unseren Support.',
  under_age: 'Du bist nicht alt genug, um in deinem Land zu spielen.',
  not_found: 'Das konnten wir nicht finden.',
  method_not_allowed: 'Das ist hier nicht möglich.',
  body_too_large: 'Das ist zu groß, um es zu senden.',
  unsupported_media_type: 'Diese Art von Inhalt wird hier nicht angenommen.',
  invalid_request: 'Bitte prüfe deine Eingaben.',
  amount_invalid: 'Bitte gib einen gültigen Betrag ein.',
  amount_too_large: 'Dieser Betrag ist zu hoch.',
  currency_not_supported: 'Diese Währung ist hier nicht verfügbar. Bitte wähle eine andere.',
  idempotency_key_required: 'Diese Anfrage braucht einen Idempotency-Key.',
  idempotency_key_invalid: 'Ein Idempotency-Key hat 1 bis 64 druckbare Zeichen.',
  idempotency_key_reused: 'Dieser Idempotency-Key wurde schon für eine andere Anfrage verwendet.',
  too_many_requests: (p) =>
    p.has('waitMinutes')
      ? `Zu viele Versuche. Bitte versuche es in ${p.text('waitMinutes')} Minuten noch einmal.`
      : 'Zu viele Anfragen. Bitte warte einen Moment und versuche es dann noch einmal.',
  internal: 'Bei uns ist etwas schiefgelaufen. Bitte versuche es noch einmal.',
  unavailable: 'Wir sind gleich wieder da. Bitte versuche es in einem Moment noch einmal.',
  shutting_down: 'Wir starten gerade neu. Bitte versuche es in einem Moment noch einmal.',
};
