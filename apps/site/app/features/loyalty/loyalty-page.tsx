import type { LoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { displayAmount } from '../../amounts/display.ts';
import { SignInFirst } from '../../layout/gates/sign-in-first.tsx';
import { NotLoaded } from '../../platform/calls/not-loaded.tsx';
import { useSession } from '../../queries/session.ts';
import { FormulaCard } from './formula-card.tsx';
import { LevelCard, nameOf } from './level-card.tsx';
import { loyaltyQuery } from './queries.ts';
import { RakebackCard } from './rakeback-card.tsx';
import { loyaltyTexts as words } from './texts.ts';
import './loyalty.css';

const NextCard = ({ loyalty }: { readonly loyalty: LoyaltyLevel }) => {
  const { levels, nextLevel, benefits } = loyalty;
  const next = levels.find(({ level }) => level === nextLevel?.level);
  if (next === undefined) return null;
  return (
    <section className="loyalty-card">
      <h2 className="loyalty-title">{words.adds.title(nameOf(next.level))}</h2>
      <ul className="loyalty-adds">
        <li>
          <ArrowUp size={16} aria-hidden="true" />
          <span>
            {words.adds.rakeback(next.rakebackPercent)}
            <small>{words.adds.insteadOf(benefits.rakebackPercent)}</small>
          </span>
        </li>
        <li>
          <ArrowUp size={16} aria-hidden="true" />
          <span>
            {words.adds.gift(displayAmount('EUR', next.giftEur))}
            <small>{words.adds.giftTerms}</small>
          </span>
        </li>
      </ul>
      <p className="loyalty-note">{words.adds.honest}</p>
    </section>
  );
};

const Shown = () => {
  const { data, error, isPending } = useQuery(loyaltyQuery());
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined) return <NotLoaded error={error} failed={words.failed} />;
  return (
    <div className="loyalty-grid">
      <LevelCard loyalty={data} />
      <RakebackCard loyalty={data} />
      <FormulaCard loyalty={data} />
      <NextCard loyalty={data} />
    </div>
  );
};

export const LoyaltyPage = () => {
  if (useSession() === null) return <SignInFirst title={words.title} text={words.signInFirst} />;
  return (
    <div className="loyalty">
      <header>
        <h1 className="page-title">{words.title}</h1>
        <p className="loyalty-muted">{words.text}</p>
      </header>
      <Shown />
    </div>
  );
};
