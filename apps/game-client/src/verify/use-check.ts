/** Checks a file's rounds a few at a time, so that the page stays alive and shows how far it is. */
import {
  createChecker,
  isSignedByStudio,
  readRecords,
  type FoundSignature,
  type PairTally,
  type RecordedRound,
  type RoundVerdict,
} from '@carmine/games';
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

/** Of rounds that studios decided, by their place in the file. */
const signaturesOf = async (rounds: readonly RecordedRound[]): Promise<ReadonlyMap<number, FoundSignature>> =>
  new Map(
    await Promise.all(
      [...rounds.entries()].flatMap(([index, { studio }]) =>
        studio === undefined
          ? []
          : [isSignedByStudio(studio).then((holds): [number, FoundSignature] => [index, { holds }])],
      ),
    ),
  );

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
    let isLeft = false;
    let signatures: ReadonlyMap<number, FoundSignature> = new Map();
    const turn = () => {
      const until = performance.now() + turnMs;
      while (records.length < rounds.length && performance.now() < until) {
        const record = rounds[records.length] as RecordedRound;
        records.push({ record, verdict: checker.add(record, signatures.get(records.length)) });
      }
      const done = records.length === rounds.length;
      setCheck({ all: rounds.length, records, pairs: checker.pairs(), done });
      if (!done) timer = setTimeout(turn);
    };
    if (rounds.some(({ studio }) => studio !== undefined)) {
      setCheck({ ...nothing, all: rounds.length, done: false });
      void signaturesOf(rounds).then((found) => {
        signatures = found;
        if (!isLeft) turn();
      });
    } else turn();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [text]);
  return check;
};
