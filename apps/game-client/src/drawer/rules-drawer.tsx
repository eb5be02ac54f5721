import { percentText, proofRows, rational, rationalText, readRational, type AnyGame } from '@carmine/games';
import {
  amountWithUnit,
  eurText,
  type GameRulesToRead,
  multiplierText,
  percent,
  type StakeLimits,
} from '@carmine/games/stage';
import { paytables } from '@carmine/games/paytables';
import { useEffect, useState, type ComponentType } from 'react';
import { Check, Info, X } from '../hud/icons.tsx';
import { stakesOf } from '../play/stake.ts';
import type { ReadyState } from '../play/state.ts';
import { texts } from '../texts/texts.ts';
import { Drawer } from './drawer.tsx';

const words = texts.rulesPanel;
const shownDigits = 4;

const mathsOf = ({ versions }: GameRulesToRead, { game }: ReadyState): AnyGame | undefined =>
  versions.find(({ mathVersion }) => mathVersion === game.mathVersion);

/** Both ends of what can be staked, in euros, for another currency. */
const rangeWorth = ({ currency, eurRate }: ReadyState['session'], { min, max }: StakeLimits): string => {
  const [least, most] = [eurText(currency, min, eurRate), eurText(currency, max, eurRate)];
  return least === '' ? '' : texts.worthRange(least, most.replace('≈ ', ''));
};

/** The bet on the table right now, worked out here. */
const YourBet = ({ state, rules, maths }: { state: ReadyState; rules: GameRulesToRead; maths: AnyGame }) => {
  const { params, stake, view, session } = state;
  const proof = maths.rtpProof(params);
  const amount = amountWithUnit(session.currency, stake);
  const [over, under] = rationalText(proof.rtp).split('/');
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
            <b>{percent(percentText(proof.rtp, shownDigits))}</b>
            <small>
              {/* A long fraction breaks at its slash, not within a number. */}
              {words.rtpExact(`${over}/`)}
              <wbr />
              {under}
            </small>
          </dd>
        </div>
        <div>
          <dt>{words.atStake(amount)}</dt>
          <dd>
            <b>{percent(percentText(rules.returnAtStake(params, stake), shownDigits))}</b>
          </dd>
        </div>
        {pools === undefined || withPools === undefined ? null : <PoolFigures pools={pools} withPools={withPools} />}
        <div>
          <dt>{words.chance}</dt>
          <dd>
            <b>{percent(percentText(proof.hit, 2))}</b>
          </dd>
        </div>
        <div>
          <dt>{words.maxWin}</dt>
          <dd>
            <b>{multiplierText(BigInt(Math.round(proof.maxWin * 10_000)))}</b>
          </dd>
        </div>
      </dl>
    </section>
  );
};

const Verdict = ({ agrees }: { agrees: boolean }) => (
  <p className="check" data-holds={agrees} role="status">
    {agrees ? <Check /> : <X />}
    {agrees ? words.recomputed : words.differs}
  </p>
);

/** A slow return is computed on request, because it blocks the page. */
const WorkOut = ({ state, maths }: { state: ReadyState; maths: AnyGame }) => {
  const [stage, setStage] = useState<'asked' | boolean>();
  useEffect(() => {
    if (stage !== 'asked') return undefined;
    // Delayed by a frame, so that the button can update first.
    const timer = setTimeout(() => {
      if (maths.workOut === undefined) return;
      const { rtp, hit } = maths.workOut();
      const [published, ...others] = state.game.rtp;
      const agrees = published?.rtp === rationalText(rtp) && (hit === undefined || published.hit === rationalText(hit));
      // What is not written down is worked out when it is asked for.
      const [, ...own] = proofRows(maths);
      setStage(agrees && others.every((row, index) => row.rtp === own[index]?.rtp));
    }, 60);
    return () => {
      clearTimeout(timer);
    };
  }, [stage, state.game.rtp, maths]);
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

const rtpText = (fraction: string): string => percent(percentText(readRational(fraction) ?? rational(0), shownDigits));

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

const Published = ({ state, maths }: { state: ReadyState; maths: AnyGame }) => {
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
      {maths.workOut === undefined ? <Verdict agrees={agrees} /> : <WorkOut state={state} maths={maths} />}
    </section>
  );
};

const Rows = ({ rows }: { rows: ReadyState['game']['paytable'] }) => (
  <table>
    <tbody>
      {rows.map(({ name, pays, chance }) => (
        <tr key={name}>
          <td>
            {name}
            {chance === undefined ? null : <small>{words.chanceOf(chance)}</small>}
          </td>
          <td>{pays}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Drawn where the game has drawings of it; what the game is played with is loaded already. */
const Paytable = ({ game: { id, paytable } }: { game: ReadyState['game'] }) => {
  const [Drawn, setDrawn] = useState<ComponentType>();
  useEffect(() => {
    let live = true;
    const load = Object.hasOwn(paytables, id) ? paytables[id]?.() : undefined;
    load?.then(
      (found) => {
        if (live) setDrawn(() => found);
      },
      // Falls back to the rows, which contain the same.
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [id]);
  return (
    <section>
      <h3>{words.pays}</h3>
      {Drawn === undefined ? <Rows rows={paytable} /> : <Drawn />}
    </section>
  );
};

interface Props {
  state: ReadyState;
  rules: GameRulesToRead;
  onClose: () => void;
}

export const RulesDrawer = ({ state, rules, onClose }: Props) => {
  const { game, session } = state;
  const maths = mathsOf(rules, state);
  const stakes = stakesOf(state);
  return (
    <Drawer title={words.title} icon={<Info />} onClose={onClose}>
      {maths === undefined ? null : <YourBet state={state} rules={rules} maths={maths} />}
      {game.rules.map(({ title, text }) => (
        <section key={title}>
          <h3>{title}</h3>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Paytable game={game} />
      {maths === undefined ? null : <Published state={state} maths={maths} />}
      <section>
        <h3>{words.stakes}</h3>
        <p>
          {texts.stakeRange(amountWithUnit(session.currency, stakes.min), amountWithUnit(session.currency, stakes.max))}{' '}
          <span className="worth">{rangeWorth(session, stakes)}</span>
        </p>
        <h3>{words.keys}</h3>
        <dl className="keys">
          {[...words.keyList, ...(state.view.keys ?? [])].map(([key, does]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <p className="drawer-note">
          {words.maths} {game.version}: <code>{game.mathVersion}</code>
        </p>
      </section>
    </Drawer>
  );
};
