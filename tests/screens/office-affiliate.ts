/** An affiliate with figures and post-backs, mocked because it takes two operators, players and months. */
import {
  listPostbacks,
  readAffiliate,
  type Affiliate,
  type AffiliateMonth,
  type AffiliatePostback,
} from '@carmine/contract/back-office/affiliates';
import type { Page } from 'playwright';

const at = '2026-11-20T10:00:00.000Z';

const affiliate: Affiliate = {
  ...{ id: 'aff_1', code: 'NORTHSTAR', name: 'North Star Reviews', sharePoints: 2_500, carriesOver: true },
  ...{ postbackUrl: 'https://postbacks.northstar-reviews.example/casino/carmine', postbackOn: true },
  ...{ link: 'https://carmine.example/?code=NORTHSTAR', hasSecret: true, madeAt: at, endedAt: null },
};

const month = (name: string, closedAt: string | null): AffiliateMonth => ({
  ...{ month: name, clicks: 12_480, registrations: 311, firstDeposits: 97, sharePoints: 2_500, closedAt },
  ...{ gamesEur: '18420.55', bonusesEur: '3904.10', reversalsEur: '250.00', netEur: '14266.45' },
  ...{ carriedInEur: '-1204.00', shareEur: '3265.61', carriedOutEur: '0.00' },
});

const postbacks: readonly AffiliatePostback[] = (['due', 'sent', 'failed'] as const).map((state, index) => ({
  ...{ id: `pbk_${index}`, event: index === 0 ? 'first_deposit' : 'registration', state, attempts: index * 4 },
  ...{ lastOutcome: state === 'due' ? null : state === 'sent' ? '200' : 'timeout', lastAnswer: null },
  ...{ lastAt: state === 'due' ? null : at, nextAt: state === 'due' ? at : null, happenedAt: at },
}));

export const oneAffiliate = async (page: Page): Promise<void> => {
  const months = [month('2026-11', null), month('2026-10', '2026-11-01T00:20:00.000Z')];
  const list = { items: postbacks, page: 0, size: 20, total: postbacks.length };
  await page.route(`**${listPostbacks.path.replace(':id', affiliate.id)}?*`, (route) => route.fulfill({ json: list }));
  await page.route(`**${readAffiliate.path.replace(':id', affiliate.id)}`, (route) =>
    route.fulfill({ json: { affiliate, months } }),
  );
  await page.goto(new URL(`/affiliates/${affiliate.id}`, page.url()).href);
  await page.getByText('timeout').waitFor();
};
