import { useMemo } from 'react';
import type { CardGame, CardMove } from '../../cards/stage/card-game.ts';
import { usualTimings } from '../../cards/stage/card-game.ts';
import { CardStage } from '../../cards/stage/card-stage.tsx';
import { Hint } from '../../cards/stage/hint.tsx';
import { Icon } from '../../cards/stage/icon.tsx';
import type { SceneProps } from '../../stage/game-view.ts';
import { useKeptSwitch } from '../../stage/use-kept-switch.ts';
import { Chip } from '../../tables/stage/chip.tsx';
import { useChips } from '../../tables/stage/use-chips.ts';
import type { BlackjackParams, BlackjackView, Move } from '../game.ts';
import { isBust, totalOf, valueOf } from '../versions/1-cards.ts';
import { betOf } from './bet.ts';
import { Betting } from './betting.tsx';
import { dealerLabel, handLabel, outcomeText, resultText, totalText } from './describe-hands.ts';
import { moveKeys } from './move-keys.ts';
import { Natural } from './natural.tsx';
import type { BlackjackSound } from './sounds.ts';
import { texts } from './texts.ts';

const icons: Readonly<Record<Move, CardMove['icon']>> = {
  hit: (
    <Icon>
      <path d="M12 5v14M5 12h14" />
    </Icon>
  ),
  stand: (
    <Icon>
      <path d="M5 12h14" />
    </Icon>
  ),
  double: <b aria-hidden="true">2×</b>,
  split: (
    <Icon>
      <path d="M12 20V12M12 12L6 5M12 12l6-7M6 5v4M6 5h4M18 5v4M18 5h-4" />
    </Icon>
  ),
};

/** `7/17` while an ace can still count either way. */
const countOf = (cards: readonly number[], settled: boolean): string => {
  const { total, soft } = totalOf(cards);
  if (total === 0) return '';
  return soft && !settled && total < 21 ? `${total - 10}/${total}` : `${total}`;
};

const game: CardGame<BlackjackView> = {
  timings: usualTimings,
  countOf,
  stateOf: (cards) => (isBust(cards) ? 'bust' : totalOf(cards).total === 21 ? 'full' : 'waiting'),
  paidFor: (staked, outcome) => (outcome === 'blackjack' ? (staked * 3n) / 2n : outcome === 'won' ? staked : 0n),
  chipOf: (units) => <Chip key={units} units={units} />,
  moves: moveKeys.map(([key, type]) => ({ type, key, text: texts.moves[type], icon: icons[type] })),
  texts: {
    title: texts.felt.pays,
    rule: texts.felt.dealer,
    dealer: texts.dealer,
    dealerLabel,
    handLabel,
    outcome: (hands, index) => {
      const hand = hands[index];
      return hand === undefined ? '' : outcomeText(hands, hand);
    },
    bust: texts.outcomes.bust,
    moves: texts.actions,
    ready: texts.ready,
    result: resultText,
  },
};

const hintTexts = { name: texts.hint, show: texts.hintOn, hide: texts.hintOff };

const adviceOf = (view: BlackjackView | undefined) => {
  const hand = view?.hands[view.active ?? 0];
  const up = view?.dealer.cards[0] ?? null;
  if (view === undefined || view.advice === null || hand === undefined || up === null) return undefined;
  return { move: texts.advised[view.advice], on: texts.advisedOn(totalText(hand), valueOf(up)) };
};

export const BlackjackScene = (props: SceneProps<BlackjackParams, BlackjackView, BlackjackSound>) => {
  // Here, because what is chosen from the rack outlasts a round.
  const table = useChips({ ...props, params: betOf(props.params) });
  const [hint, setHint] = useKeptSwitch('carmine-blackjack-hint');
  const advising = useMemo(
    () => (hint ? { ...game, advised: (view: BlackjackView | undefined) => view?.advice ?? undefined } : game),
    [hint],
  );
  return (
    <>
      <Natural round={props.round} phase={props.phase} play={props.play} />
      <CardStage
        game={advising}
        props={props}
        betting={<Betting table={table} stake={props.stake} currency={props.currency} />}
        aside={(presented) => (
          <Hint
            on={hint}
            onToggle={() => {
              setHint(!hint);
            }}
            advice={hint && presented ? adviceOf(props.round?.view) : undefined}
            texts={hintTexts}
          />
        )}
      />
    </>
  );
};
