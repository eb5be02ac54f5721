/** Every affiliate with the figures of this month, and the form for a new one. */
import { listAffiliates } from '@carmine/contract/back-office/affiliates';
import type { Operator } from '@carmine/contract/back-office/operators';
import { decimalText } from '@carmine/money';
import { Link } from 'react-router';
import { useAsk } from '../../calls.ts';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Nothing } from '../../shell/states.tsx';
import { affiliates as words } from '../../texts/en-affiliates.ts';
import { AffiliateForm } from './terms-form.tsx';
import '../../styles/promotions.css';

export const EndedTag = ({ endedAt }: { readonly endedAt: string | null }) => (
  <span className={`tag ${endedAt === null ? 'good' : 'bad'}`}>{endedAt === null ? words.running : words.ended}</span>
);

export const AffiliatesScreen = ({ operator }: { readonly operator: Operator }) => {
  const list = useAsk(listAffiliates, {});
  if (list.isPending) return <Loading />;
  if (list.error) return <Failure error={list.error} retry={() => void list.refetch()} />;
  return (
    <>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <section className="card">
        <h2>{words.list}</h2>
        {list.data.items.length === 0 && <Nothing text={words.none} />}
        {list.data.items.length > 0 && (
          <>
            <p className="rules-note">{words.thisMonth}</p>
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
                  {list.data.items.map(({ id, name, code, sharePoints, endedAt, current }) => (
                    <tr key={id}>
                      <td>
                        <Link to={`/affiliates/${id}`}>{name}</Link>
                      </td>
                      <td className="mono">{code}</td>
                      <td className="number">{sharePoints / 100}</td>
                      <td className="number">{current.clicks}</td>
                      <td className="number">{current.registrations}</td>
                      <td className="number">{current.firstDeposits}</td>
                      <td className="number">{decimalText(current.netEur)}</td>
                      <td className="number">{decimalText(current.shareEur)}</td>
                      <td>
                        <EndedTag endedAt={endedAt} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          </>
        )}
      </section>
      {operator.permissions.includes('promotions.manage') && (
        <section className="card">
          <h2>{words.create}</h2>
          <AffiliateForm />
        </section>
      )}
    </>
  );
};
