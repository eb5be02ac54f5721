import type { Limits } from '@carmine/contract/account/protection';
import { SecondaryButton } from '@carmine/design/button';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import { displayAmount } from '../../amounts/display.ts';
import { displayMoment } from '../../amounts/moment.ts';
import { protectionTexts } from './texts.ts';
import { waitingOf, type Waiting } from './limit-rules.ts';
import { useConfirmLimit, useDropLimit } from './use-limits.ts';
import './limits.css';

const { limits: words } = protectionTexts;

const Row = ({ waiting: { kind, span, request } }: { readonly waiting: Waiting }) => {
  const confirm = useConfirmLimit();
  const drop = useDropLimit();
  const limit = request.limit === null ? words.none : displayAmount('EUR', request.limit);
  const [now] = useState(() => Date.now());
  const ripe = Date.parse(request.from) <= now;
  return (
    <li>
      <Hourglass size={20} aria-hidden="true" />
      <div>
        <b>{words.waiting.line(words.kinds[kind].title, words.spansShort[span], limit)}</b>
        <span>
          {ripe ? words.waiting.until(displayMoment(request.until)) : words.waiting.from(displayMoment(request.from))}
        </span>
      </div>
      <div className="waiting-choice">
        <SecondaryButton size="small" loading={drop.isPending} onClick={() => drop.mutate(request.id)}>
          {words.waiting.drop}
        </SecondaryButton>
        {ripe && (
          <SecondaryButton size="small" loading={confirm.isPending} onClick={() => confirm.mutate(request.id)}>
            {words.waiting.confirm}
          </SecondaryButton>
        )}
      </div>
    </li>
  );
};

/** Requested looser limits; renders nothing without any. */
export const WaitingLimits = ({ limits }: { readonly limits: Limits }) => {
  const all = waitingOf(limits);
  if (all.length === 0) return null;
  return (
    <section className="limit-card limit-waiting" aria-label={words.waiting.title}>
      <h3>{words.waiting.title}</h3>
      <ul>
        {all.map((waiting) => (
          <Row key={waiting.request.id} waiting={waiting} />
        ))}
      </ul>
    </section>
  );
};
