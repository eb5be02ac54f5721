import { refusalTexts } from '@carmine/contract/problem-texts/refused-documents';
import { refusalText, type VerificationAnswer, type VerificationKind } from '@carmine/contract/verification';
import { Notice, Skeleton, Tag } from '@carmine/design/feedback';
import { pageLocale } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock-3';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import ScanFace from 'lucide-react/icons/scan-face';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, type RefObject } from 'react';
import { messageOf } from '../../platform/calls/answers.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { profileQuery } from '../../queries/profile.ts';
import { useSession } from '../../queries/session.ts';
import { verificationQuery } from './queries.ts';
import { verificationTexts } from './texts.ts';
import { checkedText, sentText } from './document-rules.ts';
import { UploadForm } from './upload-form.tsx';
import './verification.css';

const words = verificationTexts.verification;

const tones = { none: 'plain', pending: 'wait', verified: 'good', rejected: 'bad' } as const;
const signs = { none: undefined, pending: Clock, verified: Check, rejected: X } as const;

const signOf = { identity: ScanFace, bill: House, funds: Landmark } as const;

const Status = ({ status }: { readonly status: VerificationAnswer['status'] }) => {
  const Sign = signs[status];
  return (
    <Tag tone={tones[status]}>
      {Sign && <Sign size={15} aria-hidden="true" />}
      {words.status[status]}
    </Tag>
  );
};

const countryNames = new Intl.DisplayNames(pageLocale, { type: 'region' });

/** Null: none yet. Undefined: unreadable, because closed accounts cannot read the profile. */
const useAddress = (): string | null | undefined => {
  const signedIn = useSession() !== null;
  const details = useQuery({ ...profileQuery(), enabled: signedIn }).data?.userDetails;
  if (details === undefined) return undefined;
  const country = details.country === null ? null : (countryNames.of(details.country) ?? details.country);
  const parts = [details.address, details.address2, details.zipCode, details.city, country];
  const filled = parts.filter((part) => part !== null && part !== '');
  return details.address === null ? null : filled.join(', ');
};

const About = ({ kind, answer }: { readonly kind: VerificationKind; readonly answer: VerificationAnswer }) => {
  const { support } = useSite().skin;
  const address = useAddress();
  const { submittedAt, decidedAt, status } = answer;
  const verified = status === 'verified' && submittedAt !== undefined && decidedAt !== undefined;
  const bill = address ?? (address === null && !verified ? words.bill.none : words.bill.text);
  const what = kind === 'bill' ? bill : words[kind].text;
  return (
    <>
      {(kind === 'bill' || !verified) && <p>{what}</p>}
      {verified && <p>{checkedText(submittedAt, decidedAt)}</p>}
      {status === 'pending' && submittedAt !== undefined && <p>{sentText(submittedAt)}</p>}
      {verified && kind === 'funds' && <p>{words.funds.locked}</p>}
      {verified && kind !== 'funds' && (
        <p>
          {words[kind].locked} <a href={`mailto:${support.email}`}>{words.change}</a>
        </p>
      )}
    </>
  );
};

const Refused = ({ refusal, note }: Pick<VerificationAnswer, 'refusal' | 'note'>) => (
  <Notice tone="warn" icon={<TriangleAlert size={20} aria-hidden="true" />}>
    <b>{words.refused}</b> {refusal !== undefined && refusalText(refusalTexts, { refusal, note })}
  </Notice>
);

/** The form below appears or disappears with the state, so the title with its message is scrolled into view. */
const useHeadInView = (status: VerificationAnswer['status'] | undefined): RefObject<HTMLElement | null> => {
  const card = useRef<HTMLElement>(null);
  const before = useRef(status);
  useEffect(() => {
    const last = before.current;
    before.current = status;
    if (last === undefined || last === status) return;
    const { top = 0 } = card.current?.getBoundingClientRect() ?? {};
    if (top < 0) card.current?.scrollIntoView({ block: 'start' });
  }, [status]);
  return card;
};

export const VerificationCard = ({ kind }: { readonly kind: VerificationKind }) => {
  const title = useId();
  const query = useQuery(verificationQuery(kind));
  const Sign = signOf[kind];
  const answer = query.data;
  const card = useHeadInView(answer?.status);
  return (
    <section className="verification-card" ref={card} aria-labelledby={title} aria-busy={query.isPending}>
      <div className="verification-head">
        <span className={`document-mark${answer?.verified === true ? ' document-mark-good' : ''}`}>
          <Sign size={20} aria-hidden="true" />
        </span>
        <div className="verification-about">
          <h2 id={title}>{words[kind].title}</h2>
          {answer !== undefined && <About kind={kind} answer={answer} />}
        </div>
        <div role="status">{answer !== undefined && <Status status={answer.status} />}</div>
      </div>
      {query.isPending && <Skeleton shape="block" />}
      {query.isError && answer === undefined && (
        <Notice tone="warn" role="alert">
          {messageOf(query.error, words.failed)}
        </Notice>
      )}
      {answer?.asked !== undefined && answer.status !== 'verified' && (
        <Notice tone="info">
          {words.funds.asked} <b>{answer.asked}</b>
        </Notice>
      )}
      {answer?.status === 'rejected' && <Refused {...answer} />}
      {answer?.status === 'pending' && <Notice tone="info">{words.pending}</Notice>}
      {(answer?.status === 'none' || answer?.status === 'rejected') && <UploadForm kind={kind} />}
    </section>
  );
};
