import type * as english from '#english/apps/server/src/modules/messages/templates/paid-twice-template.ts';
import { facts } from './payment-template.ts';

const whatIsOwed = ({ owed }: english.PaidTwice): string =>
  owed === ''
    ? 'Der ganze Betrag war in deiner Wallet, und wir haben ihn dort abgezogen. Du schuldest uns nichts.'
    : `Davon waren ${owed} nicht in deiner Wallet. Diesen Betrag schuldest du uns; den Rest, falls es einen gibt, haben wir von deiner Wallet abgezogen. Deine nächste Einzahlung in derselben Währung begleicht zuerst diese Schuld, oder du begleichst sie aus deiner Wallet.`;

export const paidTwiceTemplate: typeof english.paidTwiceTemplate = (to) => ({
  subject: `${to.amount} deiner Auszahlung wurden doppelt ausgezahlt`,
  preview: to.owed === '' ? 'Der Betrag wurde wieder von deiner Wallet abgezogen.' : `Du schuldest uns ${to.owed}.`,
  title: 'Ein Teil deiner Auszahlung wurde doppelt ausgezahlt',
  paragraphs: [
    to.had === 'bank'
      ? `Hallo ${to.firstName}, deine Karte hatte ${to.amount} deiner Auszahlung abgelehnt, deshalb haben wir den Betrag überwiesen. Jetzt hat ihn der Kartenanbieter zusätzlich deiner Karte gutgeschrieben.`
      : `Hallo ${to.firstName}, deine Karte hatte ${to.amount} deiner Auszahlung abgelehnt, deshalb ging der Betrag zurück in deine Wallet bei ${to.brand}. Jetzt hat ihn der Kartenanbieter zusätzlich deiner Karte gutgeschrieben.`,
    whatIsOwed(to),
    ...(to.owed === ''
      ? []
      : ['Deine Gewinne behältst du, aber deine Auszahlungen halten wir zurück, bis die Schuld beglichen ist.']),
  ],
  facts: [...facts(to), ...(to.owed === '' ? [] : [{ name: 'Du schuldest uns', value: to.owed }])],
  action: { label: 'Auszahlung ansehen', url: to.url },
  note: 'Wenn du die Zahlung auf deiner Karte nicht findest, schreib uns bitte.',
});
