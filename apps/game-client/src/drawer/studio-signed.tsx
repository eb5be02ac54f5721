/** What a studio signed for a round, with the check of its signature in this browser. */
import type { StudioProof } from '@carmine/games';
import { studioTexts as words } from '../texts/studio.ts';
import { CopyLine } from './copy-line.tsx';
import { Verdict } from './proof-steps.tsx';
import { useSignature } from './use-signature.ts';

export const StudioSigned = ({ proof }: { readonly proof: StudioProof }) => {
  const signature = useSignature(proof);
  return (
    <section>
      <h3>{words.title}</h3>
      <p className="how">{words.lead}</p>
      <p className="how">{words.cannot}</p>
      <CopyLine label={words.signed} value={proof.signed} />
      <CopyLine label={words.signature} value={proof.signature} />
      <CopyLine label={words.key(proof.key)} value={proof.publicKey} />
      <p className="how">{words.whoseKey}</p>
      <div role="status">
        {signature === 'holds' || signature === 'fails' ? (
          <Verdict holds={signature === 'holds'} text={words[signature]} />
        ) : (
          <p className="how">{words[signature ?? 'checking']}</p>
        )}
      </div>
    </section>
  );
};
