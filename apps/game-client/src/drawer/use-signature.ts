/** What this browser found of a studio's signature. */
import { isSignedByStudio, type StudioProof } from '@carmine/games';
import { useEffect, useState } from 'react';

/** `unknown`: it cannot check Ed25519. */
export type Signature = 'checking' | 'holds' | 'fails' | 'unknown';

export const signatureOf = async (proof: StudioProof): Promise<Exclude<Signature, 'checking'>> => {
  const holds = await isSignedByStudio(proof);
  return holds === undefined ? 'unknown' : holds ? 'holds' : 'fails';
};

/** Undefined where there is nothing signed. */
export const useSignature = (proof: StudioProof | undefined): Signature | undefined => {
  const [found, setFound] = useState<{ readonly of: string; readonly signature: Signature }>();
  const { signed = '', key = '', publicKey = '', signature = '' } = proof ?? {};
  const isThere = proof !== undefined;
  const of = `${signed}${publicKey}${signature}`;
  useEffect(() => {
    let isLeft = false;
    if (isThere)
      void signatureOf({ signed, key, publicKey, signature }).then((one) => {
        if (!isLeft) setFound({ of: `${signed}${publicKey}${signature}`, signature: one });
      });
    return () => {
      isLeft = true;
    };
  }, [isThere, signed, key, publicKey, signature]);
  if (!isThere) return undefined;
  return found?.of === of ? found.signature : 'checking';
};
