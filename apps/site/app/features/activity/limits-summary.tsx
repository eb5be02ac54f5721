import { limitKinds, limitSpans } from '@carmine/contract/account/protection';
import { buttonClass } from '@carmine/design/button';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { limitsQuery } from '../../queries/protection.ts';
import { activityTexts } from './texts.ts';
import { protectionTexts } from '../limits/texts.ts';
import { LimitBar } from '../limits/limit-card.tsx';

const { limits: words } = activityTexts;
const { kinds } = protectionTexts.limits;

export const LimitsSummary = () => {
  const limits = useQuery(limitsQuery()).data;
  const set = limits
    ? limitKinds.flatMap((kind) =>
        limitSpans.filter((span) => limits[kind][span].limit !== null).map((span) => ({ kind, span })),
      )
    : [];
  return (
    <section className="activity-card activity-limits" aria-label={words.title}>
      <h2>{words.title}</h2>
      {limits && set.length === 0 && <p className="activity-note">{words.none}</p>}
      {limits &&
        set.map(({ kind, span }) => (
          <div key={`${kind} ${span}`} className="limit-line">
            <span>{words.line(kinds[kind].title, words.spans[span])}</span>
            <LimitBar use={limits[kind][span]} />
          </div>
        ))}
      <Link className={buttonClass({ tone: 'ghost', block: true })} to="/profile/limits">
        {words.change}
      </Link>
    </section>
  );
};
