/** The mail of a campaign for one player: decided again just before it goes out, and what became of it. */
import type { CampaignRules, CampaignTexts } from '@carmine/contract/promotions/campaigns';
import { defaultLanguage, type Language } from '@carmine/money';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { CampaignRefusal } from './campaign.ts';
import * as store from './campaign-store.ts';
import type { CampaignDeps } from './deps.ts';
import * as recipients from './recipient-store.ts';
import { findReaderFacts } from './reader-facts.ts';

interface CampaignMail extends Pick<CampaignRules, 'promotion' | 'coupon' | 'amountEur'> {
  readonly texts: CampaignTexts;
}

export const mailOf = (rules: CampaignRules, language: Language): CampaignMail => {
  const texts = rules.texts[language] ?? rules.texts[defaultLanguage];
  if (texts === undefined) throw new Error('A campaign has English texts');
  const { promotion, coupon, amountEur } = rules;
  return {
    texts,
    ...(promotion === undefined ? {} : { promotion }),
    ...(coupon === undefined ? {} : { coupon }),
    ...(amountEur === undefined ? {} : { amountEur }),
  };
};

/** The address of mail is confirmed and consent is checked by who sends it. Undefined: not any more, and noted why. */
export const prepareMail =
  (deps: CampaignDeps) =>
  async (playerId: PlayerId, text: string, language: Language): Promise<CampaignMail | undefined> => {
    const { db, ids, clock } = deps;
    const campaignId = ids.decode('cam', text);
    const campaign = campaignId && (await store.findCampaign(db, campaignId));
    if (campaignId === undefined || campaign === undefined) return undefined;
    if (!(await recipients.isReserved(db, { playerId, campaignId }))) return undefined;
    const refuse = async (reason: CampaignRefusal) => {
      await recipients.noteRefused(db, { playerId, campaignId }, reason);
      return undefined;
    };
    const { rules, state } = campaign;
    if ((state !== 'sending' && state !== 'sent') || new Date(rules.endsAt) <= clock.now()) return refuse('stopped');
    const [candidate] = await recipients.readCandidates(db, (playerId - 1n) as PlayerId, 1);
    if (candidate?.playerId !== playerId) return refuse('erased');
    const { isProtected, canHave } = await findReaderFacts(deps, rules, candidate);
    if (isProtected) return refuse('protected');
    return canHave ? mailOf(rules, language) : refuse('offer');
  };

/** `withheld`: whoever sends it found that the player does not want it any more, or is gone. */
export const noteMail =
  ({ db, ids }: CampaignDeps) =>
  async (playerId: PlayerId, text: string, outcome: 'sent' | 'withheld'): Promise<void> => {
    const campaignId = ids.decode('cam', text);
    if (campaignId === undefined) return;
    if (outcome === 'sent') await recipients.noteSent(db, { playerId, campaignId });
    else await recipients.noteRefused(db, { playerId, campaignId }, 'consent');
  };

/** For a test mail: the campaign as it is saved. */
export const testMail =
  ({ db, ids }: CampaignDeps) =>
  async (text: string, language: Language): Promise<CampaignMail | undefined> => {
    const id = ids.decode('cam', text);
    const campaign = id && (await store.findCampaign(db, id));
    return campaign && mailOf(campaign.rules, language);
  };

/** By the link of the campaign's mail. */
export const noteUnsubscribed =
  ({ db, ids }: CampaignDeps) =>
  async (playerId: PlayerId, text: string): Promise<void> => {
    const campaignId = ids.decode('cam', text);
    if (campaignId !== undefined) await recipients.noteUnsubscribed(db, { playerId, campaignId });
  };
