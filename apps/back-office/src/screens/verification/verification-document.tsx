/** One document. Pictures were re-encoded by the server and may be shown; a PDF is only offered as a download. */
import {
  readVerificationDocument,
  type VerificationDocument,
} from '@carmine/contract/back-office/players/verification';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { askFile } from '../../calls.ts';
import { saveFile } from '../../shell/save-file.ts';
import { Failure, Loading, Refused } from '../../shell/states.tsx';
import { texts } from '../../texts/en.ts';

const words = texts.verifications;

interface DocumentProps {
  readonly caseId: string;
  readonly doc: VerificationDocument;
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

const Picture = ({ caseId, doc }: DocumentProps) => {
  const [large, setLarge] = useState(false);
  const picture = useQuery({
    queryKey: [readVerificationDocument.name, caseId, doc.id],
    queryFn: ({ signal }) => askFile(readVerificationDocument, { params: { id: caseId, document: doc.id }, signal }),
    staleTime: Infinity,
    // Documents are not cached once they are out of view.
    gcTime: 0,
  });
  const address = useAddress(picture.data);
  if (picture.error) return <Failure error={picture.error} retry={() => void picture.refetch()} />;
  if (address === undefined) return <Loading />;
  return (
    <button
      type="button"
      className={large ? 'document-image large' : 'document-image'}
      aria-label={words.larger(words.sides[doc.side])}
      aria-pressed={large}
      onClick={() => setLarge(!large)}
    >
      <img src={address} alt={words.sides[doc.side]} />
    </button>
  );
};

const Pdf = ({ caseId, doc }: DocumentProps) => {
  const download = useMutation({
    mutationFn: () => askFile(readVerificationDocument, { params: { id: caseId, document: doc.id } }),
    onSuccess: (blob) => saveFile(blob, `${doc.side}.pdf`),
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

export const DocumentView = ({ caseId, doc }: DocumentProps) => (
  <figure className="document-figure">
    <figcaption>
      <b>{words.sides[doc.side]}</b>
      <span className="mono">{doc.name}</span>
      <span className="caption">{words.size(doc.size)}</span>
    </figcaption>
    {doc.type === 'image/jpeg' ? <Picture caseId={caseId} doc={doc} /> : <Pdf caseId={caseId} doc={doc} />}
  </figure>
);
