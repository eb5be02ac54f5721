import type * as english from '#english/apps/server/src/modules/messages/templates/written-off-template.ts';

export const writtenOffTemplate: typeof english.writtenOffTemplate = ({ brand, firstName, amount, owed, url }) => ({
  subject: owed === '' ? `Du schuldest uns ${amount} nicht mehr` : `Du schuldest uns ${amount} weniger`,
  preview: owed === '' ? 'In dieser Währung schuldest du uns nichts mehr.' : `Du schuldest uns noch ${owed}.`,
  title: owed === '' ? 'Du schuldest uns nichts mehr' : 'Du schuldest uns weniger',
  paragraphs: [
    `Hallo ${firstName}, du hattest bei ${brand} einen offenen Betrag. Davon haben wir dir ${amount} erlassen: Diesen Teil musst du nicht zahlen, und von deiner Wallet wird dafür nichts abgezogen.`,
    owed === ''
      ? 'In dieser Währung schuldest du uns nichts mehr. Falls wir noch Auszahlungen zurückhalten, prüft unser Team sie gerade.'
      : `Du schuldest uns noch ${owed}. Deine nächste Einzahlung in derselben Währung begleicht zuerst diesen Betrag, oder du begleichst ihn aus deiner Wallet. Bis dahin halten wir deine Auszahlungen zurück.`,
  ],
  facts: [
    { name: 'Erlassen', value: amount },
    ...(owed === '' ? [] : [{ name: 'Du schuldest uns noch', value: owed }]),
  ],
  action: { label: 'Wallet ansehen', url },
});
