/** What happened at the table, line by line: to be read, and read out. Where there is room for the chat, one of both is looked at. */
import './live.css';
import { useEffect, useRef, useState } from 'react';
import { amountWithUnit } from '../../stage/amounts.ts';
import type { TableSceneProps } from './live-view.ts';
import { SideTabs } from './side-tabs.tsx';
import { liveTexts as texts } from './texts.ts';

type Props<V, S extends string> = Pick<TableSceneProps<V, S>, 'lines' | 'bets' | 'chat'>;

export const RoundLog = <V, S extends string>({ lines, bets, chat }: Props<V, S>) => {
  const list = useRef<HTMLDivElement>(null);
  const [wantsTalk, setWantsTalk] = useState(true);
  const talks = chat !== undefined && wantsTalk;
  const newest = lines.at(-1)?.key;
  useEffect(() => {
    if (newest !== undefined && !talks) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest, talks]);
  return (
    <section className="live-log" aria-label={texts.log}>
      {chat === undefined ? null : <SideTabs chat={chat} other={texts.log} talks={talks} onTalks={setWantsTalk} />}
      <p className="live-crowd">
        <span>{texts.players(bets.players)}</span>
        <span>{texts.onTable(amountWithUnit('EUR', bets.stakedCents))}</span>
      </p>
      {/* Behind the chat it is still read out. */}
      <div
        ref={list}
        className={talks ? 'live-lines live-unseen' : 'live-lines'}
        role="log"
        aria-live="polite"
        tabIndex={talks ? -1 : 0}
        aria-label={texts.log}
      >
        {lines.map(({ key, text, kind }) => (
          <p key={key} data-kind={kind}>
            {text}
          </p>
        ))}
      </div>
      {talks ? chat.panel : null}
    </section>
  );
};
