/** What proves a live table: its chain, its salt, the link of each round, all of it worked out in this browser. */
import { commitment, leadsBack, readStudioText, walkThrough, type AnyGame, type Explanation } from '@carmine/games';
import { signedWithUnit, type GameRulesToRead } from '@carmine/games/stage';
import { useEffect } from 'react';
import { CopyLine } from '../drawer/copy-line.tsx';
import { Drawer, VerifyElsewhere } from '../drawer/drawer.tsx';
import { Explanations, Stream, Verdict } from '../drawer/proof-steps.tsx';
import { StudioSigned } from '../drawer/studio-signed.tsx';
import { useSignature } from '../drawer/use-signature.ts';
import { studioTexts } from '../texts/studio.ts';
import { ArrowLeft, ChevronRight, ShieldCheck, Video } from '../hud/icons.tsx';
import type { FrameRound, ReadyState } from '../play/state.ts';
import type { Controller } from '../play/controller.ts';
import { verifyRound } from '../play/fairness/verify-round.ts';
import { texts } from '../texts/texts.ts';
import type { LiveState, ProvenResult } from './live-state.ts';
import { liveTexts } from './texts.ts';
import { gameOf, holds, VerifyAll } from './verify-all.tsx';

const { fairness: words } = liveTexts;

const ownNet = (history: readonly FrameRound[], round: string): bigint | undefined => {
  const own = history.filter(({ shared }) => shared === round);
  return own.length === 0 ? undefined : own.reduce((sum, { payout, staked }) => sum + payout - staked, 0n);
};

interface Props {
  state: ReadyState;
  live: LiveState;
  rules: GameRulesToRead;
  controller: Pick<Controller, 'loadActions'>;
  verifying: string | undefined;
  onVerify: (round: string | undefined) => void;
  onClose: () => void;
}

/** Without the payout of chips: that of the player's own bets is shown with them. */
const stepsOf = (
  game: AnyGame,
  { seed, salt, studio }: ProvenResult,
): { steps: ReturnType<typeof walkThrough>['trace']; lines: readonly Explanation[] } => {
  const walk = walkThrough(game, {
    ...(studio === undefined
      ? { seeds: { serverSeed: seed, clientSeed: salt, nonce: 0 } }
      : { studio: { draws: readStudioText(studio.signed)?.draws ?? [], isAboutRound: true } }),
    params: game.params.parse({}),
    actions: [],
  });
  return { steps: walk.trace, lines: walk.explanation.slice(0, 1) };
};

/** A cash-out by hand is part of what is checked. */
const useActions = (own: readonly FrameRound[], { loadActions }: Props['controller']): void => {
  const missing = own.filter(({ actions }) => actions === undefined);
  useEffect(() => {
    // Without an answer they stay unproven; reopening retries.
    if (missing.length > 0) loadActions(missing).catch(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- asked once for each number of them
  }, [missing.length, loadActions]);
};

const wordsOf = (rules: GameRulesToRead, { mathVersion, actions = [] }: FrameRound): string =>
  actions
    .map((action) => rules.versions.find((one) => one.mathVersion === mathVersion)?.actionText?.(action.type, action))
    .filter((text) => text !== undefined)
    .map((text) => `, ${text}`)
    .join('');

const OwnBets = ({
  state,
  rules,
  own,
  controller,
}: Pick<Props, 'state' | 'rules' | 'controller'> & { own: readonly FrameRound[] }) => {
  useActions(own, controller);
  return own.length === 0 ? null : (
    <section>
      <h3>{words.yourBets}</h3>
      {own.map((round) => {
        const proof = verifyRound(rules.versions, round);
        return (
          <dl key={round.id} className="steps">
            <div>
              <dt>
                {state.view.betText(round.params)}
                {wordsOf(rules, round)}
              </dt>
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
};

const verdictText = (isWhole: boolean, isStudio: boolean): string => {
  const said = isStudio ? studioTexts : texts.verify;
  return isWhole ? said.matches : said.differs;
};

const LiveProof = ({
  state,
  rules,
  controller,
  result,
  onVerify,
}: Omit<Props, 'onClose' | 'live' | 'verifying'> & { result: ProvenResult }) => {
  const signature = useSignature(result.studio);
  const game = gameOf(rules, state);
  const text = state.view.live?.resultText(result.result) ?? '';
  if (game === undefined) return null;
  const isLink = leadsBack(result.seed, { commitment: result.chain, linkNumber: result.number });
  const whole = holds(game, result) && signature !== 'fails';
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
      {signature === 'checking' || signature === 'unknown' ? null : (
        <Verdict holds={whole} text={verdictText(whole, signature !== undefined)} />
      )}
      {result.studio === undefined ? (
        <>
          <section>
            <h3>{texts.verify.seeds}</h3>
            <CopyLine label={words.link} value={result.seed} />
            <CopyLine label={words.hash} value={commitment(result.seed)} />
            <CopyLine label={words.chain} value={result.chain} />
            <Verdict holds={isLink} text={isLink ? words.isLink(result.number) : words.isNotLink} />
            <CopyLine label={words.salt} value={result.salt} />
          </section>
          <Stream trace={steps} />
        </>
      ) : (
        <StudioSigned proof={result.studio} />
      )}
      <section>
        <h3>{result.studio === undefined ? texts.verify.result : studioTexts.result}</h3>
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
      <OwnBets
        state={state}
        rules={rules}
        controller={controller}
        own={state.history.filter(({ shared }) => shared === result.round)}
      />
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

const Chain = ({ live }: Pick<Props, 'live'>) => (
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
  </>
);

const Studio = () => (
  <>
    <p className="drawer-lead">{studioTexts.lead}</p>
    <p className="drawer-lead">{studioTexts.cannot}</p>
  </>
);

export const LiveFairness = (props: Props) => {
  const { state, live, rules, controller, verifying, onVerify, onClose } = props;
  const result = live.results.find(({ round }) => round === verifying);
  const isStudio = live.stream !== undefined;
  return (
    <Drawer
      title={isStudio ? studioTexts.tableTitle : words.title}
      icon={isStudio ? <Video /> : <ShieldCheck className="proven" />}
      onClose={onClose}
    >
      {result === undefined ? (
        <>
          {isStudio ? <Studio /> : <Chain live={live} />}
          <section className="drawer-rounds">
            <h3>{words.last}</h3>
            <VerifyAll state={state} live={live} rules={rules} />
            {live.results.length === 0 ? null : <Results state={state} live={live} onVerify={onVerify} />}
          </section>
          {isStudio ? <VerifyElsewhere how={studioTexts.offline} /> : <VerifyElsewhere />}
        </>
      ) : (
        <LiveProof key={result.round} {...{ state, rules, controller, result, onVerify }} />
      )}
    </Drawer>
  );
};
