/** What became of limits, from the event that tells it: in words for the mail, in short for the notice of the site. */
import { looserWaitMs } from '@carmine/contract/settings';
import { formatAmount, money, moneyText, type Language } from '@carmine/money';
import type { limitsChanged } from '../../platform/events/catalogue/compliance.ts';
import type { Payload } from '../../platform/events/define-event.ts';
import type { MailTemplates } from './templates/index.ts';

type Changes = Pick<Payload<typeof limitsChanged>, 'changes'>;

const euros = (cents: string) => money('EUR', BigInt(cents));

export const limitFacts = (
  { changes }: Changes,
  { limitWords: words }: Pick<MailTemplates, 'limitWords'>,
  language: Language,
): { name: string; value: string }[] =>
  changes.map(({ kind, span, cents, outcome }) => {
    const limit = cents === null ? words.none : moneyText(euros(cents), language);
    const value = outcome === 'set' ? words.applies(limit) : words.waits(limit, looserWaitMs / 3_600_000);
    return { name: words.name(kind, span), value };
  });

/** `deposit,day,100.00,set`, one after the other; no amount stands for no limit. */
export const limitData = ({ changes }: Changes): string =>
  changes
    .map(({ kind, span, cents, outcome }) =>
      [kind, span, cents === null ? '' : formatAmount(euros(cents)), outcome].join(','),
    )
    .join(';');
