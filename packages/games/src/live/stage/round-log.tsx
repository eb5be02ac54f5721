/** What happened at the table, line by line: to be read, and read out. */
import './live.css';
import { useEffect, useRef } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import type { LiveSceneProps } from './live-view.ts';
import { liveTexts as texts } from './texts.ts';

export const RoundLog = <V, S extends string>({ lines, bets }: Pick<LiveSceneProps<V, S>, 'lines' | 'bets'>) => {
  const list = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.key;
  useEffect(() => {
    if (newest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <section className="live-log" aria-label={texts.log}>
      <p className="live-crowd">
        <span>{texts.players(bets.players)}</span>
        <span>{texts.onTable(amountWithUnit('EUR', bets.stakedCents))}</span>
      </p>
      <div ref={list} className="live-lines" role="log" aria-live="polite" tabIndex={0} aria-label={texts.log}>
        {lines.map(({ key, text, kind }) => (
          <p key={key} data-kind={kind}>
            {text}
          </p>
        ))}
      </div>
    </section>
  );
};
