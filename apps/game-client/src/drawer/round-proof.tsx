/** One round from seed to payout, every step worked out in this browser. */
import { amountText, amountWithUnit } from '@carmine/games/stage';
import { useEffect } from 'react';
import { ArrowLeft, Check, X } from '../hud/icons.tsx';
import type { Controller } from '../play/controller.ts';
import type { FrameRound, ReadyState } from '../play/state.ts';
import { verifyRound, type Verified } from '../play/verify-round.ts';
import { texts } from '../texts/en.ts';
import { CopyLine } from './copy-line.tsx';
import { multiplierText } from './multiplier-text.ts';
import { RotateSeeds } from './rotate-seeds.tsx';

const words = texts.verify;

const Verdict = ({ holds, text }: { holds: boolean; text: string }) => (
  <p className="check" data-holds={holds}>
    {holds ? <Check /> : <X />}
    {text}
  </p>
);

const Stream = ({ trace }: { trace: Verified['trace'] }) => (
  <>
    <section>
      <h3>{words.stream}</h3>
      <p className="how">{words.streamHow}</p>
      {trace.blocks.map(({ message, hex }) => (
        <CopyLine key={message} label={message} value={hex} />
      ))}
    </section>
    <section>
      <h3>{words.draws}</h3>
      {trace.draws.map((draw, index) => (
        <dl key={index} className="steps">
          {draw.words.map(({ position, value, rejected }) => (
            <div key={position}>
              <dt>{words.word(position)}</dt>
              <dd>
                {value} = 0x{value.toString(16).padStart(8, '0')}
                {rejected ? `, ${words.rejected}` : ''}
              </dd>
            </div>
          ))}
          <div>
            <dt>below({draw.n})</dt>
            <dd>
              floor({draw.words.at(-1)?.value} × {draw.n} ÷ 2³²) = <b>{draw.value}</b>
            </dd>
          </div>
        </dl>
      ))}
    </section>
  </>
);

const Result = ({ proof, round, state }: { proof: Verified; round: FrameRound; state: ReadyState }) => {
  const { currency } = state.session;
  return (
    <section>
      <h3>{words.result}</h3>
      <dl className="steps">
        {proof.explanation.map(({ label, value, how }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <b>{value}</b>
              <small>{how}</small>
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.payout}</dt>
          <dd>
            <b>{amountWithUnit(currency, proof.payout)}</b>
            <small>{words.payoutHow(amountText(currency, round.stake), multiplierText(proof.multiplierE4))}</small>
          </dd>
        </div>
        <div>
          <dt>{words.recorded}</dt>
          <dd>
            <b>{amountWithUnit(currency, round.payout)}</b>
            <small>{multiplierText(round.multiplierE4)}</small>
          </dd>
        </div>
      </dl>
    </section>
  );
};

interface Props {
  state: ReadyState;
  round: FrameRound;
  controller: Controller;
  onBack: () => void;
}

/** A round of several steps is only known with what was done in it. */
const useActions = (round: FrameRound, { loadActions }: Controller): void => {
  useEffect(() => {
    // Without an answer the round stays unproven here; the next look asks again.
    if (round.actions === undefined) loadActions([round]).catch(() => undefined);
  }, [round, loadActions]);
};

export const RoundProof = ({ state, round, controller, onBack }: Props) => {
  useActions(round, controller);
  const proof = verifyRound(state.view.versions, round);
  return (
    <div className="drawer-proof">
      <button type="button" className="back" onClick={onBack}>
        <ArrowLeft />
        {words.backToList}
      </button>
      <div className="head">
        <h3>{words.title(round.nonce ?? 0)}</h3>
        <p>
          {state.view.betText(round.params)} · {amountWithUnit(state.session.currency, round.staked)} ·{' '}
          {new Date(round.at).toLocaleTimeString('en-GB')}
        </p>
      </div>
      {proof === undefined ? <p className="drawer-note">{words.sealed}</p> : null}
      {proof === undefined ? null : <Verdict holds={proof.holds} text={proof.holds ? words.matches : words.differs} />}
      <section>
        <h3>{words.seeds}</h3>
        {proof === undefined ? null : <CopyLine label={words.serverSeed} value={proof.serverSeed} />}
        <CopyLine label={texts.fairness.serverSeedHash} value={round.serverSeedHash ?? ''} />
        {proof === undefined ? null : <Verdict holds={proof.checks.commitment} text={words.commitment} />}
        <CopyLine label={texts.fairness.clientSeed} value={round.clientSeed ?? ''} />
      </section>
      {proof === undefined ? (
        <RotateSeeds state={state} controller={controller} />
      ) : (
        <>
          <Stream trace={proof.trace} />
          <Result proof={proof} round={round} state={state} />
        </>
      )}
    </div>
  );
};
