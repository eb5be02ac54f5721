/** A machine of video poker: the paytable above, five large cards, and below them the coins or the draw. */
import './machine.css';
import { useMemo, useRef } from 'react';
import { multiplierText } from '../../multiplier-text.ts';
import { HistoryChips } from '../../stage/history-chips.tsx';
import { isWin } from '../../stage/game-view.ts';
import { InstantSwitch, useInstantMode } from '../../stage/instant-mode.tsx';
import { OutcomeLine } from '../../stage/outcome-line.tsx';
import { useIsUpright } from '../../stage/sizes/use-is-upright.ts';
import { useKeptSwitch } from '../../stage/use-kept-switch.ts';
import { Cards } from './cards.tsx';
import { Coins, costText, holdOfView, OpenDock } from './dock.tsx';
import { handText, type MachineGame, type MachineProps } from './machine-game.ts';
import { Paytable } from './paytable.tsx';
import { machineTexts as texts } from './texts.ts';
import { useHolds } from './use-holds.ts';
import { useMachineStory, type MachineStory } from './use-machine-story.ts';

/** Over the cards: what to do, or what the round brought. */
const Line = ({
  game,
  props,
  presented,
}: { game: MachineGame; props: MachineProps } & Pick<MachineStory, 'presented'>) => {
  const { round, phase, currency, reducedMotion } = props;
  const over = presented && phase !== 'waiting' && round !== undefined && !round.open;
  const text = () => {
    if (round === undefined) return phase === 'idle' ? texts.ready : texts.dealing;
    if (over) return handText(game, round.view.hand) ?? texts.nothing;
    if (!round.open || !presented) return texts.dealing;
    return handText(game, round.view.hand) ?? texts.choose;
  };
  return (
    <OutcomeLine round={over ? round : undefined} text={text()} currency={currency} reducedMotion={reducedMotion} />
  );
};

export const MachineStage = ({ game, given }: { game: MachineGame; given: MachineProps }) => {
  const [props, instant] = useInstantMode(given);
  const box = useRef<HTMLDivElement>(null);
  const upright = useIsUpright(box);
  const story = useMachineStory(props, game.cardMs);
  const holds = useHolds(props, story.presented);
  const [hint, setHint] = useKeptSwitch(`carmine-${game.id}-hint`);
  const { round, phase, params } = props;
  const open = round?.open === true || (round !== undefined && phase === 'showing' && round.view.held === null);
  const over = round !== undefined && !round.open && story.presented && phase !== 'waiting';
  const counted = over || (hint && holds.asked) ? round : undefined;
  const dealt = counted?.view.dealt;
  const counting = counted?.view.coins ?? 1;
  const best = useMemo(
    () => (dealt === undefined ? undefined : game.machine.bestHold(dealt, counting)),
    [game, dealt, counting],
  );
  const coins = round?.open === true ? round.view.coins : params.coins;
  const seen = story.presented && phase !== 'waiting' ? round : undefined;
  return (
    <div className="vp" data-game={game.id} data-open={open} data-won={over && isWin(round)} ref={box}>
      <game.Backdrop />
      <div className="vp-room">
        <div className="stage-head">
          <HistoryChips
            history={props.history}
            label={texts.history}
            text={({ multiplierE4, view }) => multiplierText(multiplierE4 / BigInt(view.coins))}
            verify={({ multiplierE4, view }) => texts.verify(multiplierText(multiplierE4 / BigInt(view.coins)))}
            onVerify={props.onVerify}
          />
          <InstantSwitch instant={instant} />
        </div>
        <Paytable game={game} coins={coins} hand={seen?.view.hand ?? null} won={over && isWin(round)} />
        <div className="vp-line" role="presentation">
          <Line game={game} props={props} presented={story.presented} />
        </div>
        <Cards
          game={game}
          faces={story.faces}
          holds={holds}
          held={round?.open === true ? holds.hold : holdOfView(phase === 'waiting' ? null : (round?.view.held ?? null))}
          best={hint && holds.asked ? best?.hold : undefined}
          small={upright}
        />
        {open ? (
          <OpenDock holds={holds} best={hint && holds.asked ? best : undefined} hint={hint} onHint={setHint} />
        ) : (
          <div className="vp-dock">
            <p className="vp-cost">{over && best !== undefined ? costText(game, round, best) : ''}</p>
            <Coins {...props} />
          </div>
        )}
      </div>
    </div>
  );
};
