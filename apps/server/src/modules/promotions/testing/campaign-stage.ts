/** Campaigns on a real database: operators and players are rows, what identity and compliance say is set by the test. */
import type { CampaignRules } from '@carmine/contract/promotions/campaigns';
import { randomBytes } from 'node:crypto';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import type { CampaignDeps, CampaignId } from '../campaigns/index.ts';
import { createCampaigns } from '../campaigns/index.ts';
import { openPromotions } from './promotion-stage.ts';

interface Wanted {
  readonly mail?: boolean;
  readonly notice?: boolean;
  readonly confirmed?: boolean;
  readonly country?: string;
  readonly currency?: 'EUR' | 'BTC';
  /** Of the last round. */
  readonly daysAgo?: number;
  readonly points?: bigint;
  /** Brand of the registration. */
  readonly skin?: string;
}

const dayMs = 86_400_000;

export const openCampaigns = async () => {
  const stage = await openPromotions();
  const { owner, time } = stage;
  const deps: CampaignDeps = {
    ...stage.deps,
    identity: {
      ...stage.deps.identity,
      promotionConsents: async (playerId) => {
        const row = await owner.one<{ notice: boolean }>(
          'select receive_notice_promo as notice from player_profiles where player_id = $1',
          [playerId],
        );
        const of = (given: boolean) => ({ given, at: undefined, source: undefined });
        return { mail: of(false), notice: of(row.notice) };
      },
    },
    audit: { record: async () => undefined } as never,
  };
  const campaigns = createCampaigns(deps);

  const operator = async (): Promise<OperatorId> =>
    (
      await owner.one<{ id: OperatorId }>(
        `insert into operators (email, name, role, status) values ($1, 'O', 'content', 'invited') returning id`,
        [`${randomBytes(6).toString('hex')}@example.org`],
      )
    ).id;
  const [maker, approver] = [await operator(), await operator()];

  /** Agrees to both channels unless told otherwise. */
  const player = async ({
    mail = true,
    notice = true,
    confirmed = true,
    country = 'MT',
    currency = 'EUR',
    daysAgo,
    points,
    skin = 'carmine',
  }: Wanted = {}): Promise<PlayerId> => {
    const playerId = await stage.player(currency);
    await owner.run(`insert into player_keys (player_id, key_sealed) values ($1, '\\x00')`, [playerId]);
    await owner.run(
      `insert into player_profiles (player_id, details_sealed, country, receive_email_promo, receive_notice_promo)
       values ($1, '\\x00', $2, $3, $4)`,
      [playerId, country, mail, notice],
    );
    await owner.run('update players set registration_skin = $2 where id = $1', [playerId, skin]);
    if (confirmed) await owner.run('update players set confirmed_at = now() where id = $1', [playerId]);
    if (daysAgo !== undefined)
      await owner.run('update player_gate set last_round_at = $2 where player_id = $1', [
        playerId,
        new Date(time.now.getTime() - daysAgo * dayMs),
      ]);
    if (points !== undefined)
      await owner.run('insert into loyalty_players (player_id, points_micro) values ($1, $2)', [playerId, points]);
    return playerId;
  };

  const rules = (change: Partial<CampaignRules> = {}): CampaignRules => ({
    ...{ name: 'November', audience: {}, channels: ['mail'] },
    sendsAt: new Date(time.now.getTime() - 60_000).toISOString(),
    endsAt: new Date(time.now.getTime() + dayMs).toISOString(),
    texts: { en: { subject: 'Hello {name}', body: 'Up to {amount}.', notice: 'Up to {amount}.' } },
    amountEur: '50',
    ...change,
  });

  /** Made and approved, as two operators do. */
  const approved = async (change: Partial<CampaignRules> = {}): Promise<CampaignId> => {
    const id = await campaigns.draft(rules(change), maker);
    await owner.run(`update campaigns set state = 'pending' where id = $1`, [id]);
    await owner.run(`update campaigns set state = 'approved', approved_by = $2, approved_at = now() where id = $1`, [
      id,
      approver,
    ]);
    return id;
  };

  const figuresOf = async (id: CampaignId) => (await campaigns.read(id))?.figures ?? [];

  /** How often mails were asked for, by player. */
  const mailsAsked = async (): Promise<readonly bigint[]> =>
    (
      await owner.rows<{ key: string }>(`select key from outbox where topic = 'campaign.mail_reserved' order by id`)
    ).map(({ key }) => BigInt(key));

  return { ...stage, deps, campaigns, maker, approver, player, rules, approved, figuresOf, mailsAsked };
};

export type CampaignStage = Awaited<ReturnType<typeof openCampaigns>>;
