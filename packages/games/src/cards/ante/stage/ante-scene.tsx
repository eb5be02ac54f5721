/** The table of rounds against a dealer who has to qualify: hands, spots, paytable and choice. A game brings its rules, words and place. */
import '../../stage/cards.css';
import './ante.css';
import { useRef, useState, type CSSProperties } from 'react';
import { OutcomeLine } from '../../../stage/outcome-line.tsx';
import { useEventPlayback } from '../../../stage/use-event-playback.ts';
import { useIsUpright } from '../../../stage/sizes/use-is-upright.ts';
import { useKeptSwitch } from '../../../stage/use-kept-switch.ts';
import { ChipTools } from '../../../tables/stage/rack.tsx';
import { useChips, type ChipTable } from '../../../tables/stage/use-chips.ts';
import { AnteDock } from './ante-dock.tsx';
import { AnteHead } from './ante-head.tsx';
import type { Chips } from '../../../tables/chips.ts';
import type { AnteProps, AnteTable } from './ante-table.ts';
import { Bets } from './bets.tsx';
import { emptyFelt, feltBefore, pauseAfter } from './felt-story.ts';
import { PayPanel } from './pay-panel.tsx';
import { Hands } from './hands.tsx';
import type { AnteSound } from './sounds.ts';
import { anteTableTexts as texts } from './texts.ts';
import { useCardWidth } from './use-card-width.ts';

const breathMs = 520;
const eventSounds: Readonly<Record<string, AnteSound>> = {
  ...{ card: 'card', reveal: 'card', raise: 'chip', fold: 'fold', tie: 'tie' },
};
const soundOf = ({ type }: { readonly type: string }) => eventSounds[type];

/** What is known of the round, and what may be seen of it already. */
const useRound = <Hand extends string>({ action }: AnteTable<Hand>, props: AnteProps<Hand>) => {
  const { round, phase, reducedMotion } = props;
  const coming = round?.events ?? [];
  const playback = useEventPlayback(props, {
    msAfter: (event, index) => pauseAfter(event, coming[index + 1]),
    msAtEnd: round?.open === true ? 0 : breathMs,
    soundOf,
    returned: 'chip',
  });
  const showing = phase === 'showing';
  const presented = !showing || (playback.round === round && playback.over);
  const seen = showing && playback.round !== round ? 0 : playback.seen;
  const cleared = round === undefined || (phase === 'waiting' && !round.open);
  const felt = cleared
    ? emptyFelt
    : feltBefore(round.view, presented || reducedMotion ? [] : round.events.slice(seen), action);
  const shown = presented && !cleared && !round.open ? round : undefined;
  return { felt, presented, cleared, shown, flies: showing && !presented && !reducedMotion };
};

const statusOf = <Hand extends string>(
  { texts: words }: AnteTable<Hand>,
  { round, phase }: AnteProps<Hand>,
  {
    presented,
    cleared,
    shown,
  }: Pick<ReturnType<typeof useRound>, 'presented' | 'cleared'> & { shown: AnteProps<Hand>['round'] },
): string => {
  if (shown !== undefined) return words.result(shown.view);
  if (round === undefined && phase === 'idle') return texts.ready;
  if (round === undefined || cleared) return texts.dealing;
  if (round.open && presented) return (words.choose ?? texts.choose)(words.hands[round.view.hand]);
  return round.view.choice === null ? texts.dealing : texts.turning;
};

interface ToolsProps {
  readonly table: ChipTable;
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** The button shows the payouts where they have no room of their own. */
const Tools = ({ table, open, onToggle }: ToolsProps) => (
  <div className="ante-tools">
    <ChipTools table={table} />
    <button
      type="button"
      aria-pressed={open}
      onClick={() => {
        onToggle(!open);
      }}
    >
      {texts.toPayouts}
    </button>
  </div>
);

/** Once chips are moved for the next round, the last one is told by its words, not by the spots. */
const areSame = (one: Chips, other: Chips): boolean =>
  Object.keys({ ...one, ...other }).every((spot) => one[spot] === other[spot]);

export const AnteScene = <Hand extends string>({ game, props }: { game: AnteTable<Hand>; props: AnteProps<Hand> }) => {
  const { round, phase, params, currency, reducedMotion } = props;
  const isOpen = round?.open === true;
  const table = useChips({ ...props, params: isOpen ? round.params : params, locked: props.locked || isOpen });
  const room = useRef<HTMLDivElement>(null);
  const hands = useRef<HTMLDivElement>(null);
  const upright = useIsUpright(room);
  const layout = upright ? game.phone : game.desk;
  const card = useCardWidth(hands, layout);
  const [hint, setHint] = useKeptSwitch('carmine-best-play');
  const [showsPays, setShowsPays] = useState(false);
  const now = useRound(game, props);
  const { felt, presented, cleared, shown, flies } = now;
  const asks = isOpen && presented && phase === 'idle';
  const advised = hint && asks ? game.advice?.(round.view) : undefined;
  const isPast = shown !== undefined && !areSame(shown.params.chips, params.chips);
  const states = (spot: string) => (shown === undefined || isPast ? undefined : game.spotState(shown, spot));
  const raised = felt.raised && !isPast ? (round?.params.chips['ante'] ?? 0) * game.raise : 0;
  return (
    <div
      ref={room}
      className={`cards ante ${game.className}`}
      data-upright={upright}
      data-pays={showsPays}
      data-moment={asks ? 'choice' : (shown?.view.outcome ?? undefined)}
      style={{ '--card': `${card}px` } as CSSProperties}
    >
      {game.backdrop}
      <div className="ante-room">
        <AnteHead {...{ game, props }} asks={asks} hint={hint} onHint={setHint} />
        <PayPanel pays={game.pays} shown={shown} />
        <div className="ante-hands" ref={hands}>
          <Hands {...{ game, felt, shown, card, flies, presented }} round={cleared ? undefined : round} />
        </div>
        <div className="ante-result">
          <OutcomeLine round={shown} text={statusOf(game, props, now)} {...{ currency, reducedMotion }} />
        </div>
        <Bets
          layout={layout}
          table={table}
          raise={{ name: game.texts.raise, units: raised, state: states('raise') }}
          stateOf={states}
        />
        <Tools table={table} open={showsPays} onToggle={setShowsPays} />
        <div className="ante-dock">
          <AnteDock {...{ game, props, table, presented, advised }} />
        </div>
      </div>
    </div>
  );
};
