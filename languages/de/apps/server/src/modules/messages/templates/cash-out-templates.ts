import type * as english from '#english/apps/server/src/modules/messages/templates/cash-out-templates.ts';
import { facts } from './payment-template.ts';

export const cashOutRequestedTemplate: typeof english.cashOutRequestedTemplate = (to) => ({
  subject: `Deine Auszahlung bei ${to.brand} über ${to.amount}`,
  preview: 'Dein Antrag ist eingegangen.',
  title: 'Dein Antrag ist eingegangen',
  paragraphs: [
    `Hallo ${to.firstName}, dein Auszahlungsantrag ist eingegangen. Wir haben den Betrag von deiner Wallet abgezogen und für dich reserviert.`,
  ],
  facts: facts(to),
  action: { label: 'Auszahlung verfolgen', url: to.url },
  note: 'Wenn du das nicht warst, ändere bitte sofort dein Passwort und schreib uns.',
});

export const cashOutApprovedTemplate: typeof english.cashOutApprovedTemplate = (to) => ({
  subject: `Deine Auszahlung über ${to.amount} ist genehmigt`,
  preview: 'Sie wird gleich gesendet.',
  title: 'Deine Auszahlung ist genehmigt',
  paragraphs: [
    `Hallo ${to.firstName}, wir haben deine Auszahlung genehmigt. Sie wird gleich gesendet, und du kannst jeden Schritt auf ihrer Seite verfolgen.`,
  ],
  facts: facts(to),
  action: { label: 'Auszahlung verfolgen', url: to.url },
});

export const cashOutPaidTemplate: typeof english.cashOutPaidTemplate = (to) => ({
  subject: `${to.amount} wurden dir ausgezahlt`,
  preview: 'Deine Auszahlung ist abgeschlossen.',
  title: 'Deine Auszahlung ist abgeschlossen',
  paragraphs: [
    to.inLegs
      ? `Hallo ${to.firstName}, deine Auszahlung ist unterwegs zu dir. Es kann einige Tage dauern, bis sie auf deiner Karte oder deinem Konto erscheint.`
      : `Hallo ${to.firstName}, das Netzwerk hat deine Auszahlung bestätigt. Die Netzwerkgebühr wurde vom Betrag abgezogen.`,
  ],
  facts: facts(to),
  action: { label: 'Auszahlung ansehen', url: to.url },
});

const causes: Readonly<Record<string, string>> = {
  documents_needed: 'Wir brauchen weitere Dokumente, bevor wir auszahlen können. Bitte schreib unserem Support.',
  address_not_allowed: 'An diese Adresse können wir nicht senden. Bitte wähle eine andere.',
  payment_not_yours: 'Die Adresse oder Zahlungsmethode gehört nicht dir.',
  rules_broken: 'Der Antrag verstößt gegen unsere Allgemeinen Geschäftsbedingungen.',
  asked_by_player: 'Du hast uns gebeten, sie zu stornieren.',
  address_refuses: 'Die Adresse nimmt diese Kryptowährung nicht an. Bitte wähle eine andere.',
  asset_refuses:
    'Der Herausgeber hat diese Coins vorübergehend gesperrt. Bitte versuche es später oder wähle eine andere Kryptowährung.',
  bank_refused:
    'Die Bank konnte nicht auf dein Konto auszahlen. Bitte gib ein anderes Konto an und versuche es noch einmal.',
  bank_returned: 'Die Bank hat die Überweisung zurückgeschickt. Bitte prüfe dein Bankkonto.',
  refused_by_address: 'Die Adresse hat diese Kryptowährung nicht angenommen. Bitte wähle eine andere.',
};

export const cashOutReturnedTemplate: typeof english.cashOutReturnedTemplate = (to) => ({
  subject: `${to.amount} sind zurück in deiner Wallet bei ${to.brand}`,
  preview: 'Deine Auszahlung war nicht möglich.',
  title: 'Deine Auszahlung war nicht möglich',
  paragraphs: [
    `Hallo ${to.firstName}, deine Auszahlung wurde nicht ausgeführt, und der ganze Betrag ist zurück in deiner Wallet.`,
    causes[to.reason] ?? 'Bitte schreib unserem Support, wenn du mehr wissen möchtest.',
  ],
  facts: facts(to),
  action: { label: 'Auszahlung ansehen', url: to.url },
});
