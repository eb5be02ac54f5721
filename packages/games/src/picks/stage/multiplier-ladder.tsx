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

export const MultiplierLadder = ({ ladder, found }: { ladder: Ladder; found: number }) => {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current], [data-next="true"]');
    const box = list.current;
    if (current == null || box === null) return;
    box.scrollTo({
      left: current.offsetLeft - (box.clientWidth - current.offsetWidth) / 2,
      top: current.offsetTop - (box.clientHeight - current.offsetHeight) / 2,
    });
  }, [found, ladder.stepsE4.length]);
  return (
    <ol className="picks-ladder" aria-label={ladder.label} tabIndex={0} ref={list}>
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
