/** A campaign that was sent, mocked because it takes two operators, a worker and players who agreed. */
import {
  listCampaigns,
  readCampaign,
  type CampaignFigures,
  type DeskCampaign,
} from '@carmine/contract/back-office/campaigns';
import type { Page } from 'playwright';

const campaign: DeskCampaign = {
  ...{ id: 'cam_1', state: 'sent', own: true, madeBy: 'Olga Office', approvedBy: 'Ada Root' },
  ...{ approvedAt: '2026-11-20T10:00:00.000Z', startedAt: '2026-11-21T10:00:00.000Z', finishedAt: null },
  createdAt: '2026-11-20T09:00:00.000Z',
  rules: {
    ...{ name: 'Autumn weekend', audience: { countries: ['MT'] }, channels: ['mail', 'notice'], amountEur: '50' },
    ...{ sendsAt: '2026-11-21T10:00:00.000Z', endsAt: '2026-11-28T10:00:00.000Z' },
    texts: {
      en: { subject: 'Up to {amount} for you', body: 'Hello {name}.\n\nUp to {amount}.', notice: 'Up to {amount}.' },
    },
  },
};

const refused = { consent: 812, unconfirmed: 31, protected: 54, cap: 7 };
const figures: CampaignFigures[] = [
  {
    ...{ channel: 'mail', audience: 1_204, sent: 298, waiting: 2, refused, unsubscribed: 3, dismissed: 0, claimed: 41 },
  },
  {
    ...{ channel: 'notice', audience: 1_204, sent: 410, waiting: 0, refused: { consent: 794 }, unsubscribed: 0 },
    ...{ dismissed: 120, claimed: 52 },
  },
];

export const sentCampaign = async (page: Page): Promise<void> => {
  await page.route(`**${listCampaigns.path}`, (route) => route.fulfill({ json: { items: [campaign] } }));
  await page.route(`**${readCampaign.path.replace(':id', campaign.id)}`, (route) =>
    route.fulfill({ json: { campaign, figures } }),
  );
  await page.reload();
  await page.getByRole('link', { name: campaign.rules.name }).click();
  await page.getByText('Up to €50.00 for you').last().waitFor();
};
