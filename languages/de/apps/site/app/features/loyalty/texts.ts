import { displayCount } from '#english/apps/site/app/amounts/display.ts';
import type { loyaltyTexts as english } from '#english/apps/site/app/features/loyalty/texts.ts';
import type { Translation } from '#languages/translation.ts';

const points = (count: number) => (count === 1 ? '1 Punkt' : `${displayCount(count)} Punkte`);

export const loyaltyTexts: Translation<typeof english> = {
  title: 'Treueprogramm',
  pageTitle: (brand) => `Treueprogramm · ${brand}`,
  text: 'Punkte und Rakeback folgen einer einzigen, veröffentlichten Formel. Punkte verfallen nie.',
  signInFirst: 'Melde dich an, um dein Level, deine Punkte und dein Rakeback zu sehen.',
  failed: 'Dein Treuelevel konnte nicht geladen werden. Bitte versuche es noch einmal.',
  levels: ['Bronze', 'Silber', 'Gold', 'Smaragd', 'Diamant'],
  levelOf: (level, of) => `Level ${level} von ${of}`,
  pointsLabel: 'Punkte',
  points,
  next: (name) => `Nächstes Level: ${name}`,
  toGo: (count) => `noch ${points(count)}`,
  highest: 'Du hast das höchste Level erreicht.',
  way: 'Alle Level',
  from: points,
  rate: (percent) => `${percent} % Rakeback`,
  gift: (amount) => `${amount} Bonus`,
  rakeback: {
    title: 'Dein Rakeback',
    cash: 'Echtgeld',
    none: 'Noch nichts zum Auszahlen. Rakeback wächst mit jeder Echtgeldrunde.',
    yours: 'Dein Satz',
    paidSoFar: 'Bisher ausgezahlt',
    claim: (amount) => `${amount} auszahlen`,
    note: 'Geht auf dein Echtgeldguthaben. Ohne Umsatzbedingung und ohne Verfall: Auch später geht nichts verloren.',
    paid: (amount) => `${amount} sind jetzt in deinem Echtgeldguthaben.`,
    failed: 'Dein Rakeback konnte nicht ausgezahlt werden. Bitte versuche es noch einmal.',
    paused:
      'Während einer Pause wird Rakeback weder gesammelt noch ausgezahlt. Was du schon verdient hast, bleibt deins.',
  },
  formula: {
    title: 'So werden Punkte gezählt',
    text: 'Der Hausvorteil ist das, was ein Spiel nach seinen veröffentlichten Quoten im Schnitt von einem Einsatz behält. Es zählt nur Echtgeld und nur der erste Einsatz einer Runde: Verdoppeln oder Teilen bringt nichts dazu. Stornierte Runden nehmen ihre Punkte und ihr Rakeback wieder mit.',
    stake: 'Einsatz',
    edge: 'Hausvorteil',
    factor: 'Punkte je Euro',
    points: 'Punkte',
    yours: 'Deine Runden bisher',
    none: 'Deine Zahlen erscheinen hier wenige Sekunden nach deiner ersten Echtgeldrunde.',
    example: (stake) => `Für ${stake} Einsatz`,
    rakeback: (percent) => `Rakeback bei ${percent} %`,
    game: 'Spiel',
  },
  adds: {
    title: (name) => `Das bringt ${name}`,
    rakeback: (percent) => `${percent} % Rakeback`,
    insteadOf: (percent) => `Statt ${percent} %`,
    gift: (amount) => `Ein Geschenk von ${amount}`,
    giftTerms: 'Als Bonusguthaben mit 10-fachem Umsatz, einmalig',
    honest: 'Nur für ein Level mehr zu spielen kostet mehr, als das Level zurückgibt.',
  },
};
