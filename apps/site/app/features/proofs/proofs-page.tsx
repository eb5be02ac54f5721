import type { SeedPairAnswer } from '@carmine/contract/games/fairness';
import { buttonClass, PrimaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { pairsQuery } from './queries.ts';
import { useSession } from '../../queries/session.ts';
import { proofTexts as words } from './texts.ts';
import { AccountPage } from '../history/account-page.tsx';
import { ListState } from '../history/list-state.tsx';
import { PairCard } from './pair-card.tsx';
import { ProofResult } from './proof-result.tsx';
import './proofs.css';
import { useProof } from './use-proof.ts';
import '../../styles/account-page.css';
import '../../styles/records.css';

const pairsShown = 40;

const isRevealed = ({ serverSeed, rounds }: SeedPairAnswer): boolean => serverSeed !== undefined && rounds > 0;

const VerifyAll = ({ pairs }: { readonly pairs: readonly SeedPairAnswer[] }) => {
  const { state, start } = useProof();
  const revealed = pairs.filter(isRevealed);
  if (revealed.length === 0) return <Notice tone="info">{words.nothingRevealed}</Notice>;
  return (
    <section className="history-card">
      <div className="proof-head">
        <PrimaryButton loading={state.kind === 'running'} onClick={() => start(revealed)}>
          {words.verifyAll}
        </PrimaryButton>
        <span className="history-small">{words.rounds(revealed.reduce((sum, { rounds }) => sum + rounds, 0))}</span>
      </div>
      <ProofResult state={state} />
    </section>
  );
};

const Elsewhere = () => (
  <section className="history-card proof-elsewhere">
    <p className="account-text">{words.elsewhereText}</p>
    <a className={buttonClass({ tone: 'ghost' })} href="/verify">
      {words.elsewhere}
    </a>
  </section>
);

const someRounds = (pairs: readonly SeedPairAnswer[]) => ({
  items: pairs.some(({ rounds }) => rounds > 0) ? pairs : [],
});

const Proofs = () => {
  const query = useQuery({ ...pairsQuery(), select: someRounds });
  const pairs = query.data?.items ?? [];
  // A pair that was changed before it decided anything proves nothing.
  const shown = pairs.filter(({ rounds, serverSeed }) => rounds > 0 || serverSeed === undefined);
  return (
    <>
      {pairs.length === 0 ? (
        <section className="history-card">
          <ListState query={query} empty={words.none} />
        </section>
      ) : (
        <VerifyAll pairs={shown} />
      )}
      {shown.slice(0, pairsShown).map((pair) => (
        <PairCard key={pair.serverSeedHash} pair={pair} />
      ))}
      {shown.length > pairsShown && <p className="account-text">{words.more(pairsShown, shown.length)}</p>}
      <Elsewhere />
    </>
  );
};

export const ProofsPage = () => {
  const signedIn = useSession() !== null;
  return (
    <AccountPage title={words.heading} text={words.text}>
      {signedIn && <Proofs />}
    </AccountPage>
  );
};
