/** One player: status, wallets, payments, rounds, and the audit log of views. */
import type { Operator } from '@carmine/contract/back-office/operators';
import { readPlayer, type PlayerOverview } from '@carmine/contract/back-office/players/players';
import { Tabs } from 'radix-ui';
import { Link, useParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { day, time } from '../../shell/figures.tsx';
import { ProtectionStatus } from '../../shell/protection-status.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { useTabOfAddress } from '../../shell/tab-of-address.ts';
import { chat } from '../../texts/en-chat.ts';
import { data } from '../../texts/en-data.ts';
import { protection } from '../../texts/en-protection.ts';
import { risk } from '../../texts/en-risk.ts';
import { texts } from '../../texts/en.ts';
import { AuditTable } from '../office/audit-table.tsx';
import { PaymentsTable } from './payments-table.tsx';
import { CorrectDetails } from '../corrections/correct-details.tsx';
import { PlayerData } from '../data/player-data.tsx';
import { PlayerDebts } from '../debts/player-debts.tsx';
import { PlayerLoyalty } from '../competitions/player-loyalty.tsx';
import { PlayerDetails } from './player-details.tsx';
import { PlayerFigures } from './player-figures.tsx';
import { PlayerProtection } from '../protection/player-protection.tsx';
import { PlayerRisk } from '../risk/player-risk.tsx';
import { RoundsTable } from '../rounds/rounds-table.tsx';
import { WalletsTable } from './wallets-table.tsx';

/** Of an erased player only what is no personal value. */
const ErasedHead = ({ player, at }: { player: PlayerOverview; at: string | null }) => (
  <header className="head">
    <h1>{data.erasedPlayer}</h1>
    <span className="tag bad">{at === null ? data.erasedTag : data.erasedOn(day(at))}</span>
    <p>
      <span className="mono">{player.id}</span>, {texts.player.since(day(player.createdAt))}
    </p>
    <p>{data.unreadable}</p>
  </header>
);

const KnownHead = ({ player }: { player: PlayerOverview }) => (
  <header className="head">
    <h1>{player.name}</h1>
    <ProtectionStatus status={player.protectionStatus} until={player.protectionUntil} />
    <span className={`tag ${player.confirmed ? 'good' : 'warn'}`}>
      {player.confirmed ? texts.player.confirmed : texts.player.unconfirmed}
    </span>
    <p>
      <span className="mono">{player.id}</span>, {player.email}
      {player.country !== null && `, ${player.country}`}, {texts.player.since(day(player.createdAt))}
      {player.lastSeenAt !== null && `, ${texts.player.lastSeen(time(player.lastSeenAt))}`}
    </p>
  </header>
);

const Head = ({ player }: { player: PlayerOverview }) =>
  player.erased === null ? <KnownHead player={player} /> : <ErasedHead player={player} at={player.erased.at} />;

export const PlayerScreen = ({ operator }: { operator: Operator }) => {
  const { id = '' } = useParams();
  const tab = useTabOfAddress(['overview', 'payments', 'protection', 'risk', 'data', 'audit']);
  const player = useAsk(readPlayer, { params: { id } });
  if (player.isPending) return <Loading />;
  if (player.error) return <Failure error={player.error} retry={() => void player.refetch()} />;
  const may = (permission: string) => operator.permissions.includes(permission);
  return (
    <Tabs.Root {...tab}>
      <Head player={player.data} />
      <Tabs.List className="tabs" aria-label={player.data.erased === null ? player.data.name : data.erasedPlayer}>
        <Tabs.Trigger value="overview">{texts.player.tabs.overview}</Tabs.Trigger>
        {may('payments.read') && <Tabs.Trigger value="payments">{texts.player.tabs.payments}</Tabs.Trigger>}
        <Tabs.Trigger value="protection">{protection.tab}</Tabs.Trigger>
        {may('risk.read') && <Tabs.Trigger value="risk">{risk.player.tab}</Tabs.Trigger>}
        {may('players.erase') && <Tabs.Trigger value="data">{data.tab}</Tabs.Trigger>}
        {may('audit.read') && <Tabs.Trigger value="audit">{texts.player.tabs.audit}</Tabs.Trigger>}
      </Tabs.List>
      <Tabs.Content value="overview">
        <PlayerFigures player={player.data} />
        <div className="columns">
          <div>
            <WalletsTable wallets={player.data.wallets} />
            <PlayerDebts playerId={id} mayAsk={may('players.protect')} />
            <RoundsTable playerId={id} />
          </div>
          <div>
            {player.data.erased === null && <PlayerDetails player={player.data} mayReveal={may('players.reveal')} />}
            {player.data.erased === null && <PlayerLoyalty playerId={id} />}
            {may('chat.moderate') && player.data.erased === null && (
              <p className="between-cards">
                <Link className="link" to={`/table-chat?tab=messages&player=${id}`}>
                  {chat.messages.ofPlayer}
                </Link>
              </p>
            )}
            {may('players.correct') && player.data.erased === null && <CorrectDetails playerId={id} />}
          </div>
        </div>
      </Tabs.Content>
      <Tabs.Content value="payments">
        <PaymentsTable playerId={id} />
      </Tabs.Content>
      <Tabs.Content value="protection">
        <PlayerProtection playerId={id} mayProtect={may('players.protect')} mayLock={may('players.lock')} />
      </Tabs.Content>
      <Tabs.Content value="risk">
        <PlayerRisk playerId={id} mayManage={may('risk.manage')} />
      </Tabs.Content>
      <Tabs.Content value="data">
        <PlayerData playerId={id} />
      </Tabs.Content>
      <Tabs.Content value="audit">
        <AuditTable player={id} />
      </Tabs.Content>
    </Tabs.Root>
  );
};
