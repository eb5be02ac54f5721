import type {
  cashOutRefusals as englishOfCashOuts,
  coinDepositRefusals as englishOfCoinDeposits,
  onRampRefusals as englishOfOnRamps,
  paymentRefusals as english,
} from '#english/packages/contract/src/problem-texts/payments.ts';
import type { Translation } from '#languages/translation.ts';

export const paymentRefusals: Translation<typeof english> = {
  gateway_unavailable: (p) =>
    p.is('offered', false)
      ? 'Diese Zahlungsmethode gibt es hier nicht. Bitte wähle eine andere.'
      : 'Diese Zahlungsmethode ist gerade nicht verfügbar. Bitte wähle eine andere.',
  refused_by_gateway:
    'Diese Zahlungsmethode hat die Zahlung nicht angenommen. Es wurde nichts abgebucht. Bitte wähle eine andere oder einen anderen Betrag.',
  coupon_unknown: 'Dieser Code ist nicht gültig. Prüfe ihn oder mach ohne Code weiter.',
  country_not_supported: 'Diese Zahlungsmethode ist in deinem Land nicht verfügbar.',
  interac_only_cad: 'Interac gibt es nur in Kanada und nur für CAD.',
  presentation_not_offered: 'So lässt sich mit dieser Zahlungsmethode nicht bezahlen. Bitte wähle einen anderen Weg.',
  payment_methods_not_offered: 'Diese Auswahl gibt es bei dieser Zahlungsmethode nicht. Bitte wähle etwas anderes.',
  email_differs: 'Das ist nicht die E-Mail-Adresse deines Kontos.',
  country_unknown: 'Wir konnten dein Land nicht feststellen. Bitte trag es zuerst in deinem Profil ein.',
  profile_incomplete: 'Bitte vervollständige deine Angaben, bevor du einzahlst.',
  verification_required: 'Verifiziere deine Identität, um einzuzahlen.',
  rate_stale:
    'Einzahlungen in dieser Währung sind kurz ausgesetzt. Bitte versuche es bald noch einmal oder nimm eine andere Währung.',
  rate_unavailable: 'Für diese Währung gibt es gerade keinen Wechselkurs. Bitte versuche es bald noch einmal.',
  below_minimum: (p) =>
    p.has('all')
      ? `Der Mindestbetrag ist ${p.amount('minimum')} oder dein ganzes Guthaben: ${p.amount('all')}.`
      : `Der Mindestbetrag ist ${p.amount('minimum')}.`,
  above_maximum: (p) => `Der Höchstbetrag ist ${p.amount('maximum')}.`,
  limit_reached: (p) =>
    `Dein Einzahlungslimit lässt ${p.has('until') ? `bis ${p.time('until')} ` : ''}noch ${p.amount('availableEur', 'EUR')} zu.`,
  deposit_limit_required:
    'Bitte setze vor deiner ersten Einzahlung ein Einzahlungslimit. In deinem Land ist das vorgeschrieben.',
  already_held: 'Du hast schon eine Wallet in dieser Währung.',
  not_held: 'Du hast keine Wallet in dieser Währung.',
};

export const coinDepositRefusals: Translation<typeof englishOfCoinDeposits> = {
  currency_not_supported: 'In dieser Währung sind keine Krypto-Einzahlungen möglich.',
  gateway_unavailable: 'Einzahlungen in dieser Währung sind gerade nicht möglich. Bitte versuche es bald noch einmal.',
};

export const onRampRefusals: Translation<typeof englishOfOnRamps> = {
  currency_not_supported: 'Dieser Partner verkauft diese Kryptowährung nicht. Bitte wähle einen anderen.',
  country_not_supported: 'Dieser Partner verkauft in deinem Land keine Kryptowährungen. Bitte wähle einen anderen.',
  gateway_unavailable: (p) =>
    p.is('offered', false)
      ? 'Diesen Partner gibt es hier nicht. Bitte wähle einen anderen.'
      : 'Dieser Partner ist gerade nicht erreichbar. Bitte wähle einen anderen oder sende Krypto an deine Adresse.',
  refused_by_gateway:
    'Dieser Partner hat den Kauf nicht angenommen. Es wurde nichts abgebucht. Bitte wähle einen anderen Partner oder Betrag.',
};

export const cashOutRefusals: Translation<typeof englishOfCashOuts> = {
  currency_not_supported: 'In dieser Währung sind keine Auszahlungen an eine Adresse möglich.',
  gateway_unavailable: 'Auszahlungen in dieser Währung sind gerade nicht möglich. Bitte versuche es bald noch einmal.',
  proof_expired: 'Diese Nachricht ist abgelaufen. Bitte fordere eine neue an.',
  signature_invalid: 'Diese Signatur passt nicht zu Nachricht und Adresse.',
  network_busy:
    'Die Netzwerkgebühr liegt gerade bei mehr als der Hälfte dieses Betrags. Dein Geld bleibt in deiner Wallet: Versuche es wieder, wenn im Netzwerk weniger los ist, oder wende dich an unseren Support.',
  price_changed: 'Die Gebühr hat sich gerade geändert. Bitte prüfe, wie viel du bekommst, und bestätige noch einmal.',
  plan_changed:
    'Der Weg, auf dem wir auszahlen, hat sich gerade geändert. Bitte prüfe die neue Aufteilung und bestätige noch einmal.',
  closed_loop:
    'Geld geht zuerst auf dem Weg zurück, auf dem es gekommen ist. Auf diese E-Wallet können wir deshalb gerade nicht auszahlen. Bitte zahle aus, ohne eine Zahlungsmethode zu wählen.',
  cashouts_stopped:
    'Auszahlungen sind pausiert, während wir unsere Bücher prüfen. Dein Geld bleibt in deiner Wallet. Bitte versuche es später noch einmal.',
  verification_required: 'Vor der Auszahlung müssen deine Identität und deine Adresse verifiziert sein.',
  insufficient_funds: 'Dein Guthaben reicht für diese Auszahlung nicht aus.',
  above_day: (p) => `Du kannst innerhalb von 24 Stunden noch höchstens ${p.amount('left')} auszahlen.`,
  payouts_full:
    'Unser heutiges Limit für Auszahlungen in dieser Währung ist erreicht. Bitte versuche es morgen noch einmal.',
  iban_invalid: 'Das ist keine gültige IBAN. Bitte prüfe sie.',
  bic_invalid: 'Das ist kein gültiger BIC. Du kannst das Feld auch leer lassen.',
  address_required: 'Pflichtfeld',
  address_invalid: 'An diese Adresse können wir nichts senden. Bitte prüfe sie Zeichen für Zeichen.',
  not_withdrawable_yet: (p) =>
    `Setze noch ${p.amount('missing')} um, damit du diesen Betrag auszahlen kannst: Einzahlungen müssen vorher einmal umgesetzt werden.`,
  step_up_required: 'Bitte gib für die Auszahlung noch einmal dein Passwort ein.',
};
