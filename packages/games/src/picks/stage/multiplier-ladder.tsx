/** What a climbing round pays step by step, and where it stands. For screen readers the scene says it after each step. */
import './multiplier-ladder.css';
import { useEffect, useRef } from 'react';
import { multiplierText } from '../../multiplier-text.ts';

export interface Ladder {
  readonly label: string;
  /** In 1/10,000, of the first step, the second, … */
  readonly stepsE4: readonly bigint[];
  /** Where the round ends by itself. */
  readonly goal: number;
  readonly step: (number: number) => string;
}

interface Props {
  ladder: Ladder;
  found: number;
  /** The round is over, and what it had come to is not paid. */
  lost?: boolean;
}

export const MultiplierLadder = ({ ladder, found, lost = false }: Props) => {
  const list = useRef<HTMLOListElement>(null);
  const last = Math.min(ladder.goal, ladder.stepsE4.length) - 1;
  useEffect(() => {
    const box = list.current;
    const current = box?.children[Math.min(Math.max(0, found - 1), last)];
    if (box === null || !(current instanceof HTMLElement)) return;
    box.scrollTo({
      left: current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2,
      top: current.offsetTop - (box.clientHeight - current.offsetHeight) / 2,
    });
  }, [found, last]);
  return (
    <ol className="picks-ladder" data-lost={lost} aria-label={ladder.label} tabIndex={0} ref={list}>
      {ladder.stepsE4.slice(0, ladder.goal).map((stepE4, index) => (
        <li
          key={index}
          aria-current={index + 1 === found ? 'step' : undefined}
          data-next={index === found}
          data-passed={index + 1 < found}
        >
          <span>{ladder.step(index + 1)}</span>
          <b>{multiplierText(stepE4)}</b>
        </li>
      ))}
    </ol>
  );
};
