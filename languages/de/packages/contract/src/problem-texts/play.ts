import type { playRefusals as english } from '#english/packages/contract/src/problem-texts/play.ts';
import type { Translation } from '#languages/translation.ts';

const limits: Readonly<Record<string, string>> = {
  stake_day: 'dein tägliches Einsatzlimit',
  stake_week: 'dein wöchentliches Einsatzlimit',
  stake_month: 'dein monatliches Einsatzlimit',
  loss_day: 'dein tägliches Verlustlimit',
  loss_week: 'dein wöchentliches Verlustlimit',
  loss_month: 'dein monatliches Verlustlimit',
};

export const playRefusals: Translation<typeof english> = {
  game_unknown: 'Dieses Spiel gibt es nicht.',
  game_unavailable: 'Dieses Spiel wird gerade gewartet. Deine offenen Runden sind sicher. Schau bald wieder vorbei.',
  demo_unavailable: 'Dieses Spiel hat keine Demo.',
  currency_unavailable: 'In dieser Währung kannst du gerade nicht spielen. Bitte versuche es bald noch einmal.',
  stake_out_of_range: (p) => `Der Einsatz muss hier zwischen ${p.amount('min')} und ${p.amount('max')} liegen.`,
  params_invalid: 'Diesen Einsatz gibt es in diesem Spiel nicht.',
  free_spins_unavailable:
    'Diese Freispiele sind aufgebraucht, abgelaufen oder gelten nicht für dieses Spiel und diesen Einsatz.',
  round_open: (p) =>
    p.has('currency')
      ? `Du hast eine offene Runde in ${p.text('currency')}. Öffne das Spiel neu, um sie zu beenden.`
      : 'Bitte beende zuerst deine offene Runde, in diesem oder einem anderen Spiel. Unter „Einsätze“ siehst du, welche offen ist.',
  round_closed: 'Diese Runde ist vorbei.',
  flight_over: 'Der Komet ist zerbrochen, bevor deine Auszahlung ankam.',
  stale_action: 'Die Runde ist schon weiter. Du siehst jetzt den aktuellen Stand.',
  illegal_action: 'Das ist an dieser Stelle der Runde nicht möglich.',
  country_unknown: 'Wir konnten dein Land nicht feststellen. Die Demo kannst du trotzdem spielen.',
  verification_required: 'In deinem Land musst du deine Identität verifizieren, bevor du spielen kannst.',
  limit_reached: (p) => {
    const kind = p.within('limit').text('kind');
    if (kind === 'table_maximum')
      return 'Der Tisch kann diesen Einsatz nicht annehmen: Auf diesen Feldern liegt in dieser Runde schon zu viel. Versuche weniger oder andere Felder.';
    return kind === 'stake_maximum'
      ? 'Dieser Einsatz liegt über dem höchsten, der in deinem Land erlaubt ist.'
      : `Dieser Einsatz würde ${limits[kind] ?? 'dein Limit'} überschreiten.`;
  },
  bonus_max_bet: (p) =>
    `Solange dein Bonus aktiv ist, darfst du in einer Runde insgesamt höchstens ${p.amount('maxStake')} setzen.`,
  bonus_game_excluded:
    'Bonusguthaben gilt in diesem Spiel nicht, und dein Echtgeld reicht für diesen Einsatz nicht aus. Setze weniger oder zahle ein.',
  feature_buy_forbidden: 'In deinem Land kannst du keine Features kaufen.',
  feature_buy_with_bonus: 'Solange ein Bonus aktiv ist, kannst du keine Features kaufen.',
  insufficient_funds: 'Dein Guthaben reicht für diesen Einsatz nicht aus.',
  too_fast: 'Das war zu früh. Bitte versuche es gleich noch einmal.',
  try_again:
    'Dieser Einsatz konnte gerade nicht angenommen werden. Es wurde nichts gesetzt. Bitte versuche es noch einmal.',
};
