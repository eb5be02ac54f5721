/** A promotional notice, mocked because it takes two operators and a campaign. */
import { getCampaignNotices, type CampaignNotice } from '@carmine/contract/promotions/campaigns';
import type { Page } from 'playwright';

const notice: CampaignNotice = {
  ...{ id: 'cam_1', title: 'Forty free spins this weekend', promotion: 'prm_1', coupon: 'LANTERN25' },
  text: 'With a deposit of €20 or more, until Sunday night. The wagering and every other term are with the offer.',
  endsAt: '2030-12-20T10:00:00.000Z',
};

export const promotionalNotice = async (page: Page): Promise<void> => {
  await page.route(`**${getCampaignNotices.path}?*`, (route) => route.fulfill({ json: [notice] }));
  await page.goto('/profile/notifications');
  await page.getByText(notice.title).waitFor();
};
