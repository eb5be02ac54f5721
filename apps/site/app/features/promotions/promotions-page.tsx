import type { PlayerPromotion, Promotion } from '@carmine/contract/promotions/promotions';
import { SecondaryButton } from '@carmine/design/button';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { displayCount } from '../../amounts/display.ts';
import { messageOf } from '../../platform/calls/answers.ts';
import {
  isOpen,
  myPromotionsQuery,
  referralQuery,
  useAvailablePromotions,
  useMyPromotions,
  usePromotionCurrency,
} from '../../queries/promotions.ts';
import { useSession } from '../../queries/session.ts';
import { useRejectAll } from './answer-offer.ts';
import { CouponForm } from './coupon-form.tsx';
import { isAnswered, OfferCard } from './offer-card.tsx';
import { ExpiresSoon } from './own/expires-soon.tsx';
import { OwnCard } from './own/own-card.tsx';
import { PastList } from './own/past-list.tsx';
import { SpinWinnings } from './spin-winnings.tsx';
import { promotionTexts as words } from './texts.ts';
import './promotions.css';

const views = ['available', 'mine', 'past'] as const;
type View = (typeof views)[number];

const viewOf = (text: string | null): View => views.find((view) => view === text) ?? 'available';

interface TabsProps {
  readonly view: View;
  readonly counts: Readonly<Record<View, number>>;
}

const Tabs = ({ view, counts }: TabsProps) => (
  <nav className="promotion-tabs" aria-label={words.tabs.label}>
    {views.map((one) => (
      <Link
        key={one}
        className="promotion-tab"
        to={one === 'available' ? '/promotions' : `/promotions?show=${one}`}
        preventScrollReset
        aria-current={one === view ? 'page' : undefined}
      >
        {words.tabs[one]}
        {counts[one] > 0 && <span className="num">{displayCount(counts[one])}</span>}
      </Link>
    ))}
  </nav>
);

const Empty = ({ children }: { readonly children: ReactNode }) => <p className="promotions-none">{children}</p>;

const RejectAll = () => {
  const { mutate, isPending } = useRejectAll();
  return (
    <SecondaryButton size="small" loading={isPending} onClick={() => mutate()}>
      {words.rejectAll}
    </SecondaryButton>
  );
};

interface OffersProps {
  readonly offers: readonly Promotion[];
  readonly active: PlayerPromotion | undefined;
}

/** The first one large, with the active bonus beside it if there is one. */
const Offers = ({ offers: [first, ...others], active }: OffersProps) => {
  const currency = usePromotionCurrency();
  return (
    <>
      <div className={active === undefined ? 'promotions-first' : 'promotions-first promotions-with-own'}>
        {first === undefined ? <Empty>{words.none}</Empty> : <OfferCard offer={first} currency={currency} wide />}
        {active !== undefined && <OwnCard own={active} title={words.own.title} />}
      </div>
      {others.length > 0 && (
        <section aria-labelledby="more-offers">
          <h2 className="promotions-more" id="more-offers">
            {words.more}
          </h2>
          <div className="offers">
            {others.map((offer) => (
              <OfferCard key={offer.id} offer={offer} currency={currency} />
            ))}
          </div>
        </section>
      )}
    </>
  );
};

const Available = ({ active }: Pick<OffersProps, 'active'>) => {
  const { offers, isPending, error } = useAvailablePromotions(usePromotionCurrency());
  const signedIn = useSession() !== null;
  if (isPending) return <Skeleton shape="block" />;
  if (error !== null) return <Notice tone="warn">{messageOf(error, words.failed)}</Notice>;
  return (
    <>
      <Offers offers={offers} active={active} />
      {signedIn && offers.some(isAnswered) && <RejectAll />}
    </>
  );
};

/** What is played first, what follows it next. */
const order: readonly PlayerPromotion['state'][] = ['active', 'queued', 'review', 'armed'];

const Mine = ({ open }: { readonly open: readonly PlayerPromotion[] }) =>
  open.length === 0 ? (
    <Empty>{words.noneMine}</Empty>
  ) : (
    <div className="offers offers-own">
      {open
        .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state))
        .map((own) => (
          <OwnCard key={own.id} own={own} />
        ))}
    </div>
  );

/** Only where there is something to invite to: not on a break, and not at a limit of the player's own. */
const Invite = () => {
  const { data } = useQuery(referralQuery());
  if (data === undefined || data.offer === null) return null;
  return (
    <p>
      <Link className="link" to="/invite">
        {words.invite}
      </Link>
    </p>
  );
};

const PlayersPage = () => {
  const view = viewOf(useSearchParams()[0].get('show'));
  const { isPending, error } = useQuery(myPromotionsQuery());
  const mine = useMyPromotions();
  const currency = usePromotionCurrency();
  const { offers } = useAvailablePromotions(currency);
  const open = mine.filter(isOpen);
  const past = mine.filter((own) => !isOpen(own));
  return (
    <>
      <Tabs view={view} counts={{ available: offers.length, mine: open.length, past: past.length }} />
      {error !== null && <Notice tone="warn">{messageOf(error, words.failed)}</Notice>}
      <ExpiresSoon own={open} />
      {isPending && view !== 'available' && <Skeleton shape="block" />}
      {view === 'available' && <Available active={open.find(({ state }) => state === 'active')} />}
      {view === 'mine' && !isPending && <Mine open={open} />}
      {view === 'past' &&
        !isPending &&
        (past.length === 0 ? <Empty>{words.nonePast}</Empty> : <PastList past={past} />)}
      <SpinWinnings />
      <Invite />
    </>
  );
};

export const PromotionsPage = () => {
  const signedIn = useSession() !== null;
  const currency = usePromotionCurrency();
  return (
    <div className="promotions">
      <header className="promotions-head">
        <div>
          <h1 className="page-title">{words.title}</h1>
          <p>{words.text}</p>
        </div>
        {signedIn && <CouponForm currency={currency} />}
      </header>
      {signedIn ? <PlayersPage /> : <Available active={undefined} />}
    </div>
  );
};
