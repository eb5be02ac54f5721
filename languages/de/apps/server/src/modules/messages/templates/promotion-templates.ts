import type * as english from '#english/apps/server/src/modules/messages/templates/promotion-templates.ts';

const what = ({ amount, spins }: english.PromotionFacts): string =>
  [...(amount === '' ? [] : [amount]), ...(spins === 0 ? [] : [`${spins} Freispiele`])].join(' und ');

export const promotionGrantedTemplate: typeof english.promotionGrantedTemplate = (facts) => ({
  subject: `Dein Bonus ist da: ${what(facts)}`,
  preview: `Gültig bis ${facts.until}.`,
  title: 'Dein Bonus ist da',
  paragraphs: [
    `Hallo ${facts.firstName}, ${facts.brand} hat dir deinen Bonus gutgeschrieben: ${what(facts)}. Er gilt bis ${facts.until}.`,
    'Es gelten die Bedingungen, die du angenommen hast. Du kannst den Bonus jederzeit stornieren; dein Echtgeld bleibt davon unberührt.',
  ],
  facts: [{ name: 'Bonus', value: what(facts) }],
  action: { label: 'Meine Aktionen ansehen', url: facts.url },
});

export const promotionExpiresTemplate: typeof english.promotionExpiresTemplate = (facts) => {
  const subject = facts.amount === '' ? 'Deine Freispiele laufen bald ab' : 'Dein Bonus läuft bald ab';
  const said =
    facts.amount === ''
      ? `deine Freispiele bei ${facts.brand} sind bis ${facts.until} spielbar. Was sie gewonnen haben, bleibt.`
      : `dein Bonus bei ${facts.brand} gilt bis ${facts.until}. Was dann übrig ist, verfällt. Dein Echtgeld bleibt.`;
  return {
    ...{ subject, title: subject, preview: `Gültig bis ${facts.until}.` },
    ...{ paragraphs: [`Hallo ${facts.firstName}, ${said}`], facts: [] },
    action: { label: 'Meine Aktionen ansehen', url: facts.url },
  };
};

export const promotionCompletedTemplate: typeof english.promotionCompletedTemplate = (facts) => ({
  subject: `Bonus freigespielt: ${facts.amount} als Echtgeld`,
  preview: 'Der Umsatz ist geschafft.',
  title: 'Bonus freigespielt',
  paragraphs: [
    `Hallo ${facts.firstName}, du hast den Umsatz für deinen Bonus bei ${facts.brand} geschafft. ${facts.amount} davon sind jetzt Echtgeld: zum Spielen oder Auszahlen.`,
  ],
  facts: [{ name: 'Jetzt Echtgeld', value: facts.amount }],
  action: { label: 'Wallet ansehen', url: facts.url },
});

export const promotionEndedTemplate: typeof english.promotionEndedTemplate = ({ reason, ...facts }) => {
  const why =
    reason === 'cash_out'
      ? 'Eine Auszahlung beendet den Bonus ihrer Währung. Lehnen wir die Auszahlung ab, kommt der Bonus zurück.'
      : reason === 'deposit_reversed'
        ? 'Die Einzahlung, für die es ihn gab, wurde rückgängig gemacht.'
        : 'Die Zeit ist um.';
  return {
    subject: 'Dein Bonus ist beendet',
    preview: why,
    title: 'Dein Bonus ist beendet',
    paragraphs: [
      `Hallo ${facts.firstName}, dein Bonus bei ${facts.brand} ist beendet. ${why} Was davon übrig war, ist weg; dein Echtgeld bleibt.`,
    ],
    facts: [],
    action: { label: 'Meine Aktionen ansehen', url: facts.url },
  };
};
