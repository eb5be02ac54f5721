import type { DocumentSide, VerificationKind } from '@carmine/contract/verification';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../platform/calls/answers.ts';
import { verificationQuery } from './queries.ts';
import { profileQuery } from '../../queries/profile.ts';
import { verificationTexts } from './texts.ts';
import { faultOf, fieldOf, isOptional, sidesOf } from './document-rules.ts';
import { sendDocuments } from './send-documents.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type Chosen = Partial<Record<DocumentSide, File>>;

export type Faults = Partial<Record<DocumentSide, string>>;

export interface Upload {
  readonly chosen: Chosen;
  /** From 0 to 1 while something is on its way. */
  readonly progress: number | undefined;
  /** Why the last chosen file of each side was rejected. */
  readonly faults: Faults;
  /** Why nothing was sent. */
  readonly problem: string | undefined;
  /** A single document is sent at once; several wait for `send`. */
  choose(side: DocumentSide, file: File): Promise<void>;
  remove(side: DocumentSide): void;
  send(): Promise<void>;
  cancel(): void;
}

/** Whether a side that is needed was not chosen. */
const isMissing = (kind: VerificationKind, picked: Chosen): boolean =>
  sidesOf[kind].some((side) => !isOptional(side) && picked[side] === undefined);

const isCancelled = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** What is shown, and what would be sent at this moment. */
const usePicked = () => {
  const [chosen, setChosen] = useState<Chosen>({});
  const picked = useRef<Chosen>({});
  const keep = (next: Chosen) => {
    picked.current = next;
    setChosen(next);
  };
  const [faults, setFaults] = useState<Faults>({});
  const setFault = (side: DocumentSide, fault: string | undefined) =>
    setFaults(({ [side]: _before, ...others }) => (fault === undefined ? others : { ...others, [side]: fault }));
  return { chosen, picked, faults, keep, setFault };
};

/** The smaller copies that are being made of large photos. */
const useCopying = () => {
  const current = useRef<Promise<unknown>>(undefined);
  return {
    add: (copy: Promise<unknown>) => {
      const all = Promise.all([current.current, copy]).finally(() => {
        if (current.current === all) current.current = undefined;
      });
      current.current = all;
    },
    /** Does not wait if nothing is in progress. */
    end: () => current.current,
  };
};

export const useUpload = (kind: VerificationKind): Upload => {
  const client = useQueryClient();
  const { chosen, picked, faults, keep, setFault } = usePicked();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const sending = useRef<AbortController>(undefined);
  const copying = useCopying();
  useEffect(() => () => sending.current?.abort(), []);

  const start = async () => {
    if (sending.current !== undefined) return;
    sending.current = new AbortController();
    setProblem(undefined);
    setProgress(0);
    try {
      const files = sidesOf[kind].flatMap((side) => {
        const file = picked.current[side];
        return file === undefined ? [] : [{ field: fieldOf(side), file }];
      });
      const answer = await sendDocuments({ kind, files, onProgress: setProgress, signal: sending.current.signal });
      client.setQueryData(verificationQuery(kind).queryKey, answer);
      void client.invalidateQueries({ queryKey: profileQuery().queryKey });
    } catch (error) {
      if (isCancelled(error)) keep({});
      else setProblem(messageOf(error, verificationTexts.verification.sendFailed));
    } finally {
      sending.current = undefined;
      setProgress(undefined);
    }
  };

  const take = async (side: DocumentSide, given: File) => {
    setProblem(undefined);
    const file = await shrinkPicture(given);
    const fault = faultOf(file);
    if (fault === undefined) keep({ ...picked.current, [side]: file });
    setFault(side, fault);
    return fault === undefined;
  };

  return {
    chosen,
    progress,
    faults,
    problem,
    choose: async (side, file) => {
      const taken = take(side, file);
      copying.add(taken);
      if ((await taken) && sidesOf[kind].length === 1) await start();
    },
    remove: (side) => {
      const { [side]: _removed, ...rest } = picked.current;
      keep(rest);
    },
    send: async () => {
      // A large photo that was picked just now is still being made smaller.
      const copies = copying.end();
      if (copies !== undefined) await copies;
      if (isMissing(kind, picked.current)) setProblem(verificationTexts.verification.missing);
      else await start();
    },
    cancel: () => sending.current?.abort(),
  };
};
