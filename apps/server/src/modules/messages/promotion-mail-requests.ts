/** Mails about the player's own bonuses, for whoever has not turned them off. None of them advertises. */
import * as promotions from '../../platform/events/catalogue/promotions.ts';
import type { Payload } from '../../platform/events/define-event.ts';
import { amountText, momentText } from './event-payload.ts';
import { reaction, type MailRequestDeps, type MakeMailRequest, type Reaction } from './mail-request.ts';
import type { MailRequest } from './send-mail.ts';
import type { MailTemplates } from './templates/index.ts';
import type { MailContent } from './templates/mail-content.ts';
import type { PromotionFacts } from './templates/promotion-templates.ts';

type Granted = Payload<typeof promotions.promotionGranted>;

interface Bonus extends Pick<Granted, 'playerId' | 'currency' | 'amount'> {
  readonly spins?: number;
  readonly expiresAt?: Date | null;
}

const hasAmount = (amount: string): boolean => /[1-9]/.test(amount);

const bonusMail = (
  { publicUrl }: Pick<MailRequestDeps, 'publicUrl'>,
  { playerId, currency, amount, spins = 0, expiresAt }: Bonus,
  { source, kind }: Pick<MailRequest, 'source' | 'kind'>,
  write: (templates: MailTemplates, facts: PromotionFacts) => MailContent,
): MailRequest => ({
  ...{ source, kind, playerId, topic: 'bonuses' },
  write: async ({ firstName, language, templates }, { name }) =>
    write(templates, {
      ...{ brand: name, firstName, spins, url: `${publicUrl}/promotions` },
      amount: hasAmount(amount) ? amountText({ currency, amount }, language) : '',
      until: expiresAt ? momentText(expiresAt, language) : '',
    }),
});

const granted: MakeMailRequest<typeof promotions.promotionGranted> = async (deps, { payload }) =>
  bonusMail(
    deps,
    payload,
    { source: `promotion-granted:${payload.promotion}`, kind: 'promotion_granted' },
    (templates, facts) => templates.promotionGrantedTemplate(facts),
  );

const expires: MakeMailRequest<typeof promotions.promotionExpiresSoon> = async (deps, { payload }) =>
  bonusMail(
    deps,
    payload,
    {
      source: `promotion-expires:${payload.promotion}${hasAmount(payload.amount) ? '' : ':spins'}`,
      kind: 'promotion_expires_soon',
    },
    (templates, facts) => templates.promotionExpiresTemplate(facts),
  );

const ended: MakeMailRequest<typeof promotions.promotionEnded> = async (deps, { id, payload }) => {
  const { promotion, state, reason, amount } = payload;
  if (state === 'completed')
    return hasAmount(amount)
      ? bonusMail(
          deps,
          payload,
          { source: `promotion-completed:${promotion}`, kind: 'promotion_completed' },
          (templates, facts) => templates.promotionCompletedTemplate(facts),
        )
      : undefined;
  // Who cancelled it knows, and who lost it was playing.
  if (state === 'cancelled' || state === 'lost') return undefined;
  return bonusMail(
    deps,
    payload,
    { source: `promotion-ended:${promotion}:${id}`, kind: 'promotion_ended' },
    (templates, facts) => templates.promotionEndedTemplate({ ...facts, reason: reason ?? state }),
  );
};

export const promotionMailRequests: readonly Reaction[] = [
  reaction(promotions.promotionGranted, 'messages.promotion', granted),
  reaction(promotions.promotionExpiresSoon, 'messages.promotion', expires),
  reaction(promotions.promotionEnded, 'messages.promotion', ended),
];
