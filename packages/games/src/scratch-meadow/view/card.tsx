/** Seven cells under foil, as a flower: rubbed with a pointer across them, or pressed one by one. One stop of the Tab key, arrows move on it. */
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { cells, type Cell } from '../versions/1-odds.ts';
import { foilSide, useFoil, type Foil } from './foil.tsx';
import { PictureOf } from './pictures.tsx';
import { texts } from './texts.ts';
import type { Reveal } from './use-reveal.ts';

/** From each cell to the one that way; rows of two, three and two. */
const ways: Readonly<Record<string, readonly (number | undefined)[]>> = {
  ArrowLeft: [undefined, 0, undefined, 2, 3, undefined, 5],
  ArrowRight: [1, undefined, 3, 4, undefined, 6, undefined],
  ArrowUp: [undefined, undefined, 0, 0, 1, 3, 4],
  ArrowDown: [2, 4, 5, 5, 6, undefined, undefined],
};
const places = Array.from({ length: cells }, (_, place) => place);

interface CellProps {
  readonly place: number;
  readonly picture: Cell | undefined;
  readonly open: boolean;
  readonly won: boolean;
  readonly cardId: string;
  readonly locked: boolean;
  readonly keep: (foil: Foil) => void;
  readonly onOpen: () => void;
}

const CardCell = ({ place, picture, open, won, cardId, locked, keep, onOpen }: CellProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useFoil(canvas, cardId, keep);
  return (
    <button
      type="button"
      className="scratch-cell"
      data-open={open}
      data-won={won}
      tabIndex={place === 0 ? 0 : -1}
      aria-label={texts.cell(place + 1, open ? picture : undefined)}
      aria-disabled={locked || open}
      onClick={onOpen}
    >
      {picture === undefined ? null : <PictureOf cell={picture} />}
      <canvas ref={canvas} width={foilSide} height={foilSide} aria-hidden="true" />
    </button>
  );
};

interface Props {
  readonly reveal: Reveal;
  readonly locked: boolean;
  readonly onRub: () => void;
}

export const ScratchCard = ({ reveal, locked, onRub }: Props) => {
  const { card, open, over } = reveal;
  const box = useRef<HTMLDivElement>(null);
  const foils = useRef<Foil[]>([]);
  const last = useRef<readonly [number, number]>(undefined);
  const prize = over ? card?.view.prize : undefined;
  const rub = (event: PointerEvent) => {
    if (locked || (event.pointerType === 'mouse' && event.buttons === 0)) return;
    const to = [event.clientX, event.clientY] as const;
    const from = last.current ?? to;
    if (last.current === undefined) onRub();
    last.current = to;
    [...(box.current?.children ?? [])].forEach((cell, place) => {
      if (open.has(place)) return;
      const { left, top, width, height } = cell.getBoundingClientRect();
      const share = ([x, y]: readonly [number, number]) => [(x - left) / width, (y - top) / height] as const;
      const near = share(to).every((one) => one > -0.3 && one < 1.3);
      if (near && foils.current[place]?.rub(share(from), share(to)) === true) reveal.openCell(place);
    });
  };
  const rest = () => {
    last.current = undefined;
  };
  const move = (event: KeyboardEvent) => {
    const way = ways[event.key];
    const buttons = [...(box.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    if (way === undefined || at < 0) return;
    // Not the stake: the arrows are the card's here.
    event.preventDefault();
    buttons[way[at] ?? at]?.focus();
  };
  return (
    <div
      ref={box}
      className="scratch-cells"
      role="group"
      aria-label={texts.card}
      onPointerDown={rub}
      onPointerMove={rub}
      onPointerUp={rest}
      onPointerLeave={rest}
      onPointerCancel={rest}
      onKeyDown={move}
    >
      {places.map((place) => {
        const picture = card?.view.cells[place];
        return (
          <CardCell
            key={place}
            place={place}
            picture={picture}
            open={open.has(place)}
            won={prize !== undefined && prize !== null && picture === prize}
            cardId={card?.id ?? 'fresh'}
            locked={locked}
            keep={(foil) => {
              foils.current[place] = foil;
            }}
            onOpen={() => {
              if (!locked) reveal.openCell(place);
            }}
          />
        );
      })}
    </div>
  );
};
