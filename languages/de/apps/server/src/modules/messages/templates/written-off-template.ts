import type * as english from '#english/apps/server/src/modules/messages/templates/written-off-template.ts';

export const writtenOffTemplate: typeof english.writtenOffTemplate = ({ brand, firstName, amount, owed, url }) => ({
  subject: owed === '' ? `Du schuldest uns ${amount} nicht mehr` : `Du schuldest uns ${amount} weniger`,
  preview: owed === '' ? 'Du schuldest in dieser Währung nichts mehr.' : `Du schuldest noch ${owed}.`,
  title: owed === '' ? 'Du schuldest uns nichts mehr' : 'Du schuldest uns weniger',
  paragraphs: [
    `Hallo ${firstName}, du hattest bei ${brand} Schulden. Davon haben wir dir ${amount} erlassen: Diesen Betrag musst du nicht zahlen, und deiner Wallet wird dafür nichts abgezogen.`,
    owed === ''
      ? 'In dieser Währung schuldest du uns nichts mehr. Falls deine Auszahlungen noch warten, prüft unser Team sie gerade.'
      : `Du schuldest noch ${owed}. Deine nächste Einzahlung in derselben Währung begleicht das zuerst, oder du begleichst es aus deiner Wallet. Deine Auszahlungen warten so lange.`,
  ],
  facts: [{ name: 'Erlassen', value: amount }, ...(owed === '' ? [] : [{ name: 'Du schuldest noch', value: owed }])],
  action: { label: 'Wallet ansehen', url },
});
