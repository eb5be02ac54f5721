import type { SeedPairAnswer } from '@carmine/contract/games/fairness';
import { SecondaryButton } from '@carmine/design/button';
import { Tag } from '@carmine/design/feedback';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { orThrowMessage, saidOf } from '../../platform/calls/answers.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { pairsQuery, revealPair } from './queries.ts';
import { proofTexts as words } from './texts.ts';
import { Facts } from '../history/facts.tsx';
import { downloadPair } from './download-pair.ts';
import { ProofResult } from './proof-result.tsx';
import { useProof } from './use-proof.ts';
import '../../styles/account-page.css';
import '../../styles/records.css';

const useReveal = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => orThrowMessage(await revealPair()),
    onError: (error) => notify('error', saidOf(error, words.failed)),
    onSettled: () => client.invalidateQueries({ queryKey: pairsQuery().queryKey }),
  });
};

const useDownload = (pair: SeedPairAnswer) =>
  useMutation({
    mutationFn: () => downloadPair(pair),
    onError: () => notify('error', words.failed),
  });

const Reveal = () => {
  const { mutate, isPending } = useReveal();
  return (
    <>
      <p className="account-text">{words.revealText}</p>
      <div className="history-actions">
        <SecondaryButton icon={<KeyRound size={18} aria-hidden="true" />} loading={isPending} onClick={() => mutate()}>
          {words.reveal}
        </SecondaryButton>
      </div>
    </>
  );
};

const Revealed = ({ pair }: { readonly pair: SeedPairAnswer }) => {
  const { state, start } = useProof();
  const { mutate, isPending } = useDownload(pair);
  return (
    <>
      <div className="history-actions">
        <SecondaryButton
          icon={<ShieldCheck size={18} aria-hidden="true" />}
          loading={state.kind === 'running'}
          onClick={() => start([pair])}
        >
          {words.verify}
        </SecondaryButton>
        <SecondaryButton
          tone="quiet"
          icon={<Download size={18} aria-hidden="true" />}
          loading={isPending}
          onClick={() => mutate()}
        >
          {words.download}
        </SecondaryButton>
      </div>
      <ProofResult state={state} />
    </>
  );
};

export const PairCard = ({ pair }: { readonly pair: SeedPairAnswer }) => {
  const revealed = pair.serverSeed !== undefined;
  return (
    <section className="history-card">
      <h2 className="proof-pair">
        {words.rounds(pair.rounds)}
        <Tag tone={revealed ? 'good' : 'plain'}>{revealed ? words.revealed : words.inUse}</Tag>
      </h2>
      <Facts
        facts={[
          { name: words.hash, value: pair.serverSeedHash, code: true },
          { name: words.serverSeed, value: pair.serverSeed ?? words.sealed, code: revealed },
          { name: words.clientSeed, value: pair.clientSeed, code: true },
        ]}
      />
      {revealed ? <Revealed pair={pair} /> : pair.rounds > 0 && <Reveal />}
    </section>
  );
};
