import { Notice } from '@carmine/design/feedback';
import { Link } from 'react-router';
import { proofTexts as words } from './texts.ts';
import type { ProofState } from './use-proof.ts';
import type { Proof } from './verify-pairs.ts';
import '../../styles/records.css';

const shownDiffering = 20;

const Verdict = ({ proof }: { readonly proof: Proof }) => {
  const { held, differing, unchecked, gaps } = proof;
  const sound = differing.length === 0 && gaps === 0;
  return (
    <Notice tone={sound ? 'good' : 'warn'} role={sound ? 'status' : 'alert'}>
      <p>{differing.length > 0 ? words.someDiffer(differing.length) : words.allHold(held)}</p>
      {gaps > 0 && <p>{words.gaps(gaps)}</p>}
      {unchecked > 0 && <p>{words.uncheckedToo(unchecked)}</p>}
      {differing.length > 0 && (
        <ul className="proof-differing" aria-label={words.differing}>
          {differing.slice(0, shownDiffering).map((id) => (
            <li key={id}>
              <Link to={`/history/bets/${encodeURIComponent(id)}`}>{id}</Link>
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
};

export const ProofResult = ({ state }: { readonly state: ProofState }) => {
  if (state.kind === 'idle') return null;
  if (state.kind === 'failed') return <Notice tone="warn">{words.failed}</Notice>;
  const { proof } = state;
  if (state.kind === 'done') return <Verdict proof={proof} />;
  return (
    <div className="proof-progress">
      <progress max={Math.max(1, proof.all)} value={proof.done} aria-label={words.verifying} />
      <span className="history-small num">{words.progress(proof.done, proof.all)}</span>
    </div>
  );
};
