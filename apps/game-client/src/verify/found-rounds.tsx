import { multiplierText } from '@carmine/games/stage';
import { liveGames, registry, type PairTally } from '@carmine/games';
import { useState } from 'react';
import { ChevronRight } from '../hud/icons.tsx';
import { Verdict } from '../drawer/proof-steps.tsx';
import { OneRecord } from './one-record.tsx';
import { numberOf } from './round-number.ts';
import { texts } from './texts.ts';
import type { CheckedRecord, FileCheck } from './use-check.ts';

const rowsShown = 200;

const sum = (pairs: readonly PairTally[], part: (pair: PairTally) => number): number =>
  pairs.reduce((total, pair) => total + part(pair), 0);
const uncheckedOf = (pair: PairTally): number => pair.rounds - pair.held - pair.differ;

const Total = ({ pairs }: Pick<FileCheck, 'pairs'>) => {
  const [held, differ, unchecked] = [
    sum(pairs, (pair) => pair.held),
    sum(pairs, (pair) => pair.differ),
    sum(pairs, uncheckedOf),
  ];
  if (differ > 0 || pairs.some(({ repeated }) => repeated > 0))
    return <Verdict holds={false} text={texts.someDiffer(differ)} />;
  if (held === 0) return <p className="verify-hint">{texts.noneChecked}</p>;
  return <Verdict holds text={unchecked > 0 ? texts.someUnchecked(held, unchecked) : texts.allHold(held)} />;
};

const Pairs = ({ pairs }: Pick<FileCheck, 'pairs'>) => (
  <div className="verify-scroll" tabIndex={0} role="region" aria-label={texts.pair}>
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.pair}</th>
          <th scope="col">{texts.clientSeed}</th>
          <th scope="col">{texts.rounds}</th>
          <th scope="col">{texts.held}</th>
          <th scope="col">{texts.differ}</th>
          <th scope="col">{texts.notChecked}</th>
          <th scope="col">{texts.gaps}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map((pair) => (
          <tr key={pair.serverSeedHash}>
            <td>
              <code title={pair.serverSeedHash}>{pair.serverSeedHash.slice(0, 10)}</code>
            </td>
            <td>
              <code>{pair.clientSeed}</code>
            </td>
            <td>{pair.rounds}</td>
            <td>{pair.held}</td>
            <td data-broken={pair.differ > 0}>{pair.differ}</td>
            <td>{uncheckedOf(pair)}</td>
            <td data-broken={pair.repeated > 0}>{texts.gapText(pair.missing, pair.repeated)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const wordOf = ({ verdict }: CheckedRecord): string =>
  verdict.checked ? (verdict.result.holds ? texts.holds : texts.differs) : texts.reasons[verdict.reason];
const nameOf = ({ record }: CheckedRecord): string =>
  [...registry, ...liveGames].find(({ id }) => id === record.game)?.name ?? record.game;
const broken = ({ verdict }: CheckedRecord): boolean => verdict.checked && !verdict.result.holds;

const Rows = ({ records, onOpen }: { records: readonly CheckedRecord[]; onOpen: (one: CheckedRecord) => void }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{texts.round}</th>
        <th scope="col">{texts.game}</th>
        <th scope="col">{texts.result}</th>
        <th scope="col" />
        <td />
      </tr>
    </thead>
    <tbody>
      {records.map((one, index) => (
        <tr key={`${one.record.id}-${index}`}>
          <td>{numberOf(one.record) ?? '–'}</td>
          <td>{nameOf(one)}</td>
          <td>{multiplierText(BigInt(one.record.multiplier))}</td>
          <td data-broken={broken(one)}>{wordOf(one)}</td>
          <td className="go">
            <button
              type="button"
              aria-label={texts.open(String(numberOf(one.record) ?? one.record.id))}
              onClick={() => onOpen(one)}
            >
              <ChevronRight />
            </button>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

export const FoundRounds = ({ check }: { check: FileCheck }) => {
  const { records, pairs, all, done } = check;
  const [open, setOpen] = useState<CheckedRecord>();
  if (open !== undefined) return <OneRecord one={open} onBack={() => setOpen(undefined)} />;
  if (!done)
    return (
      <>
        <progress className="verify-progress" max={all} value={records.length} aria-label={texts.rounds} />
        <p className="verify-hint">{texts.checking(records.length, all)}</p>
      </>
    );
  const [only] = records;
  if (only !== undefined && records.length === 1) return <OneRecord one={only} />;
  const inFront = [...records.filter(broken), ...records.filter((one) => !broken(one))].slice(0, rowsShown);
  return (
    <>
      <Total pairs={pairs} />
      <Pairs pairs={pairs} />
      <h3>{texts.rounds}</h3>
      {inFront.length < all ? <p>{texts.shown(inFront.length, all)}</p> : null}
      <Rows records={inFront} onOpen={setOpen} />
    </>
  );
};
