/** One affiliate: its link and terms, the statement by month, post-backs. */
import {
  downloadAffiliateStatement,
  endAffiliate,
  readAffiliate,
  type AffiliateMonth,
} from '@carmine/contract/back-office/affiliates';
import type { Operator } from '@carmine/contract/back-office/operators';
import { decimalText } from '@carmine/money';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ask, askFile, useAsk } from '../../calls.ts';
import { time } from '../../shell/figures.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { Scroll } from '../../shell/scroll.tsx';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { WriteLine } from '../../shell/write-line.tsx';
import { affiliates as words } from '../../texts/en-affiliates.ts';
import { EndedTag } from './affiliates.tsx';
import { PostbackSecret, Postbacks } from './postbacks.tsx';
import { AffiliateForm } from './terms-form.tsx';
import '../../styles/promotions.css';

const Statement = ({ id, code, months }: { id: string; code: string; months: readonly AffiliateMonth[] }) => {
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await askFile(downloadAffiliateStatement, { params: { id } }), `affiliate-${code.toLowerCase()}.csv`),
  });
  return (
    <section className="card">
      <h2>{words.statement}</h2>
      <p className="rules-note">{words.formula}</p>
      <Scroll label={words.statement}>
        <table>
          <thead>
            <tr>
              {Object.entries(words.months).map(([name, text]) => (
                <th key={name}>{text}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map((one) => (
              <tr key={one.month}>
                <td className="number">{one.month}</td>
                <td className="number">{one.clicks}</td>
                <td className="number">{one.registrations}</td>
                <td className="number">{one.firstDeposits}</td>
                {[
                  one.gamesEur,
                  one.bonusesEur,
                  one.reversalsEur,
                  one.netEur,
                  one.carriedInEur,
                  one.shareEur,
                  one.carriedOutEur,
                ].map((amount, index) => (
                  <td key={Object.keys(words.months)[index + 4]} className="number">
                    {decimalText(amount)}
                  </td>
                ))}
                <td className="number">{one.closedAt === null ? words.open : time(one.closedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
      <Refused error={download.error} />
      <div className="rules-buttons">
        <button type="button" className="button" disabled={download.isPending} onClick={() => download.mutate()}>
          {words.download}
        </button>
      </div>
    </section>
  );
};

export const AffiliateScreen = ({ operator }: { readonly operator: Operator }) => {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useAsk(readAffiliate, { params: { id } });
  if (isPending) return <Loading />;
  if (error) return <Failure error={error} retry={() => void refetch()} />;
  const { affiliate, months } = data;
  const mayManage = operator.permissions.includes('promotions.manage') && affiliate.endedAt === null;
  return (
    <>
      <h1>
        {affiliate.name} <EndedTag endedAt={affiliate.endedAt} />
      </h1>
      <section className="card">
        <h2>{words.link}</h2>
        <p className="rules-note mono">{affiliate.link}</p>
        <p className="rules-note">{words.linkNote}</p>
      </section>
      <Statement id={id} code={affiliate.code} months={months} />
      {mayManage && (
        <section className="card">
          <h2>{words.change}</h2>
          <AffiliateForm key={JSON.stringify(affiliate)} of={affiliate} />
        </section>
      )}
      {mayManage && <PostbackSecret id={id} hasSecret={affiliate.hasSecret} />}
      <Postbacks id={id} mayManage={mayManage} />
      {mayManage && (
        <section className="card">
          <h2>{words.end}</h2>
          <WriteLine
            label={words.endReason}
            action={words.end}
            most={500}
            send={(reason) => ask(endAffiliate, { params: { id }, body: { reason } })}
          />
        </section>
      )}
    </>
  );
};
