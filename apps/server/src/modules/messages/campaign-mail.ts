/** Sends the mails of campaigns: to players who agreed, each once, and as a test to the operator who asked. */
import { fillIn, type CampaignPlaceholder, type CampaignTexts } from '@carmine/contract/promotions/campaigns';
import { moneyText, readAmount, type Language } from '@carmine/money';
import type { campaignMailReserved, campaignTestAsked } from '../../platform/events/catalogue/promotions.ts';
import type { Received } from '../../platform/events/outbox.ts';
import type { OperatorId, PlayerId } from '../../platform/ids/ids.ts';
import { sendMail, type SendDeps } from './send-mail.ts';
import { mailTemplates, type MailTemplates } from './templates/index.ts';
import type { MailContent } from './templates/mail-content.ts';
import { mailHtml, mailSubject, mailText } from './templates/render-mail.ts';

interface CampaignMail {
  readonly texts: CampaignTexts;
  readonly promotion?: string | undefined;
  readonly coupon?: string | undefined;
  readonly amountEur?: string | undefined;
}

export interface CampaignMailDeps extends SendDeps {
  readonly campaigns: {
    /** Decided again just before the mail goes out. */
    prepareMail(playerId: PlayerId, campaign: string, language: Language): Promise<CampaignMail | undefined>;
    noteMail(playerId: PlayerId, campaign: string, outcome: 'sent' | 'withheld'): Promise<void>;
    testMail(campaign: string, language: Language): Promise<CampaignMail | undefined>;
  };
  readonly emailOf: (operator: OperatorId) => Promise<string | undefined>;
}

interface Reading {
  readonly firstName: string;
  readonly language: Language;
  readonly templates: Pick<MailTemplates, 'campaignTemplate'>;
  readonly publicUrl: string;
}

const parts = (body: string): string[] =>
  body
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s*\n\s*/g, ' ').trim())
    .filter((part) => part !== '');

/** As the reader gets it. Also what an operator sees before anything is sent. */
export const campaignContent = (
  { texts, promotion, coupon = '', amountEur }: CampaignMail,
  { firstName, language, templates, publicUrl }: Reading,
): MailContent & { readonly notice: string | undefined } => {
  const termsUrl = promotion === undefined ? '' : `${publicUrl}/promotions/${promotion}`;
  const values: Record<CampaignPlaceholder, string> = {
    name: firstName,
    amount: amountEur === undefined ? '' : moneyText(readAmount('EUR', amountEur), language),
    terms: termsUrl,
  };
  const content = templates.campaignTemplate({
    subject: fillIn(texts.subject, values),
    paragraphs: parts(texts.body).map((part) => fillIn(part, values)),
    ...{ coupon, termsUrl, lobbyUrl: publicUrl, safetyUrl: `${publicUrl}/${language}/page/responsible-gaming` },
  });
  return { ...content, notice: texts.notice === undefined ? undefined : fillIn(texts.notice, values) };
};

export const sendCampaignMail =
  (deps: CampaignMailDeps) =>
  async ({ payload: { playerId, campaign } }: Received<typeof campaignMailReserved>): Promise<void> => {
    const { campaigns, publicUrl } = deps;
    const outcome = await sendMail(deps)({
      // Names the campaign and the player, so that no second event could mail it again.
      source: `campaign:${campaign}:${playerId}`,
      ...{ kind: 'campaign', playerId, marketing: true, campaign },
      write: async ({ firstName, language, templates }) => {
        const mail = await campaigns.prepareMail(playerId, campaign, language);
        return mail && campaignContent(mail, { firstName, language, templates, publicUrl });
      },
    });
    await campaigns.noteMail(playerId, campaign, outcome === 'not_needed' ? 'withheld' : 'sent');
  };

/** The reader's name in a test. */
export const sampleName = 'Alex';

export const sendTestMail =
  (deps: CampaignMailDeps) =>
  async ({ id, payload: { operator, campaign, language } }: Received<typeof campaignTestAsked>): Promise<void> => {
    const { campaigns, publicUrl } = deps;
    const [to, mail] = await Promise.all([deps.emailOf(operator), campaigns.testMail(campaign, language)]);
    if (to === undefined || mail === undefined) return;
    const brand = deps.brand();
    const templates = deps.translations[language]?.mailTemplates ?? mailTemplates;
    const content = campaignContent(mail, { firstName: sampleName, language, templates, publicUrl });
    const look = {
      ...{ brand, language, frame: templates.mailFrame },
      // Belongs to nobody: a test unsubscribes no one.
      unsubscribeUrl: `${publicUrl}/unsubscribe/test`,
    };
    const domain = brand.supportEmail.slice(brand.supportEmail.lastIndexOf('@') + 1);
    await deps.send({
      messageId: `<campaign-test-${id}@${domain}>`,
      from: { name: brand.name, address: `no-reply@${domain}` },
      to,
      subject: `${templates.campaignTestMark}: ${mailSubject(content)}`,
      text: mailText(content, look),
      html: mailHtml(content, look),
    });
  };
