import { type PaperSide, type VerificationKind } from '@carmine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../platform/answers.ts';
import { verificationQuery } from '../../queries/verification.ts';
import { profileQuery } from '../../queries/profile.ts';
import { verificationTexts } from '../../texts/en-verification.ts';
import { faultOf, fieldOf, isOptional, sidesOf } from './paper-rules.ts';
import { sendPapers } from './send-papers.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type Chosen = Partial<Record<PaperSide, File>>;

export interface Upload {
  readonly chosen: Chosen;
  /** From 0 to 1 while something is on its way. */
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  /** A single paper leaves at once; several wait for `send`. */
  choose(side: PaperSide, file: File): Promise<void>;
  remove(side: PaperSide): void;
  send(): Promise<void>;
  cancel(): void;
}

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

export const useUpload = (kind: VerificationKind): Upload => {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>({});
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  const start = async (files: Chosen) => {
    sending.current = new AbortController();
    setProblem(undefined);
    setProgress(0);
    try {
      const list = sidesOf[kind].flatMap((side) => {
        const file = files[side];
        return file === undefined ? [] : [{ field: fieldOf(side), file }];
      });
      const answer = await sendPapers({ kind, files: list, onProgress: setProgress, signal: sending.current.signal });
      client.setQueryData(verificationQuery(kind).queryKey, answer);
      void client.invalidateQueries({ queryKey: profileQuery().queryKey });
    } catch (error) {
      if (isCancelled(error)) setChosen({});
      else setProblem(messageOf(error, verificationTexts.verification.sendFailed));
    } finally {
      setProgress(undefined);
    }
  };

  return {
    chosen,
    progress,
    problem,
    choose: async (side, given) => {
      setProblem(undefined);
      const file = await shrinkPicture(given);
      const fault = faultOf(side, file);
      if (fault !== undefined) {
        setProblem(fault);
        return;
      }
      const next = { ...chosen, [side]: file };
      setChosen((before) => ({ ...before, [side]: file }));
      if (sidesOf[kind].length === 1) await start(next);
    },
    remove: (side) => setChosen(({ [side]: _removed, ...rest }) => rest),
    send: async () => {
      const missing = sidesOf[kind].some((side) => !isOptional(side) && chosen[side] === undefined);
      if (missing) setProblem(verificationTexts.verification.missing);
      else await start(chosen);
    },
    cancel: () => sending.current?.abort(),
  };
};
