/** Refer a friend on a real database and ledger, on the stage of promotions. */
import type { ReferralRules } from '@carmine/contract/promotions/referrals';
import { auditLog } from '../../staff/index.ts';
import { systemRandom } from '../../../platform/secrets/random.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { createReferrals } from '../index.ts';
import { openPromotions } from './promotion-stage.ts';

export const openReferrals = async () => {
  const stage = await openPromotions();
  const { owner, db, deps, promotions, wallet } = stage;
  // Rows are written with the database's time: what is due then is due now.
  stage.time.now = new Date(stage.time.now.getTime() + 60_000);
  const referrals = createReferrals({
    ...{ ...deps, random: systemRandom, audit: auditLog, wallet, grantByRule: promotions.grantByRule },
    ...{ defaultCurrency: async () => 'EUR' as const, siteUrl: 'https://carmine.example' },
  });

  /** Rules from now on. */
  const publish = async (change: Partial<ReferralRules>): Promise<void> => {
    await owner.run(
      `insert into referral_rules (version, rules)
       select (select max(version) + 1 from referral_rules), rules || $1 from referral_rules where version = 1`,
      [JSON.stringify(change)],
    );
  };

  const codeOf = async (playerId: PlayerId): Promise<string> => {
    const { offer } = await referrals.page(playerId);
    if (offer === null) throw new Error('Nobody is invited');
    return offer.code;
  };

  /** A player who has registered with the code of `referrer`. */
  const friendOf = async (referrer: PlayerId): Promise<PlayerId> => {
    const code = await codeOf(referrer);
    const friend = await stage.player();
    await referrals.record(friend, [code.toLowerCase()]);
    return friend;
  };

  /** A deposit that is credited, and both events of it. */
  const deposits = async (playerId: PlayerId, cash: bigint): Promise<bigint> => {
    const depositId = await stage.makeDeposit(playerId, cash > 0n ? cash : 2_000n);
    await owner.run('update deposits set credited_at = now() where id = $1', [depositId]);
    await stage.settle(playerId, depositId, cash);
    await referrals.advance(playerId);
    return depositId;
  };

  const outcome = async (friendId: PlayerId) => {
    const rows = await owner.rows<{ side: string; state: string; reason: string | null; amount: bigint | null }>(
      'select side, state, reason, amount from referral_rewards where friend_id = $1 order by side',
      [friendId],
    );
    const found = await owner.maybe<{ state: string; reason: string | null }>(
      'select state, reason from referrals where player_id = $1',
      [friendId],
    );
    return { state: found?.state, reason: found?.reason ?? null, rewards: rows };
  };

  return { ...stage, db, referrals, publish, codeOf, friendOf, deposits, outcome };
};

export type ReferralStage = Awaited<ReturnType<typeof openReferrals>>;
