import type { ReferralPage as Page } from '@carmine/contract/promotions/referrals';
import { referralTermTexts } from '@carmine/contract/promotions/referral-term-texts';
import { Notice, Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { displayAmount } from '../../amounts/display.ts';
import { displayDate, displayMonth } from '../../amounts/moment.ts';
import { SignInFirst } from '../../layout/gates/sign-in-first.tsx';
import { messageOf } from '../../platform/calls/answers.ts';
import { referralQuery } from '../../queries/promotions.ts';
import { useSession } from '../../queries/session.ts';
import { AddressField } from '../crypto-deposit/address-field.tsx';
import { termParams } from '../promotions/terms/term-params.ts';
import { referralTexts as words } from './texts.ts';
import './referrals.css';

type Offer = NonNullable<Page['offer']>;

const Gain = ({
  title,
  amount,
  least,
}: {
  readonly title: string;
  readonly amount: string;
  readonly least: string;
}) => (
  <div className="referral-gain">
    <dt>{title}</dt>
    <dd>
      <b className="num">{displayAmount('EUR', amount)}</b>
      <span>{words.for(displayAmount('EUR', least))}</span>
    </dd>
  </div>
);

const Invitation = ({ offer }: { readonly offer: Offer }) => {
  const { friendEur, referrerEur, leastDepositEur, rewardsThisMonth, monthlyMost } = offer;
  return (
    <section className="referral-card referral-invitation">
      <h2>{words.yours}</h2>
      <dl className="referral-gains">
        <Gain title={words.friendGets} amount={friendEur} least={leastDepositEur} />
        <Gain title={words.youGet} amount={referrerEur} least={leastDepositEur} />
      </dl>
      <AddressField label={words.link} text={offer.link} />
      <AddressField label={words.code} text={offer.code} />
      <p className="referral-muted">{words.month(rewardsThisMonth, monthlyMost)}</p>
    </section>
  );
};

const noGames = (id: string): string => id;

const Terms = ({ terms }: Pick<Offer, 'terms'>) => (
  <section className="referral-card referral-aside">
    <h2>{words.terms}</h2>
    <ol className="referral-terms">
      {terms.map(({ code, params }) => (
        <li key={code}>{referralTermTexts[code](termParams(params, noGames))}</li>
      ))}
    </ol>
  </section>
);

const Friends = ({ friends }: Pick<Page, 'friends'>) => (
  <section className="referral-card">
    <h2>{words.friends}</h2>
    <p className="referral-muted">{words.friendsText}</p>
    {friends.length === 0 && <p>{words.noFriends}</p>}
    {friends.length > 0 && (
      <ul className="referral-list">
        {friends.map(({ month, state }, index) => (
          <li key={`${month} ${index}`}>
            <span>{words.joined(displayMonth(`${month}-01T00:00:00.000Z`))}</span>
            <b className={`referral-state referral-${state.replace('_', '-')}`}>{words.states[state]}</b>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Earned = ({ earned }: Pick<Page, 'earned'>) => (
  <section className="referral-card">
    <h2>{words.earned}</h2>
    {earned.length === 0 && <p className="referral-muted">{words.noEarned}</p>}
    {earned.length > 0 && (
      <ul className="referral-list">
        {earned.map(({ currency, amount, at, side, waits }) => (
          <li key={`${at} ${side} ${waits}`}>
            <span>
              {words.sides[side]}
              <small>{waits ? words.waits : displayDate(at)}</small>
            </span>
            <b className="num">{displayAmount(currency, amount)}</b>
          </li>
        ))}
      </ul>
    )}
  </section>
);

const Shown = () => {
  const { data, error, isPending } = useQuery(referralQuery());
  if (isPending) return <Skeleton shape="block" />;
  if (data === undefined)
    return (
      <Notice tone="warn" role="alert">
        {messageOf(error, words.failed)}
      </Notice>
    );
  const { offer, friends, earned } = data;
  return (
    <div className="referral-grid">
      {offer === null ? <Notice tone="info">{words.paused}</Notice> : <Invitation offer={offer} />}
      <Friends friends={friends} />
      <Earned earned={earned} />
      {offer !== null && <Terms terms={offer.terms} />}
    </div>
  );
};

export const ReferralPage = () => {
  if (useSession() === null) return <SignInFirst title={words.title} text={words.signInFirst} />;
  return (
    <div className="referral">
      <header>
        <h1 className="page-title">{words.title}</h1>
        <p className="referral-muted">{words.text}</p>
      </header>
      <Shown />
    </div>
  );
};
