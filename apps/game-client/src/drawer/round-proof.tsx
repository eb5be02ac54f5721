/** One round from seed to payout, every step worked out in this browser. */
import { amountWithUnit, type GameRulesToRead } from '@carmine/games/stage';
import { pageLocale } from '@carmine/money';
import { useEffect } from 'react';
import { ArrowLeft } from '../hud/icons.tsx';
import type { Controller } from '../play/controller.ts';
import type { FrameRound, ReadyState } from '../play/state.ts';
import { verifyRound } from '../play/fairness/verify-round.ts';
import { texts } from '../texts/texts.ts';
import { CopyLine } from './copy-line.tsx';
import { PastJackpots } from './drawer.tsx';
import { Result, Stream, Verdict } from './proof-steps.tsx';
import { RotateSeeds } from './rotate-seeds.tsx';

const words = texts.verify;

interface Props {
  state: ReadyState;
  rules: GameRulesToRead;
  round: FrameRound;
  controller: Controller;
  onBack: () => void;
}

/** A round of several steps is only known with what was done in it. */
const useActions = (round: FrameRound, { loadActions }: Controller): void => {
  useEffect(() => {
    // Without an answer the round stays unproven; reopening retries.
    if (round.actions === undefined) loadActions([round]).catch(() => undefined);
  }, [round, loadActions]);
};

export const RoundProof = ({ state, rules, round, controller, onBack }: Props) => {
  useActions(round, controller);
  const proof = verifyRound(rules.versions, round);
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
          {new Date(round.at).toLocaleTimeString(pageLocale)}
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
          <Result
            proof={proof}
            currency={state.session.currency}
            stake={round.stake}
            recorded={round}
            jackpots={round.jackpots}
          />
          {round.jackpots === undefined ? null : <PastJackpots />}
        </>
      )}
    </div>
  );
};
