import type { rewardRefusals as english } from '#english/packages/contract/src/problem-texts/rewards.ts';
import type { Translation } from '#languages/translation.ts';

export const rewardRefusals: Translation<typeof english> = {
  nothing_to_claim: 'In dieser Währung gibt es noch kein Rakeback zum Auszahlen.',
  tournament_not_found: 'Dieses Turnier gibt es nicht.',
  entry_closed: 'Die Anmeldung zu diesem Turnier ist geschlossen.',
  tournament_full: 'Alle Plätze dieses Turniers sind vergeben.',
  entry_household:
    'Aus deinem Haushalt nimmt schon ein Konto teil: gleiche bestätigte Adresse, gleiches Zahlungsmittel oder gleiches Dokument.',
  entry_insufficient_funds: 'Dein Echtgeld reicht für die Teilnahme nicht aus. Bonusguthaben zählt hier nicht.',
  entry_above_limit: 'Mit der Teilnahme würdest du eines deiner Einsatz- oder Verlustlimits überschreiten.',
};
