import { percentText, rationalText, winChanceOf, type AnyGame, type Rational, type RtpProof } from '@carmine/games';
import { countText } from '@carmine/money';
import { amountWithUnit, type GameRulesToRead, multiplierText, percent } from '@carmine/games/stage';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { rtpOf, rtpText } from './rtp-text.ts';

const words = texts.rulesPanel;
const [usualDigits, rareDigits] = [2, 6];
/** A longer fraction is folded: on a phone it would take the whole screen before the rules. */
const mostCharacters = 60;

/** What the jackpots return of a stake in the mean of all cycles, and both together. */
const PoolFigures = ({ pools, withPools }: { pools: string; withPools: string }) => (
  <>
    <div>
      <dt>{words.pools}</dt>
      <dd>
        <b>{rtpText(pools)}</b>
      </dd>
    </div>
    <div>
      <dt>{words.withPools}</dt>
      <dd>
        <b>{rtpText(withPools)}</b>
      </dd>
    </div>
  </>
);

/** The most that the bet can pay, in 1/10,000 of the stake, however it is played: a strategy may never get there. */
const highestOf = (maths: AnyGame, params: unknown, { maxWin }: RtpProof): bigint => {
  const bet = maths.payoutsOf?.(params);
  const times = bet === undefined ? maxWin * 10_000 : Number(bet.highestE4) / Number(bet.units ?? 1n);
  return BigInt(Math.round(times));
};

/** What is rare has more digits, so that no chance is shown as none. */
const chanceText = (chance: Rational): string =>
  percent(percentText(chance, chance.n * 10_000n < chance.d ? rareDigits : usualDigits));

/** Of a highest win that no counted round reached no chance is known. */
const NotReached = ({ proof: { maxWinChance, rounds } }: { proof: RtpProof }) =>
  rounds === undefined || maxWinChance.n > 0n ? null : <small>{words.notReached(countText(rounds))}</small>;

/** The whole fraction, where it is exact. */
const RtpFound = ({ proof: { rtp, se } }: { proof: RtpProof }) => {
  if (se !== undefined) return <small>{words.rtpSimulated(percent((se * 100).toFixed(3)))}</small>;
  const fraction = rationalText(rtp);
  const [over, under] = fraction.split('/');
  const exact = (
    <small>
      {/* A long fraction breaks at its slash, not within a number. */}
      {words.rtpExact(`${over}/`)}
      <wbr />
      {under}
    </small>
  );
  if (fraction.length <= mostCharacters) return exact;
  return (
    <details className="drawer-fraction">
      <summary>{words.exactFraction}</summary>
      {exact}
    </details>
  );
};

/** The bet on the table right now, worked out here. */
export const YourBet = ({ state, rules, maths }: { state: ReadyState; rules: GameRulesToRead; maths: AnyGame }) => {
  const { params, stake, view, session } = state;
  const proof = maths.rtpProof(params);
  const win = winChanceOf(maths, params);
  const amount = amountWithUnit(session.currency, stake);
  const [{ pools, withPools } = {}] = state.game.rtp;
  return (
    <section className="drawer-bet">
      <h3>
        {words.yourBet}: {view.betText(params)}
      </h3>
      <dl className="figures">
        <div>
          <dt>{words.rtp}</dt>
          <dd>
            <b>{rtpOf(proof.rtp)}</b>
            <RtpFound proof={proof} />
          </dd>
        </div>
        <div>
          <dt>{words.atStake(amount)}</dt>
          <dd>
            <b>{rtpOf(rules.returnAtStake(params, stake))}</b>
          </dd>
        </div>
        {pools === undefined || withPools === undefined ? null : <PoolFigures pools={pools} withPools={withPools} />}
        <div>
          <dt>{words.chance}</dt>
          <dd>
            <b>{chanceText(proof.hit)}</b>
            {proof.measured?.includes('hit') === true ? <small>{words.measured}</small> : null}
          </dd>
        </div>
        {win === undefined ? null : (
          <div>
            <dt>{words.winChance}</dt>
            <dd>
              <b>{chanceText(win)}</b>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.deviation}</dt>
          <dd>
            <b>± {multiplierText(BigInt(Math.round(proof.sd * 100)) * 100n)}</b>
            {proof.measured?.includes('sd') === true ? <small>{words.measured}</small> : null}
          </dd>
        </div>
        <div>
          <dt>{words.maxWin}</dt>
          <dd>
            <b>{multiplierText(highestOf(maths, params, proof))}</b>
            <NotReached proof={proof} />
          </dd>
        </div>
      </dl>
    </section>
  );
};
