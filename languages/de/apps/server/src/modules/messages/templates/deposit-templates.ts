import type * as english from '#english/apps/server/src/modules/messages/templates/deposit-templates.ts';
import { facts } from './payment-template.ts';

export const depositCreditedTemplate: typeof english.depositCreditedTemplate = (to) => ({
  subject:
    to.settled === ''
      ? `${to.amount} sind in deiner Wallet bei ${to.brand}`
      : `Deine Einzahlung über ${to.amount} ist da`,
  preview: `Deine Einzahlung über ${to.amount} ist da.`,
  title: 'Deine Einzahlung ist da',
  paragraphs: [
    to.settled === ''
      ? `Hallo ${to.firstName}, deine Einzahlung ist in deiner Wallet.`
      : `Hallo ${to.firstName}, von deiner Einzahlung haben wir ${to.settled} mit deinem offenen Betrag verrechnet. Der Rest ist in deiner Wallet.`,
  ],
  facts: facts(to),
  action: { label: 'Wallet ansehen', url: to.url },
  note: 'Spiel nur mit Geld, dessen Verlust du verkraften kannst.',
});

export const depositReviewTemplate: typeof english.depositReviewTemplate = (to) => ({
  subject: `Wir prüfen deine Einzahlung über ${to.amount}`,
  preview: 'Die Zahlung weicht von deinen Angaben ab.',
  title: 'Deine Einzahlung ist in Prüfung',
  paragraphs: [
    `Hallo ${to.firstName}, deine Einzahlung weicht von deinen Angaben ab. Unser Team prüft sie, und du bekommst eine E-Mail, sobald das erledigt ist.`,
  ],
  facts: facts(to),
  action: { label: 'Einzahlung ansehen', url: to.url },
});

export const depositFailedTemplate: typeof english.depositFailedTemplate = (to) => {
  const late = to.reason === 'not_paid_in_time';
  return {
    subject: late
      ? `Deine Einzahlung über ${to.amount} ist abgelaufen`
      : `Deine Einzahlung über ${to.amount} ist fehlgeschlagen`,
    preview: 'Deiner Wallet wurde nichts gutgeschrieben.',
    title: late ? 'Deine Einzahlung ist abgelaufen' : 'Deine Einzahlung ist fehlgeschlagen',
    paragraphs: [
      late
        ? `Hallo ${to.firstName}, deine Einzahlung wurde nicht rechtzeitig bezahlt und ist abgelaufen. Deiner Wallet wurde nichts gutgeschrieben.`
        : `Hallo ${to.firstName}, die Zahlung für deine Einzahlung wurde nicht angenommen. Deiner Wallet wurde nichts gutgeschrieben.`,
      'Du kannst jederzeit eine neue Einzahlung starten. Falls doch Geld von deiner Karte oder deinem Konto abgebucht wurde, schreib bitte unserem Support.',
    ],
    facts: facts(to),
    action: { label: 'Einzahlung ansehen', url: to.url },
  };
};

const causes: Readonly<Record<string, string>> = {
  amount_not_as_asked: 'Der eingegangene Betrag ist nicht der, den du angegeben hast.',
  payer_is_not_you:
    'Sie wurde von jemand anderem bezahlt. Eine Einzahlung muss von deiner eigenen Karte oder deinem eigenen Konto kommen.',
  documents_needed: 'Wir brauchen weitere Dokumente, bevor wir sie annehmen können. Bitte schreib unserem Support.',
  rules_broken: 'Sie verstößt gegen unsere Allgemeinen Geschäftsbedingungen.',
  asked_by_player: 'Du hast uns gebeten, sie nicht anzunehmen.',
};

export const depositRefusedTemplate: typeof english.depositRefusedTemplate = (to) => ({
  subject: `Deine Einzahlung über ${to.amount} wird erstattet`,
  preview: 'Wir konnten sie nicht annehmen. Der ganze Betrag wird erstattet.',
  title: 'Deine Einzahlung wird erstattet',
  paragraphs: [
    `Hallo ${to.firstName}, wir haben deine Einzahlung geprüft und konnten sie nicht annehmen. Der ganze Betrag wird über die Zahlungsmethode erstattet, die du verwendet hast; du bekommst eine E-Mail, sobald er gesendet ist.`,
    causes[to.reason] ?? 'Bitte schreib unserem Support, wenn du mehr wissen möchtest.',
  ],
  facts: facts(to),
  action: { label: 'Erstattung verfolgen', url: to.url },
});

export const depositGivenBackTemplate: typeof english.depositGivenBackTemplate = (to) => ({
  subject: `${to.amount} wurden dir erstattet`,
  preview: 'Bei deiner Bank kann das einige Tage dauern.',
  title: 'Deine Einzahlung wurde erstattet',
  paragraphs: [
    `Hallo ${to.firstName}, die Einzahlung, die wir nicht annehmen konnten, wurde über die Zahlungsmethode erstattet, die du verwendet hast. Es kann einige Tage dauern, bis der Betrag bei deiner Bank erscheint.`,
  ],
  facts: facts(to),
  action: { label: 'Einzahlung ansehen', url: to.url },
});
