import type { SeedPairAnswer } from '@carmine/contract/games/fairness';
import { useEffect, useRef, useState } from 'react';
import { verifyPairs, type Proof } from './verify-pairs.ts';

export type ProofState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'running'; readonly proof: Proof }
  | { readonly kind: 'done'; readonly proof: Proof };

/** A new run replaces one in progress; leaving the page cancels it. */
export const useProof = () => {
  const [state, setState] = useState<ProofState>({ kind: 'idle' });
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current = -1;
    },
    [],
  );
  const start = (pairs: readonly SeedPairAnswer[]): void => {
    run.current += 1;
    const mine = run.current;
    const all = pairs.reduce((sum, { rounds }) => sum + rounds, 0);
    const nothing = { all, done: 0, held: 0, unchecked: 0, differing: [], gaps: 0, finished: false };
    setState({ kind: 'running', proof: nothing });
    verifyPairs(pairs, (proof) => {
      if (run.current !== mine) return false;
      setState({ kind: proof.finished ? 'done' : 'running', proof });
      return true;
    }).catch(() => {
      if (run.current === mine) setState({ kind: 'failed' });
    });
  };
  return { state, start };
};
