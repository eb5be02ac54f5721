/** The hands of Baccarat, as far as they were dealt, in a box of any size. */
import '../../cards/stage/cards.css';
import '../../baccarat/view/hands.css';
import { useRef, type CSSProperties } from 'react';
import { Hands } from '../../baccarat/view/hands.tsx';
import { useCardWidth } from '../../live/stage/use-card-width.ts';
import type { BaccaratView } from '../versions/1.ts';

interface Props {
  readonly roundId: string | undefined;
  readonly result: BaccaratView | undefined;
  /** How many cards lie there. */
  readonly seen: number;
  readonly said: boolean;
  readonly flies: boolean;
}

/** In the order in which they are dealt: the players' first. */
export const dealtOf = (result: BaccaratView | undefined, seen: number): { player: number[]; banker: number[] } => {
  const dealt = { player: [] as number[], banker: [] as number[] };
  let left = seen;
  for (let place = 0; place < 3; place += 1)
    for (const side of ['player', 'banker'] as const) {
      const card = result?.[side][place];
      if (card === undefined || left === 0) continue;
      dealt[side].push(card);
      left -= 1;
    }
  return dealt;
};

export const LiveHands = ({ roundId, result, seen, said, flies }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const card = useCardWidth(box, 7.6, 2.7);
  return (
    <div ref={box} className="cards lb-hands" style={{ '--card': `${card}px` } as CSSProperties}>
      <Hands
        dealt={dealtOf(result, seen)}
        view={said ? result : undefined}
        roundId={roundId}
        card={card}
        flies={flies}
      />
    </div>
  );
};
