/** The pack, the card in play that turns over, and those before it. */
import { useId } from 'react';
import { backArt, faceArt } from '../../cards/stage/card-art.ts';
import { cardName } from '../../cards/card-text.ts';
import { Drawing } from '../../stage/drawing.tsx';

export const Face = ({ card, large = false }: { card: number; large?: boolean }) => {
  const id = useId().replace(/[^a-z0-9]/gi, '');
  return <Drawing className="hilo-face" art={faceArt(card, id, large)} />;
};

export const Back = () => {
  const id = useId().replace(/[^a-z0-9]/gi, '');
  return <Drawing className="hilo-face" art={backArt(id)} />;
};

/** `state`: how the guess went that brought it. */
export const TurnedCard = ({ card, state }: { card: number; state: string }) => (
  <div className="hilo-card" data-state={state} role="img" aria-label={cardName(card)}>
    <div className="hilo-turn">
      <Face card={card} />
      <span className="hilo-back">
        <Back />
      </span>
    </div>
  </div>
);

/** Three backs, one behind the other. Decoration only. */
export const Pack = () => (
  <div className="hilo-pack" aria-hidden="true">
    <span>
      <Back />
    </span>
    <span>
      <Back />
    </span>
    <span>
      <Back />
    </span>
  </div>
);
