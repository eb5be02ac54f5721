/** Five large cards: each is the button that holds it. */
import { useId } from 'react';
import { cardName } from '../../cards/card-text.ts';
import { backArt, faceArt } from '../../cards/stage/card-art.ts';
import { Drawing } from '../../stage/drawing.tsx';
import { isHeld, type Hold } from '../holds.ts';
import type { MachineGame } from './machine-game.ts';
import { machineTexts as texts } from './texts.ts';
import type { Holds } from './use-holds.ts';

interface Props {
  readonly game: MachineGame;
  readonly faces: readonly (number | null)[];
  readonly holds: Holds;
  /** Of the last round, or as it is chosen. */
  readonly held: Hold;
  /** The best hold, if it is to be shown. */
  readonly best: Hold | undefined;
  /** Too small for pips. */
  readonly small: boolean;
}

const Face = ({ card, small }: { card: number | null; small: boolean }) => {
  const id = useId().replace(/[^a-z0-9]/gi, '');
  return <Drawing className="vp-face" art={card === null ? backArt(id) : faceArt(card, id, small)} />;
};

export const Cards = ({ game, faces, holds, held, best, small }: Props) => (
  <div className="vp-cards" role="group" aria-label={texts.yourCards}>
    {faces.map((card, place) => (
      <button
        key={place}
        type="button"
        className="vp-card"
        data-best={best !== undefined && isHeld(best, place)}
        aria-pressed={isHeld(held, place)}
        aria-label={card === null ? texts.faceDown(place + 1) : texts.card(place + 1, cardName(card))}
        aria-keyshortcuts={`${place + 1}`}
        disabled={!holds.asked}
        onClick={() => {
          holds.toggle(place);
        }}
      >
        <span className="vp-turn" key={card ?? 'back'} data-down={card === null}>
          <Face card={card} small={small} />
          {card !== null && card >> 2 === game.machine.wild && game.wildMark !== undefined ? (
            <b className="vp-wild">{game.wildMark}</b>
          ) : null}
        </span>
        <span className="vp-hold" aria-hidden="true">
          {isHeld(held, place) ? texts.held : holds.asked ? texts.hold : ''}
          {holds.asked ? <kbd>{place + 1}</kbd> : null}
        </span>
      </button>
    ))}
  </div>
);
