/** What became of limits, from the event that tells it: in words for the mail, in short for the notice of the site. */
import type { LimitKind } from '@carmine/contract/protection';
import { looserWaitMs } from '@carmine/contract/settings';
import { formatAmount, money } from '@carmine/money';
import type { limitsChanged } from '../../platform/events/catalogue/compliance.ts';
import type { Payload } from '../../platform/events/define-event.ts';

type Changes = Pick<Payload<typeof limitsChanged>, 'changes'>;

const amountOf = (cents: string | null): string => (cents === null ? '' : formatAmount(money('EUR', BigInt(cents))));

const names: Readonly<Record<LimitKind, string>> = { deposit: 'Deposits', loss: 'Losses', stake: 'Stakes' };

export const limitFacts = ({ changes }: Changes): { name: string; value: string }[] =>
  changes.map(({ kind, span, cents, outcome }) => {
    const amount = cents === null ? 'no limit' : `€${amountOf(cents)}`;
    const holds = outcome === 'set' ? 'holds now' : `asked for: confirm it after ${looserWaitMs / 3_600_000} hours`;
    return { name: `${names[kind]} a ${span}`, value: `${amount}, ${holds}` };
  });

/** `deposit,day,100.00,set`, one after the other; no amount stands for no limit. */
export const limitData = ({ changes }: Changes): string =>
  changes.map(({ kind, span, cents, outcome }) => [kind, span, amountOf(cents), outcome].join(',')).join(';');
