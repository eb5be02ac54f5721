/** Back office calls that require a recent second factor. Every call is listed: a new one fails here until somebody has decided. */
import { approveCashOut } from '@carmine/contract/back-office/money/cash-outs';
import { everyOfficeEndpoint as endpoints } from '@carmine/contract/testing/every-endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

/** Requires a code: reveals personal data, releases money, or changes permissions. */
const withCode = [
  ...['readVerification', 'readVerificationDocument', 'revealPlayerDetails'],
  ...['decideVerification', 'withdrawVerification', 'correctPlayerDetails', 'decideExclusionCase', 'setPlayerStatus'],
  ...[
    'askErasure',
    'askApproval',
    'approveRequest',
    'askWriteOff',
    'askSmallCoins',
    'askCorrection',
    'explainDifference',
    'resumeRail',
  ],
  ...[
    'approveCashOut',
    'refuseCashOut',
    'takeLeg',
    'putLegBack',
    'payLegByHand',
    'settleLateLeg',
    'settleTwice',
    'resumeCashOuts',
  ],
  ...['readDispute', 'readDisputeDocument', 'readDisputeBundle'],
  ...['openDispute', 'representDispute', 'acceptDispute', 'ruleDispute'],
  ...['creditDeposit', 'refuseDeposit', 'takeRefund', 'letRefundGo', 'bookRefund'],
  ...['clearRiskFlag', 'dropFundsRequest', 'removeWatchList', 'setRiskRules'],
  ...['switchGateway', 'setPaymentCurrency', 'setCashOutRules', 'setRestrictedCountries', 'setJurisdiction'],
  ...[
    'makeBankBatch',
    'releaseBankBatch',
    'dropBankBatch',
    'downloadBankBatch',
    'loadBankReport',
    'returnBankTransfer',
  ],
  ...['setCashOutLimits', 'setPayoutMethod', 'setAgreedFees'],
  ...['askDrain', 'askTopUp', 'askGatewayTransfer', 'askColdAddress', 'setLevel', 'askPoolSeed'],
  'askLiveRoundVoid',
  ...['submitPromotion', 'decideGrantReview', 'askDisqualification'],
  ...['askAffiliate', 'askReferralRules', 'renewAffiliateSecret', 'submitCampaign', 'setCampaignSettings'],
  ...['inviteOperator', 'renewOperator', 'setOperatorStatus', 'settleAudit'],
];

const without = {
  'is how somebody comes in, and out': [
    ...['acceptInvitation', 'confirmInvitation', 'operatorSignIn', 'operatorSignOut', 'readSessionEnd'],
    ...['operatorStepUp', 'operatorSelf'],
  ],
  'only shows, and what is personal in it is masked or a name': [
    ...['listNewestPlayers', 'readPlayer', 'readPlayerPayments', 'readPlayerRounds', 'readPlayerConsents'],
    ...[
      'readPlayerApprovals',
      'readPlayerProtection',
      'readPlayerRisk',
      'readPlayerDebts',
      'readErasure',
      'listErasures',
    ],
    ...['listExclusionCases', 'listApprovals', 'listDroppedNames', 'listVerifications'],
    ...['readFundsRequest', 'listRiskFlags', 'readRiskRules', 'listWatchLists', 'listBlockedDomains'],
    ...['listCashOuts', 'readCashOut', 'readCashOutStop', 'listDeposits', 'readDeposit', 'listChains', 'countPayments'],
    ...['listUnsentLegs', 'listBankBatches'],
    ...['readPaymentSettings', 'readHouseAlarms', 'listRounds', 'readRound', 'readCountries', 'previewCountries'],
    ...['listOfficeGames', 'listOperators', 'listOperatorSessions', 'readAuditLog', 'readAuditWatch', 'verifyAuditLog'],
    ...['listDeadEvents', 'readDeadEvent', 'listDisputes', 'readTreasury', 'readPromotionCosts'],
    ...['listPools', 'listPoolWins', 'listStudioRounds'],
    ...['readReconciliation', 'readDayReport', 'downloadDayReport'],
    ...['listDeskPromotions', 'readDeskPromotion', 'previewPromotion', 'listGrantReviews', 'listClosedGames'],
    ...['listDeskCompetitions', 'readDeskCompetition', 'readPlayerLoyalty'],
    ...[
      'listAffiliates',
      'readAffiliate',
      'downloadAffiliateStatement',
      'listPostbacks',
      'readReferralProgramme',
      'listReferrals',
    ],
    ...['listCampaigns', 'readCampaign', 'previewCampaign', 'countAudience', 'readCampaignSettings'],
    ...['listThreads', 'readThread', 'supportPulse', 'listCannedAnswers'],
    ...['listReportedMessages', 'listChatMessages', 'listChatMutes', 'listChatWords', 'listChatPlaces'],
  ],
  'is counted and watched by itself': ['searchOffice'],
  'keeps somebody or something in, or takes a request back': [
    ...['stopRail', 'stopWithdrawals', 'excludePlayer', 'tightenPlayerLimit', 'raiseRiskFlag', 'askForFunds'],
    ...[
      'endAffiliate',
      'endReferrals',
      'stopCampaign',
      'endPromotion',
      'endCoupon',
      'blockDomain',
      'cancelTopUp',
      'removeColdAddress',
    ],
    ...['dropErasure', 'endRequest', 'endOperatorSession', 'endOtherOperatorSessions'],
    // Dropping names needs an approval, which requires a code.
    'loadWatchList',
  ],
  'moves no money and shows nobody': [
    // Offered only once two operators agree; a code is of what they agreed on.
    ...['draftPromotion', 'savePromotionDraft', 'createCoupon', 'draftCampaign', 'saveCampaign'],
    // To the operator's own address; a call that was lost, once more.
    ...['testCampaign', 'retryPostback'],
    ...['changeOfficeGame', 'writeRiskNote', 'unblockDomain', 'answerThread', 'closeThread'],
    ...['addDisputeFact', 'addDisputeDocument', 'removeDisputeEvidence'],
    ...['runReconciliation', 'takeDifference'],
    ...['decideReportedMessage', 'muteChatPlayer', 'liftChatMute', 'renameChatPlayer'],
    ...['addChatWord', 'removeChatWord', 'setChatSwitch'],
    ...['saveCannedAnswer', 'deleteCannedAnswer', 'retryDeadEvent', 'discardDeadEvent'],
  ],
};

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer();
  admin = await enrolOperator(server, 'admin');
});
afterAll(() => server.close());

describe('every call of the back office', () => {
  test('has its line here, and no other call has one', async () => {
    const { paths } = (await server.doors.backOffice.inject('/openapi.json')).json<{
      paths: Record<string, Record<string, { operationId: string }>>;
    }>();
    const served = Object.values(paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId));
    const decided = [...withCode, ...Object.values(without).flat()];
    expect(decided.toSorted()).toEqual(served.filter((name) => endpoints.some((one) => one.name === name)).toSorted());
    expect(served.filter((name) => !decided.includes(name))).toEqual([]);
  });

  test('takes a fresh code where its line says so, and nowhere else', async () => {
    await server.database.db.run(`update operator_sessions set stepped_up_at = now() - interval '16 minutes'`);
    const asks = async ({ method, path }: (typeof endpoints)[number]) => {
      const reply = await server.doors.backOffice.inject({
        ...{ method, url: path.replaceAll(/:\w+/g, 'x'), ...(method === 'GET' ? {} : { payload: {} }) },
        headers: { origin: server.platform.config.backOfficeUrl, cookie: admin.cookie() },
      });
      return (JSON.parse(reply.body || '{}') as { code?: string }).code === 'step_up_required';
    };
    const asked: string[] = [];
    // Except calls that end the session itself.
    for (const one of endpoints)
      if (!['operatorSignOut', 'endOtherOperatorSessions'].includes(one.name) && (await asks(one)))
        asked.push(one.name);
    expect(asked.toSorted()).toEqual(withCode.toSorted());
  });

  test('that wants a code leaves one entry, however often a page asks', async () => {
    const refused = async () =>
      (
        await server.database.db.rows<{ call: string }>(
          `select details ->> 'call' as call from audit_log
           where action = 'call.refused' and details ->> 'reason' = 'step_up_required'`,
        )
      ).map(({ call }) => call);
    expect((await refused()).toSorted()).toEqual(withCode.toSorted());
    const params = { id: 'wdr_x' };
    for (let time = 0; time < 5; time += 1)
      expect(await admin.call(approveCashOut, { params, body: { reason: 'Looks fine' } })).toMatchObject({
        problem: { code: 'step_up_required' },
      });
    expect((await refused()).filter((call) => call === 'approveCashOut')).toHaveLength(1);
  });
});
