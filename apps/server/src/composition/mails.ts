/** Joins mails to the mail server, the brand that they show and whoever knows what stands in them. */
import { serverTexts } from '../../../../languages/server.ts';
import type { CaseId, Verification } from '../modules/compliance/index.ts';
import type { Content } from '../modules/content/index.ts';
import { countryName } from '../modules/geo/index.ts';
import type { Identity } from '../modules/identity/index.ts';
import {
  subscribeCampaignMails,
  subscribeMails,
  subscribeOperatorMail,
  type MailBrand,
} from '../modules/messages/index.ts';
import type { Campaigns } from '../modules/promotions/index.ts';
import type { Staff } from '../modules/staff/index.ts';
import type { Platform } from '../platform/platform.ts';
import type { Wallet } from '../modules/wallet/index.ts';
import { mail } from '../providers/mail/registry.ts';
import { surroundingsOf } from './surroundings.ts';

const mailBrand = (content: Content): MailBrand => {
  const { brand, support, theme, languages } = content.skin(undefined);
  const colour = (name: string, otherwise: string) => theme.tokens[name] ?? otherwise;
  return {
    name: brand.name,
    operator: brand.operator,
    supportEmail: support.email,
    languages,
    colours: {
      page: colour('wine-950', '#12060a'),
      card: colour('wine-850', '#24101a'),
      line: colour('line', '#4d1c2a'),
      text: colour('text', '#fbeef0'),
      muted: colour('muted', '#c9a9b1'),
      gold: colour('gold-400', '#ffc24b'),
      onGold: colour('on-gold', '#2a1200'),
    },
  };
};

interface Neighbours {
  readonly campaigns: Campaigns;
  readonly content: Content;
  readonly identity: Identity;
  readonly staff: Staff;
  readonly verification: Verification;
  readonly wallet: Pick<Wallet, 'findRound'>;
}

/** Worker only. */
export const subscribeAllMails = (
  platform: Pick<Platform, 'config' | 'clock' | 'db' | 'events' | 'ids'>,
  { campaigns, content, identity, staff, verification, wallet }: Neighbours,
): void => {
  const { config, db, events, ids } = platform;
  const { publicUrl, backOfficeUrl, rateLimitFactor } = config;
  const shared = { send: mail.open(surroundingsOf(platform)), brand: () => mailBrand(content) };
  const sending = {
    ...{ ...shared, db, publicUrl, rateLimitFactor },
    translations: serverTexts,
    findRecipient: identity.recipient,
    unsubscribeId: identity.unsubscribeId,
  };
  subscribeMails(events, {
    ...{ ...sending, countryName },
    findPlayerByEmailHash: identity.findByEmailHash,
    issueToken: identity.issueToken,
    findSignIn: identity.signInOf,
    findRefusal: (caseId) => verification.refusalOf(caseId as CaseId),
    isRoundOpen: async (round) => {
      const id = ids.decode('rnd', round);
      return id !== undefined && (await wallet.findRound(id))?.status === 'open';
    },
  });
  subscribeCampaignMails(events, { ...sending, campaigns, emailOf: staff.emailOf });
  subscribeOperatorMail(events, {
    ...{ ...shared, backOfficeUrl },
    ...{ overseers: staff.overseerEmails, emailOf: staff.emailOf, everybody: staff.activeEmails },
    ...{ loneRoot: staff.loneRoot, openLink: staff.openLink },
  });
};
