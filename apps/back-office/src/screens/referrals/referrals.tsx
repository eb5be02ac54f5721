/** Refer a friend: its rules, its figures, and friends with what became of them. */
import type { Operator } from '@carmine/contract/back-office/operators';
import {
  endReferrals,
  listReferrals,
  readReferralProgramme,
  type DeskReferral,
} from '@carmine/contract/back-office/referrals';
import { decimalText } from '@carmine/money';
import { Fragment, useState } from 'react';
import { Link } from 'react-router';
import { ask, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { Pager } from '../../shell/pager.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { referrals as words } from '../../texts/en-referrals.ts';
import { ReferralRulesForm } from './rules-form.tsx';
import '../../styles/promotions.css';

const size = 50;
const outcome = (text: string | null): string => (text === null ? '–' : (words.reasons[text] ?? text));

const Row = ({ one }: { readonly one: DeskReferral }) => (
  <tr>
    <td>
      <Link to={`/players/${one.friend.id}`}>{one.friend.name}</Link>
    </td>
    <td>
      <Link to={`/players/${one.referrer.id}`}>{one.referrer.name}</Link>
    </td>
    <td className="number">{one.version}</td>
    <td>{one.reason === null ? words.states[one.state] : outcome(one.reason)}</td>
    <td>{outcome(one.friendReward)}</td>
    <td>{outcome(one.referrerReward)}</td>
    <td className="number">{time(one.registeredAt)}</td>
  </tr>
);

const Friends = () => {
  const [page, setPage] = useState(0);
  const list = useAsk(listReferrals, { query: { page, size } });
  return (
    <section className="card" aria-busy={list.isPending}>
      <h2>{words.list}</h2>
      {list.isPending && <Loading />}
      {list.error && <Failure error={list.error} retry={() => void list.refetch()} />}
      {list.data?.items.length === 0 && <Nothing text={words.none} />}
      {list.data !== undefined && list.data.items.length > 0 && (
        <>
          <Scroll label={words.list}>
            <table>
              <thead>
                <tr>
                  {Object.entries(words.columns).map(([name, text]) => (
                    <th key={name}>{text}</th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {list.data.items.map((one) => (
                  <Row key={one.friend.id} one={one} />
                ))}
              </tbody>
            </table>
          </Scroll>
          <Pager page={page} size={size} total={list.data.total} onPage={setPage} />
        </>
      )}
    </section>
  );
};

const TermList = ({ title, terms }: { readonly title: string; readonly terms: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ol>
      {terms.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ol>
  </div>
);

export const ReferralsScreen = ({ operator }: { readonly operator: Operator }) => {
  const { data, error, isPending, refetch } = useAsk(readReferralProgramme, {});
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const { current, figures } = data;
  const mayManage = operator.permissions.includes('promotions.manage');
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <section className="card">
        <h2>{current === null ? words.ended : words.version(current.version)}</h2>
        <dl className="facts referral-figures">
          {(
            [
              [words.figures.friends, String(figures.friends)],
              [words.figures.earned, String(figures.earned)],
              [words.figures.refused, String(figures.refused)],
              [words.figures.granted, decimalText(figures.grantedEur)],
            ] as const
          ).map(([name, value]) => (
            <Fragment key={name}>
              <dt>{name}</dt>
              <dd className="number">{value}</dd>
            </Fragment>
          ))}
        </dl>
        {mayManage && <ReferralRulesForm rules={current?.rules} />}
        {current !== null && (
          <div className="referral-terms">
            <TermList title={words.english} terms={current.en} />
            <TermList title={words.german} terms={current.de} />
          </div>
        )}
      </section>
      {mayManage && current !== null && (
        <section className="card">
          <h2>{words.end}</h2>
          <WriteLine
            label={words.endReason}
            action={words.end}
            most={500}
            send={(reason) => ask(endReferrals, { body: { reason } })}
          />
        </section>
      )}
      {operator.permissions.includes('risk.read') && <Friends />}
    </>
  );
};
