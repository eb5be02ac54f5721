/** The view of a machine, but for what each game has of its own. */
import { cardName } from '../../cards/card-text.ts';
import type { GameView } from '../../stage/game-view.ts';
import { outcomeSentence } from '../../stage/outcome-sentence.ts';
import { mostCoins } from '../machine.ts';
import { stakeUnits, type VideoPokerParams, type VideoPokerView } from '../actions.ts';
import { handText, type MachineGame, type MachineSound } from './machine-game.ts';
import { machineTexts as texts } from './texts.ts';

type View = GameView<VideoPokerParams, VideoPokerView, MachineSound>;

const names = (cards: readonly number[]): string => cards.map(cardName).join(', ');

export const machineView = (
  game: MachineGame,
  own: Pick<View, 'mathVersions' | 'loadRules' | 'Scene' | 'theme' | 'sounds' | 'payoutsOf'>,
): View => ({
  ...own,
  action: texts.action,
  announce: (round, currency) =>
    `${texts.announce(names(round.view.cards), handText(game, round.view.hand) ?? texts.nothing)} ${outcomeSentence(round, currency)}`,
  announceOpen: ({ view }) => texts.announceOpen(names(view.cards)),
  inPlay: () => texts.inPlay,
  onKey: (key, _fine, { coins }) => (key.toLowerCase() === 'c' ? { coins: (coins % mostCoins) + 1 } : undefined),
  keys: texts.keys,
  stakeUnits,
  stakeLabel: texts.coin,
  betText: ({ coins }) => texts.coinsOf(coins),
});
