import { amountText, amountWithUnit } from '@carmine/games/stage';
import type { Controller } from '../play/controller.ts';
import { ChevronLeft, Info, Maximize, Menu, Search, ShieldCheck, TriangleDown, TriangleUp, Video } from './icons.tsx';
import { playedMs, shownNet } from '../play/sitting.ts';
import type { ReadyState } from '../play/state.ts';
import type { Synth } from '../sound/synth.ts';
import { studioTexts } from '../texts/studio.ts';
import { texts } from '../texts/texts.ts';
import type { Panel } from './panels.tsx';
import { SoundButton } from './sound-button.tsx';
import { useSeconds } from './use-seconds.ts';

interface Props {
  state: ReadyState;
  synth: Synth;
  controller: Controller;
  onPanel: (panel: Panel) => void;
}

/** Maximum characters of a value with room for its label on a phone. */
const roomyLength = 8;

const two = (value: number): string => String(value).padStart(2, '0');

/** `00:18:24`. */
export const durationText = (ms: number): string => {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  return [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
};

const Net = ({ state }: { state: ReadyState }) => {
  const { of, amount: net } = shownNet(state);
  const sense = net > 0n ? 'up' : net < 0n ? 'down' : 'even';
  const text = state.session.mode === 'demo' ? amountText(of, net) : amountWithUnit(of, net);
  return (
    <div className="hud-figure net" data-figure data-long={text.length > roomyLength}>
      <span className="label">
        <span className="long">{texts.netLong}</span>
        <span className="short">{texts.net}</span>
      </span>
      <b data-sense={sense}>
        {sense === 'up' ? <TriangleUp /> : null}
        {sense === 'down' ? <TriangleDown /> : null}
        {net > 0n ? '+' : ''}
        {text}
      </b>
    </div>
  );
};

const Clocks = ({ session }: Pick<ReadyState, 'session'>) => {
  const now = useSeconds();
  const time = new Date(now);
  return (
    <>
      <div className="hud-figure session" data-figure>
        <span className="label">{texts.session}</span>
        <b>{durationText(playedMs(session, now))}</b>
      </div>
      <div className="hud-figure time" data-figure>
        <span className="label">{texts.time}</span>
        <b>
          {two(time.getHours())}:{two(time.getMinutes())}
        </b>
      </div>
    </>
  );
};

const toggleFullScreen = (): void => {
  if (document.fullscreenElement === null) void document.documentElement.requestFullscreen();
  else void document.exitFullscreen();
};

/** Full screen is handled by the embedding page, if any. */
const FullScreenButton = ({ controller }: Pick<Props, 'controller'>) => {
  const { embedded, openInPage } = controller;
  if (!embedded && !document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      className="hud-icon hud-full"
      aria-label={embedded ? texts.theatre : texts.fullScreen}
      onClick={() => {
        if (embedded) openInPage('theatre');
        else toggleFullScreen();
      }}
    >
      <Maximize />
    </button>
  );
};

/** On phones this bar replaces the page's header, including its search and menu. */
const PageKeys = ({ controller: { openInPage } }: Pick<Props, 'controller'>) => (
  <>
    <button type="button" className="hud-icon hud-page" aria-label={texts.search} onClick={() => openInPage('search')}>
      <Search />
    </button>
    <button type="button" className="hud-icon hud-page" aria-label={texts.menu} onClick={() => openInPage('menu')}>
      <Menu />
    </button>
  </>
);

/** Of the player's next round, or of the table's. */
const roundNumber = ({ live, fairness }: ReadyState): number => live?.round?.number ?? fairness.nonce;

/** What a studio decides is not provably fair, and is not called so. */
const ProofButton = ({ state, onOpen }: { readonly state: ReadyState; readonly onOpen: () => void }) => {
  const isStudio = state.live?.stream !== undefined;
  const number = roundNumber(state);
  return (
    <button
      type="button"
      className="hud-fair"
      aria-label={isStudio ? studioTexts.buttonLabel(number) : texts.fairLabel(number)}
      onClick={onOpen}
    >
      {isStudio ? <Video /> : <ShieldCheck />}
      {isStudio ? studioTexts.button(number) : texts.fair(number)}
    </button>
  );
};

export const TopBar = ({ state, synth, controller, onPanel }: Props) => (
  <header className="hud-top">
    <button type="button" className="hud-icon" aria-label={texts.back} onClick={controller.leave}>
      <ChevronLeft />
    </button>
    <div className="hud-name">
      <strong>{state.game.name}</strong>
      <span>{state.game.provider}</span>
    </div>
    {state.session.mode === 'demo' ? <span className="hud-demo">{texts.demo}</span> : null}
    <div className="hud-figures">
      <ProofButton
        state={state}
        onOpen={() => {
          onPanel('fairness');
        }}
      />
      <Net state={state} />
      <Clocks session={state.session} />
    </div>
    <div className="hud-icons">
      <SoundButton synth={synth} names={texts.sound} />
      <FullScreenButton controller={controller} />
      <button
        type="button"
        className="hud-icon"
        aria-label={texts.rules}
        onClick={() => {
          onPanel('rules');
        }}
      >
        <Info />
      </button>
      {controller.embedded ? <PageKeys controller={controller} /> : null}
    </div>
  </header>
);
