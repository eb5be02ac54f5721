/** Shows the invitation, the sign-in, or the pages behind it, by who is signed in. */
import { operatorSelf, type Operator } from '@carmine/contract/back-office/operators';
import { Navigate, Route, Routes } from 'react-router';
import { Refusal, useAsk } from './calls.ts';
import { AffiliateScreen } from './screens/affiliates/affiliate.tsx';
import { AffiliatesScreen } from './screens/affiliates/affiliates.tsx';
import { CampaignScreen } from './screens/campaigns/campaign.tsx';
import { CampaignsScreen } from './screens/campaigns/campaigns.tsx';
import { ApprovalsScreen } from './screens/approvals/approvals.tsx';
import { AuditScreen } from './screens/office/audit.tsx';
import { ChatScreen } from './screens/chat/chat.tsx';
import { CompetitionsScreen } from './screens/competitions/competitions.tsx';
import { CountriesScreen } from './screens/countries/countries.tsx';
import { DeadEventsScreen } from './screens/events/dead-events.tsx';
import { ErasuresScreen } from './screens/data/erasures.tsx';
import { GamesScreen } from './screens/rounds/games.tsx';
import { StudioRoundsScreen } from './screens/studio-rounds/studio-rounds.tsx';
import { JackpotsScreen } from './screens/jackpots/jackpots.tsx';
import { InvitationScreen } from './screens/office/invitation.tsx';
import { CashOutScreen } from './screens/money/cash-out.tsx';
import { DayReportScreen } from './screens/reconciliation/day-report.tsx';
import { DisputeScreen } from './screens/disputes/dispute.tsx';
import { DepositScreen } from './screens/money/deposit.tsx';
import { PaymentsScreen } from './screens/money/payments.tsx';
import { SessionsScreen } from './screens/office/sessions.tsx';
import { OperatorsScreen } from './screens/office/operators.tsx';
import { PlayerScreen } from './screens/players/player.tsx';
import { PlayersScreen } from './screens/players/players.tsx';
import { PromotionScreen } from './screens/promotions/promotion.tsx';
import { PromotionsScreen } from './screens/promotions/promotions.tsx';
import { ReferralsScreen } from './screens/referrals/referrals.tsx';
import { ReportsScreen } from './screens/reports/reports.tsx';
import { RoundsScreen } from './screens/rounds/rounds.tsx';
import { RoundScreen } from './screens/rounds/round.tsx';
import { RiskScreen } from './screens/risk/risk.tsx';
import { SearchScreen } from './screens/players/search.tsx';
import { SignInScreen } from './screens/office/sign-in.tsx';
import { SupportScreen } from './screens/support/support.tsx';
import { VerificationCaseScreen } from './screens/verification/verification-case.tsx';
import { VerificationsScreen } from './screens/verification/verifications.tsx';
import { Failure, Loading } from './shell/states.tsx';
import { Shell } from './shell/shell.tsx';

/** The first page that the role includes. */
const homeOf = ({ permissions }: Operator): string =>
  permissions.includes('players.read') || !permissions.includes('catalogue.manage') ? '/players' : '/games';

const SignedIn = () => {
  const self = useAsk(operatorSelf, {});
  if (self.isPending) return <Loading />;
  if (self.error instanceof Refusal && self.error.status === 401) return <SignInScreen />;
  if (self.error) return <Failure error={self.error} retry={() => void self.refetch()} />;
  return (
    <Shell self={self.data}>
      <Routes>
        <Route path="/players" element={<PlayersScreen />} />
        <Route path="/players/:id" element={<PlayerScreen operator={self.data.operator} />} />
        <Route path="/search" element={<SearchScreen operator={self.data.operator} />} />
        <Route path="/verifications" element={<VerificationsScreen />} />
        <Route path="/verifications/:id" element={<VerificationCaseScreen />} />
        <Route path="/payments" element={<PaymentsScreen operator={self.data.operator} />} />
        <Route path="/payments/:page" element={<PaymentsScreen operator={self.data.operator} />} />
        <Route path="/cash-outs/:id" element={<CashOutScreen operator={self.data.operator} />} />
        <Route path="/reconciliation/:party/:day" element={<DayReportScreen operator={self.data.operator} />} />
        <Route path="/reports" element={<ReportsScreen />} />
        <Route path="/deposits/:id" element={<DepositScreen operator={self.data.operator} />} />
        <Route path="/disputes/:id" element={<DisputeScreen operator={self.data.operator} />} />
        <Route path="/rounds" element={<RoundsScreen />} />
        <Route path="/rounds/:id" element={<RoundScreen />} />
        <Route path="/games" element={<GamesScreen />} />
        <Route path="/studio-rounds" element={<StudioRoundsScreen operator={self.data.operator} />} />
        <Route path="/jackpots" element={<JackpotsScreen operator={self.data.operator} />} />
        <Route path="/promotions" element={<PromotionsScreen operator={self.data.operator} />} />
        <Route path="/promotions/refer-a-friend" element={<ReferralsScreen operator={self.data.operator} />} />
        <Route path="/promotions/:id" element={<PromotionScreen operator={self.data.operator} />} />
        <Route path="/affiliates" element={<AffiliatesScreen operator={self.data.operator} />} />
        <Route path="/affiliates/:id" element={<AffiliateScreen operator={self.data.operator} />} />
        <Route path="/campaigns" element={<CampaignsScreen operator={self.data.operator} />} />
        <Route path="/campaigns/:id" element={<CampaignScreen operator={self.data.operator} />} />
        <Route path="/races" element={<CompetitionsScreen operator={self.data.operator} />} />
        <Route path="/risk" element={<RiskScreen operator={self.data.operator} />} />
        <Route path="/approvals" element={<ApprovalsScreen />} />
        <Route path="/second-word" element={<Navigate to="/approvals" replace />} />
        <Route path="/countries" element={<CountriesScreen />} />
        <Route path="/erasures" element={<ErasuresScreen />} />
        <Route path="/dead-events" element={<DeadEventsScreen />} />
        <Route path="/support" element={<SupportScreen />} />
        <Route path="/support/:id" element={<SupportScreen />} />
        <Route path="/table-chat" element={<ChatScreen />} />
        <Route path="/audit" element={<AuditScreen operator={self.data.operator} />} />
        <Route path="/sessions" element={<SessionsScreen />} />
        <Route path="/operators" element={<OperatorsScreen self={self.data.operator} />} />
        <Route path="*" element={<Navigate to={homeOf(self.data.operator)} replace />} />
      </Routes>
    </Shell>
  );
};

export const App = () => (
  <Routes>
    <Route path="/invitation" element={<InvitationScreen />} />
    <Route path="*" element={<SignedIn />} />
  </Routes>
);
