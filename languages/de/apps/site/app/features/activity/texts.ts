import { displayCount } from '#english/apps/site/app/amounts/display.ts';
import type { activityTexts as english } from '#english/apps/site/app/features/activity/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const activityTexts: Translation<typeof english> = {
  title: 'Deine Aktivität',
  pageTitle: (brand) => `Deine Aktivität · ${brand}`,
  text: 'Alle deine Echtgeldrunden, in Euro zum aktuellen Kurs. Demo und Freispiele zählen nicht mit.',
  failed: 'Deine Aktivität konnte nicht geladen werden. Bitte versuche es noch einmal.',
  period: 'Zeitraum',
  periods: { '7d': '7 Tage', '30d': '30 Tage', '365d': '1 Jahr' },
  download: 'Als CSV herunterladen',
  result: 'Nettoergebnis',
  staked: (staked, returned) => `Eingesetzt ${staked}, zurück ${returned}`,
  deposited: 'Eingezahlt',
  deposits: (count) => (count === 0 ? 'Keine Einzahlungen' : count === 1 ? '1 Einzahlung' : `${count} Einzahlungen`),
  cashedOut: 'Ausgezahlt',
  cashOuts: (count) => (count === 0 ? 'Keine Auszahlungen' : count === 1 ? '1 Auszahlung' : `${count} Auszahlungen`),
  time: 'Spielzeit',
  sittings: (days, longest) => `${days === 1 ? '1 Tag' : `${days} Tage`}, längste Spielsitzung ${longest}`,
  noTime: 'Keine Spielsitzungen',
  underAMinute: 'unter 1\u00a0Min.',
  duration: (hours, minutes) =>
    hours === 0
      ? `${minutes}\u00a0Min.`
      : minutes === 0
        ? `${hours}\u00a0Std.`
        : `${hours}\u00a0Std. ${minutes}\u00a0Min.`,
  chart: {
    title: { '7d': 'Ergebnis pro Tag', '30d': 'Ergebnis pro Tag', '365d': 'Ergebnis pro Woche' },
    won: '+ gewonnen',
    lost: '− verloren',
    label: (title, bars) => `${title}: ${bars === 1 ? '1 Balken' : `${bars} Balken`}`,
    bar: (day, net) => `${day}: ${net}`,
    empty: 'Keine Einsätze in diesem Zeitraum.',
  },
  games: {
    title: 'Nach Spiel',
    all: 'Alle Runden',
    columns: {
      game: 'Spiel',
      staked: 'Eingesetzt',
      returned: 'Zurück',
      result: 'Ergebnis',
      rtp: 'RTP laut Spiel',
      own: 'Dein RTP',
    },
    rounds: (count) => (count === 1 ? '1 Runde' : `${displayCount(count)} Runden`),
  },
  odds: {
    title: 'Ergebnis und Quoten',
    expected: 'Laut veröffentlichten Quoten',
    actual: 'Dein Ergebnis',
    spread: 'Eine Standardabweichung',
    verdict: (times, better) =>
      `Dein Ergebnis liegt ${times} Standardabweichungen ${better ? 'über' : 'unter'} dem erwarteten. Bei zwei von drei Spielern liegt es innerhalb von einer, bei neunzehn von zwanzig innerhalb von zwei.`,
    onSpot: 'Dein Ergebnis entspricht dem, was die Quoten erwarten lassen.',
    edge: (cost) =>
      `Auf Dauer kosten diese Einsätze rund ${cost} je 100\u00a0€ Einsatz. Daran ändert kein Spielsystem etwas.`,
    none: 'Sobald du gespielt hast, kannst du dein Ergebnis hier mit den Quoten vergleichen.',
  },
  promotions: {
    title: 'Boni und Preise',
    text: 'Was du aus Aktionen bekommen hast. In deinem Nettoergebnis ist das nicht enthalten.',
    kinds: {
      bonus_granted: 'Erhaltene Boni',
      bonus_restored: 'Zurückgegebene Boni',
      bonus_removed: 'Entfernte Boni',
      bonus_completed: 'In Guthaben umgewandelt',
      free_spin_win: 'Gewinne aus Freispielen',
      free_spins_expired: 'Verfallene Freispielgewinne',
      free_spins_forfeited: 'Aberkannte Freispielgewinne',
      promo_win: 'Preise von Spieleanbietern',
      reward_rakeback: 'Rakeback',
      reward_race_prize: 'Rennpreise',
      reward_level_gift: 'Geschenke zum Levelaufstieg',
      reward_referral: 'Prämien für geworbene Freunde',
      reward_promotion: 'Weitere Prämien',
      tournament_entry: 'Startgelder für Turniere',
      tournament_refund: 'Erstattete Startgelder',
      tournament_prize: 'Turnierpreise',
    },
  },
  limits: {
    title: 'Deine Limits',
    none: 'Du hast keine Limits gesetzt.',
    spans: { day: 'heute', week: 'diese Woche', month: 'diesen Monat' },
    line: (kind, span) => `${kind} ${span}`,
    change: 'Limits und Spielpausen',
  },
};
