/** What proves a live table: its chain, its salt, the link of each round, all of it worked out in this browser. */
import {
  commitment,
  createRng,
  leadsBack,
  sameJson,
  walkThrough,
  type AnyGame,
  type Explanation,
} from '@carmine/games';
import { signedWithUnit, type GameRulesToRead } from '@carmine/games/stage';
import { useState } from 'react';
import { CopyLine } from '../drawer/copy-line.tsx';
import { Drawer, VerifyElsewhere } from '../drawer/drawer.tsx';
import { Explanations, Stream, Verdict } from '../drawer/proof-steps.tsx';
import { ArrowLeft, Check, ChevronRight, ShieldCheck, X } from '../hud/icons.tsx';
import type { FrameRound, ReadyState } from '../play/state.ts';
import { verifyRound } from '../play/fairness/verify-round.ts';
import { texts } from '../texts/texts.ts';
import type { LiveState, ProvenResult } from './live-state.ts';
import { liveTexts } from './texts.ts';

const { fairness: words } = liveTexts;

/** The link belongs to the chain, and decides what was shown. */
const holds = (game: AnyGame, { seed, salt, chain, number, result }: ProvenResult): boolean =>
  leadsBack(seed, { commitment: chain, linkNumber: number }) &&
  sameJson(game.live?.result(createRng(seed, salt, 0)), result);

const gameOf = (rules: GameRulesToRead, state: ReadyState): AnyGame | undefined =>
  rules.versions.find(({ mathVersion }) => mathVersion === state.game.mathVersion);

const ownNet = (history: readonly FrameRound[], round: string): bigint | undefined => {
  const own = history.filter(({ shared }) => shared === round);
  return own.length === 0 ? undefined : own.reduce((sum, { payout, staked }) => sum + payout - staked, 0n);
};

interface Props {
  state: ReadyState;
  live: LiveState;
  rules: GameRulesToRead;
  verifying: string | undefined;
  onVerify: (round: string | undefined) => void;
  onClose: () => void;
}

/** Without the payout of chips: that of the player's own bets is shown with them. */
const stepsOf = (
  game: AnyGame,
  { seed, salt }: ProvenResult,
): { steps: ReturnType<typeof walkThrough>['trace']; lines: readonly Explanation[] } => {
  const walk = walkThrough(game, {
    seeds: { serverSeed: seed, clientSeed: salt, nonce: 0 },
    params: game.params.parse({}),
    actions: [],
  });
  return { steps: walk.trace, lines: walk.explanation.slice(0, 1) };
};

const OwnBets = ({ state, rules, own }: Pick<Props, 'state' | 'rules'> & { own: readonly FrameRound[] }) =>
  own.length === 0 ? null : (
    <section>
      <h3>{words.yourBets}</h3>
      {own.map((round) => {
        const proof = verifyRound(rules.versions, round);
        return (
          <dl key={round.id} className="steps">
            <div>
              <dt>{state.view.betText(round.params)}</dt>
              <dd>
                <b>{signedWithUnit(state.session.currency, round.payout - round.staked)}</b>
              </dd>
            </div>
            {proof === undefined ? null : (
              <Verdict holds={proof.holds} text={proof.holds ? texts.verify.matches : texts.verify.differs} />
            )}
          </dl>
        );
      })}
    </section>
  );

const LiveProof = ({
  state,
  rules,
  result,
  onVerify,
}: Omit<Props, 'onClose' | 'live' | 'verifying'> & { result: ProvenResult }) => {
  const game = gameOf(rules, state);
  const text = state.view.live?.resultText(result.result) ?? '';
  if (game === undefined) return null;
  const isLink = leadsBack(result.seed, { commitment: result.chain, linkNumber: result.number });
  const whole = holds(game, result);
  const { steps, lines } = stepsOf(game, result);
  return (
    <div className="drawer-proof">
      <button
        type="button"
        className="back"
        onClick={() => {
          onVerify(undefined);
        }}
      >
        <ArrowLeft />
        {texts.verify.backToList}
      </button>
      <div className="head">
        <h3>{words.title1(result.number)}</h3>
      </div>
      <Verdict holds={whole} text={whole ? texts.verify.matches : texts.verify.differs} />
      <section>
        <h3>{texts.verify.seeds}</h3>
        <CopyLine label={words.link} value={result.seed} />
        <CopyLine label={words.hash} value={commitment(result.seed)} />
        <CopyLine label={words.chain} value={result.chain} />
        <Verdict holds={isLink} text={isLink ? words.isLink(result.number) : words.isNotLink} />
        <CopyLine label={words.salt} value={result.salt} />
      </section>
      <Stream trace={steps} />
      <section>
        <h3>{texts.verify.result}</h3>
        <dl className="steps">
          <Explanations lines={lines} />
          <div>
            <dt>{words.shownResult}</dt>
            <dd>
              <b>{text}</b>
            </dd>
          </div>
        </dl>
      </section>
      <OwnBets state={state} rules={rules} own={state.history.filter(({ shared }) => shared === result.round)} />
    </div>
  );
};

const VerifyAll = ({ state, live, rules }: Pick<Props, 'state' | 'live' | 'rules'>) => {
  const [failed, setFailed] = useState<number>();
  const game = gameOf(rules, state);
  if (live.results.length === 0 || game === undefined) return <p className="drawer-note">{words.none}</p>;
  return (
    <div className="drawer-verify-all">
      <button
        type="button"
        className="hud-button"
        onClick={() => {
          setFailed(live.results.filter((result) => !holds(game, result)).length);
        }}
      >
        {words.verifyAll}
      </button>
      {failed === undefined ? null : (
        <p className="check" data-holds={failed === 0} role="status">
          {failed === 0 ? <Check /> : <X />}
          {failed === 0 ? words.allHold(live.results.length) : words.someFail(failed)}
        </p>
      )}
    </div>
  );
};

const Results = ({ state, live, onVerify }: Pick<Props, 'state' | 'live' | 'onVerify'>) => (
  <table>
    <thead>
      <tr>
        <th scope="col">{words.columns.round}</th>
        <th scope="col">{words.columns.result}</th>
        <th scope="col">{words.columns.own}</th>
        <td />
      </tr>
    </thead>
    <tbody>
      {live.results.map(({ round, number, result }) => {
        const net = ownNet(state.history, round);
        return (
          <tr key={round}>
            <td>{number}</td>
            <td>{state.view.live?.resultText(result)}</td>
            <td data-won={net !== undefined && net > 0n}>
              {net === undefined ? '–' : signedWithUnit(state.session.currency, net)}
            </td>
            <td className="go">
              <button
                type="button"
                aria-label={words.check(number)}
                onClick={() => {
                  onVerify(round);
                }}
              >
                <ChevronRight />
              </button>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

export const LiveFairness = (props: Props) => {
  const { state, live, rules, verifying, onVerify, onClose } = props;
  const result = live.results.find(({ round }) => round === verifying);
  return (
    <Drawer title={words.title} icon={<ShieldCheck className="proven" />} onClose={onClose}>
      {result === undefined ? (
        <>
          <p className="drawer-lead">{words.lead}</p>
          <CopyLine label={words.chain} value={live.chain} aside={words.next(live.round?.number ?? 0)} />
          <CopyLine
            label={words.salt}
            value={live.salt}
            aside={
              live.saltBlock === undefined
                ? words.saltDrawn
                : words.saltFrom(live.saltBlock.network.toUpperCase(), live.saltBlock.height)
            }
          />
          <section className="drawer-rounds">
            <h3>{words.last}</h3>
            <VerifyAll state={state} live={live} rules={rules} />
            {live.results.length === 0 ? null : <Results state={state} live={live} onVerify={onVerify} />}
          </section>
          <VerifyElsewhere />
        </>
      ) : (
        <LiveProof key={result.round} state={state} rules={rules} result={result} onVerify={onVerify} />
      )}
    </Drawer>
  );
};
