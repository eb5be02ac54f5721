import { readAuditWatch } from '@carmine/contract/back-office/audit';
import { listBlockedDomains } from '@carmine/contract/back-office/blocked-domains';
import { readCampaignSettings } from '@carmine/contract/back-office/campaigns';
import type { OfficeGame } from '@carmine/contract/back-office/games/games';
import { listBankBatches, listUnsentLegs, type BankBatchAnswer } from '@carmine/contract/back-office/money/bank';
import type { OfficeDisputeView } from '@carmine/contract/back-office/money/disputes';
import { readPaymentSettings } from '@carmine/contract/back-office/money/settings';
import type { TreasuryAnswer } from '@carmine/contract/back-office/money/treasury';
import { listOperators, type Operator } from '@carmine/contract/back-office/operators';
import { listChatWords } from '@carmine/contract/back-office/players/chat';
import { readErasure } from '@carmine/contract/back-office/players/erasure';
import type { PlayerOverview } from '@carmine/contract/back-office/players/players';
import type { VerificationCase } from '@carmine/contract/back-office/players/verification';
import { listDeskPromotions } from '@carmine/contract/back-office/promotions';
import { listWatchLists, readRiskRules, type RiskFlag } from '@carmine/contract/back-office/risk';
import type { PromotionRules } from '@carmine/contract/promotions/rules';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { BankReport } from '../screens/bank/bank-report.tsx';
import { BankTransfers } from '../screens/bank/bank-transfers.tsx';
import { BankPayouts } from '../screens/bank/bank.tsx';
import { newCampaign } from '../screens/campaigns/campaign-draft.ts';
import { CampaignForm } from '../screens/campaigns/campaign-form.tsx';
import { CampaignSettingsCard } from '../screens/campaigns/campaign-settings.tsx';
import { CorrectDetails } from '../screens/corrections/correct-details.tsx';
import { PlayerData } from '../screens/data/player-data.tsx';
import { EvidenceCard } from '../screens/disputes/evidence-card.tsx';
import { Words } from '../screens/chat/words.tsx';
import { GameForm } from '../screens/rounds/game-form.tsx';
import { PayByHand } from '../screens/money/pay-by-hand.tsx';
import { SayWhy } from '../screens/money/say-why.tsx';
import { MoneySettings } from '../screens/money/settings/settings.tsx';
import { AffiliateForm } from '../screens/affiliates/terms-form.tsx';
import { AuditWatchCard } from '../screens/office/audit-watch.tsx';
import { OperatorsScreen } from '../screens/office/operators.tsx';
import { PlayerDetails } from '../screens/players/player-details.tsx';
import { Coupons } from '../screens/promotions/coupons.tsx';
import { RulesForm } from '../screens/promotions/rules-form.tsx';
import { AccountActions, BreakForm, LimitForm } from '../screens/protection/protection-actions.tsx';
import { BlockedDomains } from '../screens/risk/blocked-domains.tsx';
import { ClearFlag } from '../screens/risk/clear-flag.tsx';
import { ReferralRulesForm } from '../screens/referrals/rules-form.tsx';
import { Thresholds } from '../screens/risk/thresholds.tsx';
import { WatchLists } from '../screens/risk/watch-lists.tsx';
import { TreasuryForms } from '../screens/treasury/treasury-forms.tsx';
import { VerificationDecision } from '../screens/verification/verification-decision.tsx';
import { VerificationWithdrawal } from '../screens/verification/verification-withdrawal.tsx';
import { WriteLine } from './write-line.tsx';

afterEach(cleanup);

/** The calls capture `fetch` when their module loads, so the stub must be in place before. */
const answers = vi.hoisted(() => {
  const held: Record<string, unknown> = {};
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(new Response(JSON.stringify(held[url.split('?')[0] ?? ''] ?? {}))),
  );
  return held;
});

const at = '2026-11-20T10:00:00.000Z';
const sums = { day: '1.00', month: '2.00', year: '3.00' };
const rules = { automatic: true, upToEur: '50.00', perDayEur: '100.00', twoPersonsFromEur: '300.00' };
const colleague = { id: 'opr_2', name: 'Olga', email: 'o@example.org', role: 'risk', status: 'active' };
const [gateway, currency] = [
  { code: 'CARDS', name: 'Cards', enabled: true, currencies: ['EUR'], health: null },
  { currency: 'EUR', deposits: true, cashOuts: true, leastDepositEur: '10.00', leastCashOutEur: '10.00' },
];
const person = { id: 'usr_1', name: 'Ada' };
const leg = {
  ...{ cashOut: 'wdr_1', leg: 1, player: person, amount: '20.00', currency: 'EUR', account: 'ready', dueAt: at },
  ...{ keptBy: null, taken: false },
};
const transfer = { endToEndId: 'wdr_1_1', cashOut: 'wdr_1', player: person, amount: '20.00', status: 'paid' };
const batch = {
  ...{ id: 'bat_1', currency: 'EUR' },
  items: [{ ...transfer, refusedCode: null, returnAskedBy: null, said: null, accountOver: false }],
} as unknown as BankBatchAnswer;
const dispute = { id: 'dsp_1', status: 'open', evidence: [] } as unknown as OfficeDisputeView;
const treasury = { coins: [], gateways: [], coldAddresses: [] } as unknown as TreasuryAnswer;
Object.assign(answers, {
  [listOperators.path]: [{ ...colleague, invitedAlone: false }],
  [readAuditWatch.path]: { passedAt: at, findings: [{ id: '1', kind: 'cut', entry: '7', foundAt: at }] },
  [readPaymentSettings.path]: {
    ...{ rules, gateways: [gateway], currencies: [currency] },
    ...{ limits: { mostEur: '400.00', playerDayEur: null }, methods: [], agreedFees: [] },
  },
  [listUnsentLegs.path]: { items: [leg], toConfirm: [] },
  [listBankBatches.path]: { items: [], page: 0, size: 10, total: 0 },
  [readRiskRules.path]: { deposits: sums, cashOuts: sums, nameScore: 80 },
  [listBlockedDomains.path]: { items: [], page: 0, size: 20, total: 0 },
  [readErasure.path.replace(':id', 'usr_1')]: {
    erasure: null,
    request: null,
    key: true,
    closedAt: at,
    movedMoney: false,
    moneyLeft: false,
  },
  [listWatchLists.path]: [],
  [listChatWords.path]: [],
  [readCampaignSettings.path]: { mostMails: 2, perMinute: 300 },
  [listDeskPromotions.path]: { items: [] },
});

const game = {
  ...{ id: 'gam_1', name: 'Dice', shown: { featured: false, isNew: false, hot: false } },
  settings: { enabled: true, maintenance: false, featured: null, isNew: null, hot: null, place: null, hiddenIn: [] },
} as unknown as OfficeGame;
const verification = { id: 'ver_1', kind: 'identity', detailsVersion: 'v1' } as VerificationCase;
const player = { id: 'usr_1', email: 'a•••', details: {} } as unknown as PlayerOverview;
const self = { id: 'opr_1', name: 'Ada', email: 'a', role: 'admin', permissions: [] } as unknown as Operator;
const gift: PromotionRules = {
  ...{ kind: 'coupon', audience: {}, startsAt: at, perPlayer: { most: 1, each: 'ever' }, couponOnly: true },
  reward: {
    ...{ kind: 'gift', bonusEur: '5.00' },
    wagering: { times: 10, maxStakeEur: '5.00', days: 7, conversionCapTimes: null, exceptGames: [] },
  },
  texts: { en: { title: 'Gift', summary: 'A gift.' } },
};
const done = () => Promise.resolve();

/** The file of each form, what shows it, and the button that opens it. */
const forms: readonly [string, ReactNode, string?][] = [
  ['bank', <BankPayouts key="" mayPay />],
  ['bank-report', <BankReport key="" />],
  ['bank-transfers', <BankTransfers key="" batch={batch} mayPay />],
  ['campaigns/draft-form', <CampaignForm key="" edited={{ rules: newCampaign(0), id: undefined }} onDone={done} />],
  ['campaign-settings', <CampaignSettingsCard key="" mayManage />],
  ['corrections/correct-details', <CorrectDetails key="" playerId="usr_1" />, 'Correct details'],
  ['data/player-data', <PlayerData key="" playerId="usr_1" />],
  ['evidence-card', <EvidenceCard key="" view={dispute} mayAct />],
  ['game-form', <GameForm key="" game={game} onDone={done} />],
  ['money/pay-by-hand', <PayByHand key="" pay={done} />],
  ['money/say-why', <SayWhy key="" label="Say" say={done} />],
  ['money/change', <MoneySettings key="" mayChange />],
  ['office/audit-watch', <AuditWatchCard key="" maySettle />],
  ['coupons', <Coupons key="" id="pro_1" coupons={[]} mayManage />],
  ['affiliates/asking-form', <AffiliateForm key="" />],
  ['referrals/asking-form', <ReferralRulesForm key="" rules={undefined} />],
  [
    'promotions/draft-form',
    <RulesForm key="" edited={{ rules: gift, of: undefined, version: undefined }} onDone={done} />,
  ],
  ['operators', <OperatorsScreen key="" self={self} />, 'Reset access of Olga'],
  ['player-details', <PlayerDetails key="" player={player} mayReveal />],
  ['protection/protection-actions', <BreakForm key="" playerId="usr_1" />],
  ['protection/protection-actions', <LimitForm key="" playerId="usr_1" />],
  ['protection/protection-actions', <AccountActions key="" playerId="usr_1" status="active" wasClosed={false} />],
  ['risk/blocked-domains', <BlockedDomains key="" mayBlock />],
  ['risk/clear-flag', <ClearFlag key="" flag={{ id: 'flg_1', kind: 'by_staff' } as RiskFlag} />, 'Clear'],
  ['risk/thresholds', <Thresholds key="" mayChange />],
  ['risk/watch-lists', <WatchLists key="" mayLoad />],
  ['treasury-forms', <TreasuryForms key="" treasury={treasury} permissions={['payments.settings']} />],
  ['verification-decision', <VerificationDecision key="" view={verification} />],
  ['verification-withdrawal', <VerificationWithdrawal key="" view={verification} />],
  ['chat/words', <Words key="" />],
  ['write-line', <WriteLine key="" label="Reason" action="Do it" most={500} send={done} />],
];

/** Whether Enter there would send the form. */
const sends = (input: Element): boolean => {
  const enter = createEvent.keyDown(input, { key: 'Enter' });
  fireEvent(input, enter);
  return !enter.defaultPrevented;
};

test.each(forms)('%s: Enter in a field does nothing, only the button acts', async (_file, form, opener) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>{form}</MemoryRouter>
    </QueryClientProvider>,
  );
  if (opener !== undefined) fireEvent.click(await screen.findByRole('button', { name: opener }));
  await waitFor(() => expect(container.querySelector('form input')).not.toBeNull());
  expect([...container.querySelectorAll('form input')].filter(sends)).toEqual([]);
});

/** Search, sign-in and one's own code may be sent by Enter; a chat answer is a text area. */
const byEnter = ['finder', 'invitation', 'proof-dialog', 'sign-in', 'support-thread'];

test('no form of the back office is missing here', () => {
  const folder = path.join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.tsx') &&
      !file.endsWith('.test.tsx') &&
      /<form\b/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  const named = [...forms.map(([file]) => path.basename(file)), ...byEnter];
  expect(new Set(files.map((file) => path.basename(file, '.tsx')))).toEqual(new Set(named));
});
