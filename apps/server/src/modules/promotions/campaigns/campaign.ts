/** A campaign, who belongs to its audience, and why somebody of it gets nothing. Pure. */
import type { CampaignSettings, campaignRefusals, campaignStates } from '@carmine/contract/back-office/campaigns';
import type { CampaignAudience, CampaignRules } from '@carmine/contract/promotions/campaigns';
import type { PromotionChannel } from '@carmine/contract/promotions/consents';
import { isLanguage, parseCurrencyCode } from '@carmine/money';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { levelAt } from '../loyalty/levels.ts';
import { isInAudience } from '../offers/eligibility.ts';

export type CampaignId = Id<'cam'>;
export type CampaignState = (typeof campaignStates)[number];
export type CampaignRefusal = (typeof campaignRefusals)[number];
export type Settings = CampaignSettings;

export interface Campaign {
  readonly id: CampaignId;
  readonly state: CampaignState;
  readonly rules: CampaignRules;
  readonly madeBy: OperatorId;
  readonly approvedBy: OperatorId | null;
  readonly approvedAt: Date | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
  /** The last player who was decided. */
  readonly reached: PlayerId;
}

/** What the database says about a player before anybody else is asked. */
export interface Candidate {
  readonly playerId: PlayerId;
  /** Of the profile, else of the place where the player was last seen. */
  readonly country: string | null;
  readonly currency: string;
  /** Brand of the site that was registered on; null: before it was kept. */
  readonly skin: string | null;
  readonly language: string;
  readonly deposits: number;
  readonly points: bigint;
  readonly lastPlayed: Date | null;
  readonly wantsMail: boolean;
  readonly wantsNotice: boolean;
  readonly isConfirmed: boolean;
}

const dayMs = 86_400_000;

const playedWithin = (
  { from = 0, to = Infinity }: NonNullable<CampaignAudience['lastPlayedDays']>,
  lastPlayed: Date | null,
  now: Date,
): boolean => {
  if (lastPlayed === null) return false;
  const days = Math.floor((now.getTime() - lastPlayed.getTime()) / dayMs);
  return days >= from && days <= to;
};

/** The rules of promotions' audiences, and when the player last played. */
export const isAddressed = (audience: CampaignAudience, candidate: Candidate, now: Date): boolean => {
  const { lastPlayedDays, languages, ...shared } = audience;
  const currency = parseCurrencyCode(candidate.currency);
  if (currency === undefined) return false;
  const { deposits: pastDeposits, country, skin } = candidate;
  const at = { pastDeposits, country: country ?? 'ZZ', currency, skin: skin ?? undefined };
  if (!isInAudience(shared, { ...at, level: levelAt(candidate.points).level })) return false;
  if (languages !== undefined && !(isLanguage(candidate.language) && languages.includes(candidate.language)))
    return false;
  return lastPlayedDays === undefined || playedWithin(lastPlayedDays, candidate.lastPlayed, now);
};

/** What is asked of others, for who agreed to something. */
export interface ReaderFacts {
  /** Excluded, on a break, locked, closed, under age, at a limit, or in a place where nothing may be offered. */
  readonly isProtected: boolean;
  /** Whether the linked promotion can be had; true without one. */
  readonly canHave: boolean;
}

interface Reached {
  readonly candidate: Pick<Candidate, 'wantsMail' | 'wantsNotice' | 'isConfirmed'>;
  /** Undefined where the player agreed to nothing. */
  readonly facts: ReaderFacts | undefined;
  /** Promotional mails of the last seven days. */
  readonly mailed: number;
  readonly mostMails: number;
}

/** The first reason that holds. */
export const whyNot = (
  channel: PromotionChannel,
  { candidate, facts, mailed, mostMails }: Reached,
): CampaignRefusal | undefined => {
  if (facts === undefined || !(channel === 'mail' ? candidate.wantsMail : candidate.wantsNotice)) return 'consent';
  if (facts.isProtected) return 'protected';
  if (channel === 'mail' && !candidate.isConfirmed) return 'unconfirmed';
  if (!facts.canHave) return 'offer';
  return channel === 'mail' && mailed >= mostMails ? 'cap' : undefined;
};

/** More mail, or faster: two operators. */
export const isLooser = (wanted: Settings, kept: Settings): boolean =>
  wanted.mostMails > kept.mostMails || wanted.perMinute > kept.perMinute;
