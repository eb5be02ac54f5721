/** The cards of the round so far, the newest last, each with what it made of the round. */
import '../../picks/stage/multiplier-ladder.css';
import { useEffect, useRef } from 'react';
import { cardName } from '../../cards/card-text.ts';
import { multiplierText } from '../../multiplier-text.ts';
import type { HiLoView } from '../game.ts';
import { rightRanks, worthE4Of } from '../versions/1-odds.ts';
import { Face } from './cards.tsx';
import { texts } from './texts.ts';

const places = 6;

/** After each guess; nothing for a wrong one. */
const worthsOf = ({ cards, guesses, worthE4, over }: HiLoView): string[] => {
  let product = 1n;
  return guesses.map((guess, index) => {
    product *= BigInt(rightRanks((cards[index] ?? 0) >> 2, guess));
    const isWrong = over && worthE4 === 0 && index === guesses.length - 1;
    return isWrong ? '0×' : multiplierText(worthE4Of(index + 1, product));
  });
};

export const Chain = ({ view }: { view: HiLoView | undefined }) => {
  const list = useRef<HTMLOListElement>(null);
  const { cards = [], guesses = [] } = view ?? {};
  const worths = view === undefined ? [] : worthsOf(view);
  const newest = cards.length;
  useEffect(() => {
    const box = list.current;
    const card = box?.children[Math.max(0, newest - 1)];
    if (box === null || !(card instanceof HTMLElement)) return;
    box.scrollTo({ left: card.offsetLeft - box.clientWidth / 2, top: card.offsetTop - box.clientHeight / 2 });
  }, [newest]);
  return (
    <ol className="picks-ladder hilo-chain" aria-label={texts.chain} tabIndex={0} ref={list}>
      {cards.map((card, index) => (
        <li key={index} data-guess={guesses[index - 1]} data-wrong={worths[index - 1] === '0×'}>
          <div role="img" aria-label={cardName(card)}>
            <Face card={card} large />
          </div>
          <b>{worths[index - 1] ?? texts.first}</b>
        </li>
      ))}
      {Array.from({ length: Math.max(0, places - cards.length) }, (_, index) => (
        <li key={`empty-${index}`} aria-hidden="true" data-empty="true">
          <div />
        </li>
      ))}
    </ol>
  );
};
