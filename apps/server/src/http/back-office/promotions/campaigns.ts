/** Campaigns: drafts, preview, test mail, figures and settings. One is sent once a second operator agrees. */
import * as contract from '@carmine/contract/back-office/campaigns';
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import type { Language } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { serverTexts } from '../../../../../../languages/server.ts';
import { campaignContent, mailTemplates, sampleName } from '../../../modules/messages/index.ts';
import type { Campaign, CampaignId } from '../../../modules/promotions/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const shownTo = async (service: BackOfficeService, reader: OperatorId) => {
  const names = await operatorNames(service);
  const nameOf = (id: OperatorId | null) => (id === null ? null : (names.get(id) ?? '–'));
  return ({ id, state, rules, madeBy, approvedBy, ...at }: Campaign): contract.DeskCampaign => ({
    ...{ id: service.http.ids.encode('cam', id), state, rules },
    ...{ madeBy: nameOf(madeBy) ?? '–', own: madeBy === reader, approvedBy: nameOf(approvedBy) },
    ...{ approvedAt: iso(at.approvedAt), startedAt: iso(at.startedAt), finishedAt: iso(at.finishedAt) },
    createdAt: at.createdAt.toISOString(),
  });
};

const previewOf = (service: BackOfficeService, rules: CampaignRules, language: Language): contract.ShownCampaign => {
  const { campaigns, content, siteUrl: publicUrl } = service.modules;
  const templates = language === 'en' ? mailTemplates : serverTexts[language].mailTemplates;
  const reading = { firstName: sampleName, language, templates, publicUrl };
  const shown = campaignContent(campaigns.mailOf(rules, language), reading);
  const { brand, support } = content.skin(undefined);
  return {
    ...{
      subject: shown.subject,
      title: shown.title,
      paragraphs: [...shown.paragraphs],
      facts: [...(shown.facts ?? [])],
    },
    ...{ action: shown.action?.label ?? '', note: shown.note ?? '', notice: shown.notice ?? null },
    footer: templates.mailFrame.footer(brand.name, brand.operator, support.email),
    unsubscribe: templates.mailFrame.unsubscribe,
  };
};

const registerReading = (app: FastifyInstance, service: BackOfficeService): void => {
  const { campaigns } = service.modules;

  route(app, service, contract.listCampaigns, async ({ operator }) => {
    const shown = await shownTo(service, operator.id);
    return answer(200, { items: (await campaigns.list()).map(shown) });
  });

  route(app, service, contract.readCampaign, async ({ params, operator }) => {
    const id = service.http.ids.decode('cam', params.id);
    const found = id && (await campaigns.read(id));
    if (found === undefined) return refuse('campaign_not_found');
    const shown = await shownTo(service, operator.id);
    return answer(200, { campaign: shown(found.campaign), figures: [...found.figures] });
  });

  route(app, service, contract.previewCampaign, async ({ body: { rules } }) =>
    answer(200, { en: previewOf(service, rules, 'en'), de: previewOf(service, rules, 'de') }),
  );

  route(app, service, contract.countAudience, async ({ body: { audience } }) =>
    answer(200, await campaigns.countAudience(audience)),
  );

  route(app, service, contract.readCampaignSettings, async () => answer(200, await campaigns.settings()));
};

const registerChanges = (app: FastifyInstance, service: BackOfficeService): void => {
  const { campaigns, approvals } = service.modules;
  const { ids } = service.http;
  const idOf = (text: string): CampaignId | undefined => ids.decode('cam', text);

  route(app, service, contract.draftCampaign, async ({ body: { rules }, operator }) => {
    if (!(await campaigns.isLinked(rules))) return refuse('campaign_link_unknown');
    return answer(201, { id: ids.encode('cam', await campaigns.draft(rules, operator.id)) });
  });

  route(app, service, contract.saveCampaign, async ({ params, body: { rules }, operator }) => {
    const id = idOf(params.id);
    if (id === undefined) return refuse('campaign_not_found');
    if (!(await campaigns.isLinked(rules))) return refuse('campaign_link_unknown');
    return (await campaigns.save({ id, rules, by: operator.id })) ? answer(204) : refuse('campaign_not_yours');
  });

  route(app, service, contract.submitCampaign, async ({ params, body: { reason }, operator }) => {
    const id = idOf(params.id);
    const found = id && (await campaigns.read(id));
    if (found === undefined) return refuse('campaign_not_found');
    const { campaign } = found;
    if (campaign.state === 'pending') return refuse('already_asked');
    if (campaign.state !== 'draft' || campaign.madeBy !== operator.id) return refuse('campaign_not_yours');
    const subject = campaign.id.toString();
    const wish = { kind: 'send_campaign', subject, campaign: params.id, rules: { ...campaign.rules } } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason });
    return asked.ok ? answer(202, { id: ids.encode('apr', asked.id) }) : refuse(asked.reason);
  });

  route(app, service, contract.stopCampaign, async ({ params, body: { reason }, operator }) => {
    const id = idOf(params.id);
    if (id === undefined) return refuse('campaign_not_found');
    return (await campaigns.stop({ id, by: operator.id, reason })) ? answer(204) : refuse('campaign_not_sent');
  });

  route(app, service, contract.testCampaign, async ({ params, body: { language }, operator }) => {
    const id = idOf(params.id);
    const asked = id !== undefined && (await campaigns.test({ id, by: operator.id, language }));
    return asked ? answer(202) : refuse('campaign_not_found');
  });

  route(app, service, contract.setCampaignSettings, async ({ body: { reason, ...settings }, operator }) => {
    const kept = await campaigns.settings();
    if (!campaigns.isLooser(settings, kept)) {
      await campaigns.setSettings({ settings, by: operator.id, reason });
      return answer(204);
    }
    const asked = await approvals.ask({ wish: { kind: 'loosen_campaigns', ...settings }, by: operator.id, reason });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });
};

export const registerCampaigns = (app: FastifyInstance, service: BackOfficeService): void => {
  registerReading(app, service);
  registerChanges(app, service);
};
