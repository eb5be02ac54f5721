/** One paper. A picture was drawn anew by the server and may be shown; a PDF leaves as a download and nothing else. */
import { readVerificationPaper, type VerificationPaper } from '@carmine/contract/back-office/players/verification';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askFile } from '../../calls.ts';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.verifications;

interface PaperProps {
  readonly caseId: string;
  readonly paper: VerificationPaper;
}

const useAddress = (blob: Blob | undefined): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (blob === undefined) return undefined;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
};

const Picture = ({ caseId, paper }: PaperProps) => {
  const [large, setLarge] = useState(false);
  const picture = useQuery({
    queryKey: [readVerificationPaper.name, caseId, paper.id],
    queryFn: ({ signal }) => askFile(readVerificationPaper, { params: { id: caseId, paper: paper.id }, signal }),
    staleTime: Infinity,
    // Nothing of a paper is kept once nobody looks at it.
    gcTime: 0,
  });
  const address = useAddress(picture.data);
  if (picture.error) return <Failure error={picture.error} retry={() => void picture.refetch()} />;
  if (address === undefined) return <Loading />;
  return (
    <button
      type="button"
      className={large ? 'paper large' : 'paper'}
      aria-label={words.larger(words.sides[paper.side])}
      aria-pressed={large}
      onClick={() => setLarge(!large)}
    >
      <img src={address} alt={words.sides[paper.side]} />
    </button>
  );
};

const save = (blob: Blob, name: string): void => {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

const Pdf = ({ caseId, paper }: PaperProps) => {
  const download = useMutation({
    mutationFn: () => askFile(readVerificationPaper, { params: { id: caseId, paper: paper.id } }),
    onSuccess: (blob) => save(blob, `${paper.side}.pdf`),
  });
  return (
    <div className="inset">
      <p>{words.pdf}</p>
      <Refused error={download.error} />
      <button type="button" className="button" disabled={download.isPending} onClick={() => download.mutate()}>
        <Download size={16} aria-hidden="true" />
        {words.download}
      </button>
    </div>
  );
};

export const PaperView = ({ caseId, paper }: PaperProps) => (
  <figure className="paper-figure">
    <figcaption>
      <b>{words.sides[paper.side]}</b>
      <span className="mono">{paper.name}</span>
      <span className="caption">{words.size(paper.size)}</span>
    </figcaption>
    {paper.type === 'image/jpeg' ? <Picture caseId={caseId} paper={paper} /> : <Pdf caseId={caseId} paper={paper} />}
  </figure>
);
