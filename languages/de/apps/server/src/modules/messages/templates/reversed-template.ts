import type * as english from '#english/apps/server/src/modules/messages/templates/reversed-template.ts';
import { facts } from './payment-template.ts';

const whatHappened = ({ firstName, amount, brand, reason, state, whole }: english.Reversed): string => {
  if (reason === 'dropped_by_chain')
    return `Hallo ${firstName}, das Netzwerk hat den Block mit deiner Transaktion verworfen. Die Coins sind nicht bei uns angekommen, wir hatten sie deiner Wallet bei ${brand} aber schon gutgeschrieben.`;
  if (whole !== '')
    return state === 'charged_back'
      ? `Hallo ${firstName}, deine Bank oder dein Kartenanbieter hat ${amount} von deiner Zahlung über ${whole} zurückgebucht. Wir hatten sie deiner Wallet bei ${brand} schon ganz gutgeschrieben. Der Rest bleibt gutgeschrieben.`
      : `Hallo ${firstName}, ${amount} von deiner Zahlung über ${whole} gingen an den Absender zurück. Wir hatten sie deiner Wallet bei ${brand} schon ganz gutgeschrieben. Der Rest bleibt gutgeschrieben.`;
  return state === 'charged_back'
    ? `Hallo ${firstName}, deine Bank oder dein Kartenanbieter hat deine Zahlung über ${amount} zurückgebucht. Wir hatten sie deiner Wallet bei ${brand} schon gutgeschrieben.`
    : `Hallo ${firstName}, deine Zahlung über ${amount} ging an den Absender zurück. Wir hatten sie deiner Wallet bei ${brand} schon gutgeschrieben.`;
};

const whatIsOwed = ({ owed, whole, amount }: english.Reversed): string =>
  owed === ''
    ? `${whole === '' ? 'Der ganze Betrag war' : `Diese ${amount} waren`} noch in deiner Wallet, und wir haben ${whole === '' ? 'ihn' : 'sie'} wieder abgezogen. Du schuldest uns nichts.`
    : `Davon waren ${owed} nicht mehr in deiner Wallet. Diesen Betrag schuldest du uns. Deine nächste Einzahlung in derselben Währung begleicht ihn zuerst, oder du begleichst ihn aus deiner Wallet.`;

const whatIsHeld = ({ owed }: english.Reversed): string =>
  owed === ''
    ? 'Bis unser Team das geprüft hat, halten wir deine Auszahlungen zurück.'
    : 'Deine Gewinne behältst du, aber deine Auszahlungen halten wir zurück, bis der Betrag beglichen ist und unser Team den Fall geprüft hat.';

const subjectOf = ({ amount, whole, reason }: english.Reversed): string => {
  if (reason === 'dropped_by_chain') return `Das Netzwerk hat deine Einzahlung über ${amount} verworfen`;
  return whole === ''
    ? `Deine Einzahlung über ${amount} wurde zurückgebucht`
    : `Von deiner Einzahlung über ${whole} wurden ${amount} zurückgebucht`;
};

export const depositReversedTemplate: typeof english.depositReversedTemplate = (to) => {
  const dropped = to.reason === 'dropped_by_chain';
  return {
    subject: subjectOf(to),
    preview:
      to.owed === ''
        ? `${to.whole === '' ? 'Sie' : 'Der Teil'} ist nicht mehr in deiner Wallet.`
        : `Du schuldest uns ${to.owed}.`,
    title: dropped
      ? 'Das Netzwerk hat deine Einzahlung verworfen'
      : `${to.whole === '' ? 'Deine Einzahlung' : 'Ein Teil deiner Einzahlung'} wurde zurückgebucht`,
    paragraphs: [
      whatHappened(to),
      whatIsOwed(to),
      whatIsHeld(to),
      ...(dropped
        ? [
            'Nimmt das Netzwerk die Transaktion wieder auf, wird sie automatisch erneut gutgeschrieben. Wenn nicht, kannst du die Coins noch einmal senden.',
          ]
        : []),
    ],
    facts: [
      ...facts(to),
      ...(to.whole === '' ? [] : [{ name: 'Deine Einzahlung', value: to.whole }]),
      ...(to.owed === '' ? [] : [{ name: 'Du schuldest uns', value: to.owed }]),
    ],
    action: { label: 'Einzahlung ansehen', url: to.url },
    note: 'Wenn du dir das nicht erklären kannst, schreib uns bitte.',
  };
};

export const depositWonBackTemplate: typeof english.depositWonBackTemplate = (to) => ({
  subject: `${to.amount} wieder gutgeschrieben`,
  preview:
    to.settled === ''
      ? 'Das Geld ist wieder in deiner Wallet.'
      : `Mit ${to.settled} davon haben wir deinen offenen Betrag beglichen.`,
  title: 'Deine Einzahlung ist wieder gutgeschrieben',
  paragraphs: [
    `Hallo ${to.firstName}, aus einer deiner Einzahlungen waren ${to.amount} zurückgebucht worden. Die Bank hat nun entschieden, dass deine Zahlung bestehen bleibt. Wir haben dir den Betrag bei ${to.brand} wieder gutgeschrieben.`,
    to.settled === ''
      ? 'Der Betrag ist wieder in deiner Wallet, von der wir ihn abgezogen hatten.'
      : `Mit ${to.settled} davon haben wir deinen offenen Betrag beglichen. Was übrig bleibt, ist in deiner Wallet.`,
  ],
  facts: facts(to),
  action: { label: 'Einzahlung ansehen', url: to.url },
  note: 'Wenn du davon nichts weißt, schreib uns bitte.',
});
