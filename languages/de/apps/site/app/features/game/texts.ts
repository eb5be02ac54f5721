import type { gameTexts as english } from '#english/apps/site/app/features/game/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const gameTexts: Translation<typeof english> = {
  demo: 'Demo',
  real: 'Echtgeld',
  mode: 'Spielmodus',
  playDemo: 'Demo spielen',
  playReal: 'Um Echtgeld spielen',
  signInToPlay: 'Zum Spielen anmelden',
  demoNote: 'Die Demo läuft mit Spielgeld. Du gewinnst und verlierst nichts.',
  frame: (game) => `${game}, Spiel`,
  failed: 'Das Spiel konnte nicht gestartet werden.',
  restart: 'Erneut versuchen',
  maintenance: 'Dieses Spiel wird gerade gewartet. Deine offenen Runden sind sicher. Schau bitte bald wieder vorbei.',
  placeholder: 'Das ist ein Platzhalter, um die Lobby zu testen. Dahinter steckt kein Spiel.',
  rtp: 'Auszahlungsquote',
  volatility: 'Volatilität',
  volatilities: { low: 'Niedrig', medium: 'Mittel', 'medium-high': 'Mittel bis hoch', high: 'Hoch' },
  deviation: (times) => `Standardabweichung ${times}`,
  deviationWithPools: (times) => `Standardabweichung ${times} mit Jackpots, bei 1\u00A0€ Einsatz`,
  maxWin: 'Max. Gewinn',
  maxWinValue: (times) => `${times}×`,
  fairness: 'Fairness',
  fairnessValue: 'Jede Runde prüfbar',
  provider: 'Anbieter',
  wagering: 'Zählt für den Umsatz',
  bonusClosedValue: 'Kein Bonusguthaben',
  bonusClosed: 'In diesem Spiel kann kein Bonusguthaben gesetzt werden. Mit Echtgeld kannst du es jederzeit spielen.',
  ownWagering: 'Mit deinem aktiven Bonus',
  ownClosed:
    'Dein aktiver Bonus kann in diesem Spiel nicht gesetzt werden. Mit Echtgeld kannst du es jederzeit spielen, für den Umsatz zählt es dann nicht.',
  related: 'Ähnliche Spiele',
  tabs: { label: 'Über dieses Spiel', rules: 'Regeln', returns: 'RTP', rounds: 'Letzte Runden', winners: 'Gewinne' },
  noWinners: 'Zuletzt keine Echtgeldgewinne ab 2×.',
  notLoaded: 'Das konnte nicht geladen werden. Bitte versuche es noch einmal.',
  fairnessText:
    'Jedes Ergebnis steht fest, bevor du setzt: durch einen versiegelten Server-Seed, deinen eigenen Seed und die Rundennummer.',
  fairnessAtTable:
    'Alle an einem Tisch haben dasselbe Ergebnis. Die Regeln oben sagen, was es entscheidet und was du prüfen kannst.',
  fairnessLink: 'So prüfst du eine Runde',
  notFoundTitle: 'Spiel nicht gefunden',
  notFoundText: 'Vielleicht wurde es umbenannt oder entfernt.',
  toLobby: 'Zur Lobby',
  pageTitle: (game, brand) => `${game} · ${brand}`,
  description: (game, rtp) =>
    `${game} spielen: Demo ohne Registrierung, exakte Auszahlungsquote (RTP) ${rtp}, jede Runde prüfbar.`,
};
