import { imagePath } from '@carmine/contract/static-lists';
import { buttonClass } from '@carmine/design/button';
import { classNames } from '@carmine/design/class-names';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import { displayPercent } from '../../amounts/percent.ts';
import { searchTexts } from './texts.ts';
import type { FoundGame } from './find-games.ts';

/** Rows that are drawn at first and with every scroll to the end: a list of two thousand is not drawn for one keystroke. */
const drawn = 24;

const Name = ({ found: { game, ranges } }: { readonly found: FoundGame }) => {
  const parts: { text: string; hit: boolean }[] = [];
  let last = 0;
  for (let index = 0; index < ranges.length; index += 2) {
    const [from = 0, to = 0] = [ranges[index], ranges[index + 1]];
    parts.push({ text: game.name.slice(last, from), hit: false }, { text: game.name.slice(from, to), hit: true });
    last = to;
  }
  parts.push({ text: game.name.slice(last), hit: false });
  return <b>{parts.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text))}</b>;
};

interface ResultProps {
  readonly found: FoundGame;
  readonly active: boolean;
  readonly onPlay: () => void;
  readonly onPoint: () => void;
}

const Result = ({ found, active, onPlay, onPoint }: ResultProps) => {
  const { game } = found;
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (active) row.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <li>
      <button
        ref={row}
        type="button"
        className={classNames('result', active && 'result-active')}
        aria-label={searchTexts.playGame(game.name)}
        aria-current={active || undefined}
        onPointerMove={onPoint}
        onFocus={onPoint}
        onClick={onPlay}
      >
        <img src={imagePath.small(game.imageId)} alt="" width="60" height="72" loading="lazy" decoding="async" />
        <span className="result-name">
          <Name found={found} />
          <span>{game.provider}</span>
        </span>
        <span className="result-facts num">
          {searchTexts.rtp(displayPercent(game.rtp), searchTexts.volatilities[game.volatility])}
        </span>
        <span className={buttonClass({ tone: active ? 'gold' : 'quiet', size: 'small' })}>
          <Play size={14} fill="currentColor" aria-hidden="true" />
          {searchTexts.play}
        </span>
      </button>
    </li>
  );
};

interface ResultListProps {
  readonly found: readonly FoundGame[];
  readonly row: number;
  readonly onPoint: (row: number) => void;
  readonly onPlay: (found: FoundGame) => void;
}

export const ResultList = ({ found, row, onPoint, onPlay }: ResultListProps) => {
  const [rows, setRows] = useState(drawn);
  const shown = Math.max(rows, row + 1);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (end.current === null) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setRows(shown + drawn);
    });
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [shown]);
  return (
    <ul className="results">
      {found.slice(0, shown).map((entry, index) => (
        <Result
          key={entry.game.id}
          found={entry}
          active={index === row}
          onPlay={() => onPlay(entry)}
          onPoint={() => onPoint(index)}
        />
      ))}
      {shown < found.length && <li ref={end} className="results-end" aria-hidden="true" />}
    </ul>
  );
};
