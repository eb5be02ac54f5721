/** What messages do when something happened: which events ask for a mail, to a player or to operators, and which for a notice. */
import { legPaidLate, payoutsResumed, payoutsStopped } from '../../platform/events/catalogue/payments.ts';
import { campaignMailReserved, campaignTestAsked } from '../../platform/events/catalogue/promotions.ts';
import * as operators from '../../platform/events/catalogue/staff.ts';
import * as books from '../../platform/events/catalogue/wallet.ts';
import type { Subscriptions } from '../../platform/events/outbox.ts';
import { sendCampaignMail, sendTestMail, type CampaignMailDeps } from './campaign-mail.ts';
import { noticeReactions } from './notice-reactions.ts';
import type { Notices } from './notices.ts';
import * as operatorMail from './operator-mail.ts';
import type { MailRequestDeps } from './mail-request.ts';
import { mailRequests } from './mail-requests.ts';
import { sendMail, type SendDeps } from './send-mail.ts';

/** An outage of the mail server of most of a day is survived. */
const retries = { attempts: 30, backoffMs: 1_000 } as const;

export const subscribeMails = (events: Subscriptions, deps: SendDeps & MailRequestDeps): void => {
  const send = sendMail(deps);
  for (const react of mailRequests)
    react((event, name, makeMailRequest) =>
      events.subscribe(
        event,
        name,
        async (received) => {
          const request = await makeMailRequest(deps, received);
          if (request !== undefined) await send(request);
        },
        retries,
      ),
    );
};

export const subscribeCampaignMails = (events: Subscriptions, deps: CampaignMailDeps): void => {
  events.subscribe(campaignMailReserved, 'messages.campaign', sendCampaignMail(deps), retries);
  events.subscribe(campaignTestAsked, 'messages.campaign_test', sendTestMail(deps), retries);
};

export const subscribeNotices = (events: Subscriptions, { notices }: { readonly notices: Notices }): void => {
  for (const react of noticeReactions)
    react((event, make) =>
      events.subscribe(event, 'notices', async (received) => {
        const notice = make(received);
        if (notice !== undefined) await notices.add(notice);
      }),
    );
};

export const subscribeOperatorMail = (events: Subscriptions, deps: operatorMail.OperatorMailDeps): void => {
  const name = 'staff.mail';
  events.subscribe(operators.auditBroken, name, operatorMail.mailAuditBroken(deps));
  events.subscribe(operators.operatorRenewed, name, operatorMail.mailRenewed(deps));
  events.subscribe(operators.operatorInvited, name, operatorMail.mailInvited(deps));
  events.subscribe(operators.operatorInvitedAlone, name, operatorMail.mailInvitedAlone(deps));
  events.subscribe(operators.searchesMissed, name, operatorMail.mailSearchesMissed(deps));
  events.subscribe(books.booksBroken, name, operatorMail.mailEverybody(deps, 'broken'));
  events.subscribe(legPaidLate, name, operatorMail.mailPaidLate(deps));
  events.subscribe(books.withdrawalsStopped, name, operatorMail.mailEverybody(deps, 'stopped'));
  events.subscribe(payoutsStopped, name, operatorMail.mailEverybody(deps, 'railStopped'));
  events.subscribe(payoutsResumed, name, operatorMail.mailEverybody(deps, 'railResumed'));
  events.subscribe(books.withdrawalsResumed, name, operatorMail.mailEverybody(deps, 'resumed'));
};
