/**
 * Sends campaigns, a batch of players in one transaction: the rows, the events that ask for the mails, what was refused and how far
 * the campaign has come are committed together. A worker that dies, or two at once, leave nothing twice and nobody out.
 */
import type { PromotionChannel } from '@carmine/contract/promotions/consents';
import type { Sql } from '../../../database/database.ts';
import { campaignMailReserved } from '../../../platform/events/catalogue/promotions.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import {
  isAddressed,
  whyNot,
  type Campaign,
  type CampaignId,
  type CampaignRefusal,
  type Candidate,
  type ReaderFacts,
} from './campaign.ts';
import * as store from './campaign-store.ts';
import type { CampaignDeps } from './deps.ts';
import * as recipients from './recipient-store.ts';
import { findReaderFacts } from './reader-facts.ts';

/** Players looked at in one read, most of whom may not belong to the audience; and decided in one transaction. */
const pageSize = 500;
const batchSize = 50;
/** In one run, so that a campaign for few among many does not hold the worker. */
const mostPages = 200;

interface Batch {
  readonly members: readonly Candidate[];
  /** The last player who was looked at; undefined: nobody is left. */
  readonly upTo: PlayerId | undefined;
}

const nextBatch = async ({ db, clock }: CampaignDeps, { rules, reached }: Campaign, size: number): Promise<Batch> => {
  const page = await recipients.readCandidates(db, reached, pageSize);
  const members: Candidate[] = [];
  let upTo: PlayerId | undefined;
  for (const candidate of page) {
    if (members.length === size) break;
    if (isAddressed(rules.audience, candidate, clock.now())) members.push(candidate);
    upTo = candidate.playerId;
  }
  return { members, upTo };
};

const readerFactsOf = async (
  deps: CampaignDeps,
  { rules }: Campaign,
  members: readonly Candidate[],
): Promise<ReadonlyMap<PlayerId, ReaderFacts>> => {
  const asked = members.filter(({ wantsMail, wantsNotice }) =>
    rules.channels.some((channel) => (channel === 'mail' ? wantsMail : wantsNotice)),
  );
  const facts = new Map<PlayerId, ReaderFacts>();
  for (const member of asked) facts.set(member.playerId, await findReaderFacts(deps, rules, member));
  return facts;
};

const countUp = (
  refused: readonly { readonly channel: PromotionChannel; readonly reason: CampaignRefusal }[],
): Parameters<typeof recipients.addRefusals>[2] => {
  const counts = new Map<string, { channel: PromotionChannel; reason: CampaignRefusal; players: number }>();
  for (const { channel, reason } of refused) {
    const key = `${channel} ${reason}`;
    const players = (counts.get(key)?.players ?? 0) + 1;
    counts.set(key, { channel, reason, players });
  }
  return [...counts.values()];
};

const reserveBatch = async (
  deps: CampaignDeps,
  sql: Sql,
  { campaign, members }: { campaign: Campaign; members: readonly Candidate[] },
  facts: ReadonlyMap<PlayerId, ReaderFacts>,
): Promise<void> => {
  const { id: campaignId, rules } = campaign;
  const { mostMails } = await store.lockSettings(sql);
  const mails = await recipients.countMails(
    sql,
    members.map(({ playerId }) => playerId),
  );
  const refused: { channel: PromotionChannel; reason: CampaignRefusal }[] = [];
  for (const candidate of members)
    for (const channel of rules.channels) {
      const { playerId } = candidate;
      const mailed = mails.get(playerId) ?? 0;
      const reason = whyNot(channel, { candidate, facts: facts.get(playerId), mailed, mostMails });
      if (reason !== undefined) refused.push({ channel, reason });
      else if ((await recipients.reserve(sql, { playerId, campaignId, channel })) && channel === 'mail')
        await deps.outbox.publish(sql, campaignMailReserved, playerId.toString(), {
          playerId,
          campaign: deps.ids.encode('cam', campaignId),
        });
    }
  if (refused.length > 0) await recipients.addRefusals(sql, campaignId, countUp(refused));
};

/** How many were decided; undefined: nothing is left to do now. */
const step = async (deps: CampaignDeps, id: CampaignId, size: number): Promise<number | undefined> => {
  const { db, clock } = deps;
  const campaign = await store.findCampaign(db, id);
  if (campaign?.state !== 'sending') return undefined;
  const isOver = new Date(campaign.rules.endsAt) <= clock.now();
  const { members, upTo } = isOver ? { members: [], upTo: undefined } : await nextBatch(deps, campaign, size);
  if (upTo === undefined) {
    await store.finishCampaign(db, id, clock.now());
    return undefined;
  }
  const facts = await readerFactsOf(deps, campaign, members);
  await db.transaction(async (sql) => {
    const now = await store.lockCampaign(sql, id);
    // Another worker has decided them, or an operator has stopped it.
    if (now?.state !== 'sending' || now.reached !== campaign.reached) return;
    await reserveBatch(deps, sql, { campaign, members }, facts);
    await store.moveCampaign(sql, id, upTo);
  });
  return members.length;
};

/** Worker, every minute. Returns how many players were decided. */
export const sendCampaigns = (deps: CampaignDeps) => async (): Promise<number> => {
  const { db, clock } = deps;
  const { perMinute } = await store.readSettings(db);
  let decided = 0;
  let pages = 0;
  for (const id of await store.campaignsAtWork(db, clock.now())) {
    await store.beginCampaign(db, id, clock.now());
    while (decided < perMinute && pages < mostPages) {
      pages += 1;
      const done = await step(deps, id, Math.min(batchSize, perMinute - decided));
      if (done === undefined) break;
      decided += done;
    }
  }
  return decided;
};
