import {
  amountText,
  currencyName,
  type GameRulesToRead,
  isWin,
  jackpotOf,
  multiplierText,
  paidTimesE4,
  signedText,
} from '@carmine/games/stage';
import { Fragment, useState } from 'react';
import { Check, ChevronRight, X } from '../hud/icons.tsx';
import type { Controller } from '../play/controller.ts';
import type { FrameRound, ReadyState } from '../play/state.ts';
import { verifyRound } from '../play/fairness/verify-round.ts';
import { texts } from '../texts/texts.ts';
import { jackpotTexts } from '../texts/jackpot.ts';

const rowsShown = 20;

const Row = ({ round, state, onVerify }: { round: FrameRound; state: ReadyState; onVerify: (id: string) => void }) => {
  const { currency } = state.session;
  const jackpot = jackpotOf(round);
  const net = round.payout + jackpot - round.staked;
  return (
    <tr>
      <td>{round.nonce}</td>
      <td>
        {state.view.betText(round.params)}
        <small>{amountText(currency, round.staked)}</small>
      </td>
      <td>{multiplierText(paidTimesE4(round))}</td>
      <td data-won={isWin(round) || jackpot > 0n}>
        {signedText(currency, net)}
        {jackpot > 0n ? <small>{jackpotTexts.title}</small> : null}
        {round.endedBonus === undefined ? null : <small>{texts.verify.keptOfBonus}</small>}
      </td>
      <td className="go">
        <button
          type="button"
          aria-label={texts.fairness.check(round.nonce ?? 0)}
          onClick={() => {
            onVerify(round.id);
          }}
        >
          <ChevronRight />
        </button>
      </td>
    </tr>
  );
};

/** Nonces restart with each pair of seeds: marks where an earlier pair starts. */
const Seam = () => (
  <tr className="seam">
    <th scope="rowgroup" colSpan={5}>
      {texts.fairness.earlierSeeds}
    </th>
  </tr>
);

interface Props {
  state: ReadyState;
  rules: GameRulesToRead;
  controller: Controller;
  onVerify: (id: string) => void;
}

const VerifyAll = ({ state, rules, controller }: Omit<Props, 'onVerify'>) => {
  const [failed, setFailed] = useState<number>();
  const revealed = state.history.filter(({ serverSeed }) => serverSeed !== undefined);
  if (state.history.length === 0) return null;
  if (revealed.length === 0) return <p className="drawer-note">{texts.fairness.notYet}</p>;
  const check = async () => {
    const rounds = await controller.loadActions(revealed).catch(() => revealed);
    setFailed(rounds.filter((round) => verifyRound(rules.versions, round)?.holds !== true).length);
  };
  return (
    <div className="drawer-verify-all">
      <button type="button" className="hud-button" onClick={() => void check()}>
        {texts.fairness.verifyAll}
      </button>
      {failed === undefined ? null : (
        <p className="check" data-holds={failed === 0} role="status">
          {failed === 0 ? <Check /> : <X />}
          {failed === 0 ? texts.fairness.allHold(revealed.length) : texts.fairness.someFail(failed)}
        </p>
      )}
    </div>
  );
};

export const RoundList = ({ state, rules, controller, onVerify }: Props) => {
  const { history, session } = state;
  const { columns } = texts.fairness;
  return (
    <section className="drawer-rounds">
      <h3>{texts.fairness.last}</h3>
      {history.length === 0 ? <p className="drawer-note">{texts.fairness.none}</p> : null}
      <VerifyAll state={state} rules={rules} controller={controller} />
      {history.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">{columns.round}</th>
              <th scope="col">{columns.bet}</th>
              <th scope="col">{columns.pays}</th>
              <th scope="col">{currencyName(session.currency)}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {history.slice(0, rowsShown).map((round, index) => (
              <Fragment key={round.id}>
                {round.serverSeedHash === (history[index - 1] ?? state.fairness).serverSeedHash ? null : <Seam />}
                <Row round={round} state={state} onVerify={onVerify} />
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
