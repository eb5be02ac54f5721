import { proofRows, rationalText, type AnyGame } from '@carmine/games';
import { multiplierText } from '@carmine/games/stage';
import { useEffect, useState } from 'react';
import { Check, X } from '../hud/icons.tsx';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { rtpText } from './rtp-text.ts';

const words = texts.rulesPanel;

const Verdict = ({ agrees }: { agrees: boolean }) => (
  <p className="check" data-holds={agrees} role="status">
    {agrees ? <Check /> : <X />}
    {agrees ? words.recomputed : words.differs}
  </p>
);

/** A slow return is computed on request, because it blocks the page. */
const WorkOut = ({ state, workOut }: { state: ReadyState; workOut: NonNullable<AnyGame['workOut']> }) => {
  const [stage, setStage] = useState<'asked' | boolean>();
  useEffect(() => {
    if (stage !== 'asked') return undefined;
    // Delayed by a frame, so that the button can update first.
    const timer = setTimeout(() => {
      const { rtp, hit } = workOut();
      const [published] = state.game.rtp;
      setStage(published?.rtp === rationalText(rtp) && (hit === undefined || published.hit === rationalText(hit)));
    }, 60);
    return () => {
      clearTimeout(timer);
    };
  }, [stage, state.game.rtp, workOut]);
  if (typeof stage === 'boolean') return <Verdict agrees={stage} />;
  return (
    <button
      type="button"
      className="hud-button wide"
      disabled={stage === 'asked'}
      onClick={() => {
        setStage('asked');
      }}
    >
      {stage === 'asked' ? words.workingOut : words.workOut}
    </button>
  );
};

export const PublishedReturns = ({ state, maths }: { state: ReadyState; maths: AnyGame }) => {
  const own = proofRows(maths);
  const agrees = state.game.rtp.every(
    (row, index) => row.rtp === own[index]?.rtp && row.hit === own[index].hit && row.withPools === own[index].withPools,
  );
  const hasPools = state.game.rtp.some(({ pools }) => pools !== undefined);
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
          {state.game.rtp.map((row) => (
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
      {maths.workOut === undefined ? <Verdict agrees={agrees} /> : <WorkOut state={state} workOut={maths.workOut} />}
    </section>
  );
};
