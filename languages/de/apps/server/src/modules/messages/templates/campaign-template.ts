import type * as english from '#english/apps/server/src/modules/messages/templates/campaign-template.ts';

export const campaignTemplate: typeof english.campaignTemplate = ({ subject, paragraphs, ...facts }) => ({
  subject,
  preview: paragraphs[0] ?? '',
  title: subject,
  paragraphs,
  facts: facts.coupon === '' ? [] : [{ name: 'Dein Code', value: facts.coupon }],
  action:
    facts.termsUrl === ''
      ? { label: 'Zur Lobby', url: facts.lobbyUrl }
      : { label: 'Angebot und Bedingungen ansehen', url: facts.termsUrl },
  note: `Du bekommst diese E-Mail, weil du Aktionen per E-Mail eingeschaltet hast. Ab 18. Glücksspiel kann süchtig machen, und auf Dauer gewinnt die Bank. Limits, Pausen und Hilfe: ${facts.safetyUrl}`,
});

export const campaignTestMark: typeof english.campaignTestMark = 'Probe';
