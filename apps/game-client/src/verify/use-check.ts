/** Checks a file's rounds a few at a time, so that the page stays alive and shows how far it is. */
import { createChecker, readRecords, type PairTally, type RecordedRound, type RoundVerdict } from '@carmine/games';
import { useEffect, useState } from 'react';

const turnMs = 12;

export interface CheckedRecord {
  readonly record: RecordedRound;
  readonly verdict: RoundVerdict;
}

export interface FileCheck {
  readonly all: number;
  readonly records: readonly CheckedRecord[];
  readonly pairs: readonly PairTally[];
  readonly done: boolean;
}

const nothing: FileCheck = { all: 0, records: [], pairs: [], done: true };

/** `undefined` for a text without rounds, including an empty one. */
export const useCheck = (text: string): FileCheck | undefined => {
  const [check, setCheck] = useState<FileCheck | undefined>(nothing);
  useEffect(() => {
    if (text.trim() === '') {
      setCheck(nothing);
      return undefined;
    }
    const rounds = readRecords(text);
    if (rounds === undefined) {
      setCheck(undefined);
      return undefined;
    }
    const checker = createChecker();
    const records: CheckedRecord[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const turn = () => {
      const until = performance.now() + turnMs;
      while (records.length < rounds.length && performance.now() < until) {
        const record = rounds[records.length] as RecordedRound;
        records.push({ record, verdict: checker.add(record) });
      }
      const done = records.length === rounds.length;
      setCheck({ all: rounds.length, records, pairs: checker.pairs(), done });
      if (!done) timer = setTimeout(turn);
    };
    turn();
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return check;
};
