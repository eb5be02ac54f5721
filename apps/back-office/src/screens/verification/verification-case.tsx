/** Documents beside the details they have to prove. */
import {
  readVerification,
  type ComparedDetails,
  type VerificationCase,
} from '@carmine/contract/back-office/players/verification';
import { Link, useParams } from 'react-router';
import { useAsk } from '../../calls.ts';
import { State, time } from '../../shell/figures.tsx';
import { Failure, Loading } from '../../shell/states.tsx';
import { texts } from '../../texts/en.ts';
import { VerificationWithdrawal } from './verification-withdrawal.tsx';
import { VerificationDecision } from './verification-decision.tsx';
import { DocumentView } from './verification-document.tsx';

const words = texts.verifications;

const Details = ({ details }: { details: ComparedDetails }) => (
  <dl className="facts">
    <dt>{words.name}</dt>
    <dd>{details.name}</dd>
    {details.dateOfBirth !== undefined && (
      <>
        <dt>{words.born}</dt>
        <dd>{details.dateOfBirth ?? words.notGiven}</dd>
      </>
    )}
    {details.address !== undefined && (
      <>
        <dt>{words.address}</dt>
        <dd>{details.address ?? words.notGiven}</dd>
      </>
    )}
  </dl>
);

const SameDocuments = ({ players }: { players: readonly string[] }) => (
  <div className="notice bad" role="alert">
    {words.same}
    <ul>
      {players.map((id) => (
        <li key={id}>
          <Link className="mono link" to={`/players/${id}`}>
            {id}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);

const Compare = ({ view }: { view: VerificationCase }) => (
  <section className="card">
    <h2>{words.compare}</h2>
    {view.details === null ? <p className="notice bad">{words.erased}</p> : <Details details={view.details} />}
    {view.detailsAtHandIn !== null && (
      <div className="notice warn">
        {words.changed}
        <Details details={view.detailsAtHandIn} />
      </div>
    )}
    {view.sameDocumentsOf.length > 0 && <SameDocuments players={view.sameDocumentsOf} />}
  </section>
);

const Decided = ({ view }: { view: VerificationCase }) => (
  <section className="card">
    <h2>{words.decide}</h2>
    <div className="inset">
      <p>{words.decidedBy(view.decidedBy ?? view.provider, time(view.decidedAt ?? view.createdAt))}</p>
      {view.refusal !== null && <p>{words.reasons[view.refusal]}</p>}
      {view.note !== null && <p>{view.note}</p>}
    </div>
    {view.status === 'verified' && <VerificationWithdrawal view={view} />}
  </section>
);

export const VerificationCaseScreen = () => {
  const { id = '' } = useParams();
  const result = useAsk(readVerification, { params: { id } });
  if (result.isPending) return <Loading />;
  if (result.error) return <Failure error={result.error} retry={() => void result.refetch()} />;
  const view = result.data;
  return (
    <>
      <header className="head">
        <h1>
          {words.kinds[view.kind]}, {view.player.name}
        </h1>
        <State value={view.status} />
        <p>
          <Link className="mono link" to={`/players/${view.player.id}`}>
            {view.player.id}
          </Link>
          , {words.handedIn(time(view.createdAt))}
          {view.status === 'pending' && `, ${words.stages[view.stage](view.provider)}`}
        </p>
      </header>
      <div className="columns">
        <section className="card">
          <h2>
            {words.documents}
            <span className="caption">{words.audited}</span>
          </h2>
          <div className="document-grid">
            {view.documents.map((doc) => (
              <DocumentView key={doc.id} caseId={view.id} doc={doc} />
            ))}
          </div>
        </section>
        <div>
          <Compare view={view} />
          {view.status === 'pending' && view.details !== null && (
            <VerificationDecision key={view.detailsVersion} view={view} />
          )}
          {view.status !== 'pending' && <Decided view={view} />}
        </div>
      </div>
    </>
  );
};
