import { proofRows, sameFigures, type AnyGame, type WorkedOut } from '@carmine/games';
import { multiplierText } from '@carmine/games/stage';
import { useEffect, useState } from 'react';
import { Check, X } from '../hud/icons.tsx';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { rtpText } from './rtp-text.ts';

const words = texts.rulesPanel;

type Rows = ReadyState['game']['rtp'];

const agreesWith = (rows: Rows, maths: AnyGame, worked: readonly WorkedOut[] = []): boolean => {
  const own = proofRows(maths);
  return rows.every((row, index) => sameFigures(row, own[index], worked[index]));
};

/** What was found again, and from what: sums of counts say nothing of how these were counted. */
const wordsOf = (rows: Rows, maths: AnyGame, worked: readonly WorkedOut[] = []): string => {
  if (worked.some(({ hit }) => hit === undefined)) return words.recomputedRtp;
  const isSum = maths.storedCounts === true || rows.some(({ se }) => se !== undefined);
  return isSum ? words.recomputedSums : words.recomputed;
};

const Verdict = ({ rows, maths, worked }: { rows: Rows; maths: AnyGame; worked?: readonly WorkedOut[] }) => {
  const agrees = agreesWith(rows, maths, worked);
  return (
    <p className="check" data-holds={agrees} role="status">
      {agrees ? <Check /> : <X />}
      {agrees ? wordsOf(rows, maths, worked) : words.differs}
    </p>
  );
};

/** A slow return is computed on request, because it blocks the page. */
const WorkOut = ({ rows, maths }: { rows: Rows; maths: AnyGame }) => {
  const [asked, setAsked] = useState(false);
  const [worked, setWorked] = useState<readonly WorkedOut[]>();
  useEffect(() => {
    if (!asked) return undefined;
    // Delayed by a frame, so that the button can update first.
    const timer = setTimeout(() => {
      setWorked(maths.workOut?.(maths.bets.map(({ params }) => params)));
    }, 60);
    return () => {
      clearTimeout(timer);
    };
  }, [asked, maths]);
  if (worked !== undefined) return <Verdict rows={rows} maths={maths} worked={worked} />;
  return (
    <button
      type="button"
      className="hud-button wide"
      disabled={asked}
      onClick={() => {
        setAsked(true);
      }}
    >
      {asked ? words.workingOut : words.workOut}
    </button>
  );
};

export const PublishedReturns = ({ state, maths }: { state: ReadyState; maths: AnyGame }) => {
  const rows = state.game.rtp;
  const hasPools = rows.some(({ pools }) => pools !== undefined);
  return (
    <section>
      <h3>{words.published}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.columns.bet}</th>
            <th scope="col">{words.columns.rtp}</th>
            {hasPools ? (
              <>
                <th scope="col">{words.columns.pools}</th>
                <th scope="col">{words.columns.withPools}</th>
              </>
            ) : null}
            <th scope="col">{words.columns.max}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.bet}>
              <td>{row.bet}</td>
              <td>{rtpText(row.rtp)}</td>
              {hasPools ? (
                <>
                  <td>{rtpText(row.pools ?? '0')}</td>
                  <td>{rtpText(row.withPools ?? row.rtp)}</td>
                </>
              ) : null}
              <td>{multiplierText(BigInt(Math.round(row.maxWin * 10_000)))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {maths.workOut === undefined ? <Verdict rows={rows} maths={maths} /> : <WorkOut rows={rows} maths={maths} />}
    </section>
  );
};
