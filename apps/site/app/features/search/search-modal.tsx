import { imagePath } from '@carmine/contract';
import { buttonClass } from '@carmine/design/button';
import { classNames } from '@carmine/design/class-names';
import { Dialog } from '@carmine/design/dialog';
import { useQuery } from '@tanstack/react-query';
import Search from 'lucide-react/icons/search';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { ModalProps } from '../../modals/lazy-modals.ts';
import { gamesQuery } from '../../queries/games.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { gameAddress } from '../game/game-address.ts';
import { findGames, type FoundGame } from './find-games.ts';
import { useSearchAnalytics } from './search-analytics.ts';

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
  return (
    <li>
      <button
        type="button"
        className={classNames('result', active && 'result-active')}
        aria-label={texts.search.playGame(game.name)}
        onPointerMove={onPoint}
        onClick={onPlay}
      >
        <img src={imagePath.game(game.imageId)} alt="" width="60" height="72" />
        <span className="result-name">
          <Name found={found} />
          <span>{game.provider}</span>
        </span>
        <span className={buttonClass({ tone: active ? 'gold' : 'quiet', size: 'small' })}>{texts.search.play}</span>
      </button>
    </li>
  );
};

/** A visitor's tap asks for a sign-in; a player's starts real play. */
const usePlay = (onClose: () => void) => {
  const navigate = useNavigate();
  const signedIn = useSession() !== null;
  const open = useStore((state) => state.modal.open);
  return ({ game }: FoundGame) => {
    if (!signedIn) {
      open('login');
      return;
    }
    void navigate(gameAddress(game));
    onClose();
  };
};

const Results = ({ onClose }: { readonly onClose: () => void }) => {
  const term = useStore((state) => state.game.searchTerm);
  const setTerm = useStore((state) => state.game.setSearchTerm);
  const games = useQuery(gamesQuery()).data?.games;
  const found = useMemo(() => findGames(games ?? [], term), [games, term]);
  const [active, setActive] = useState(0);
  const play = usePlay(onClose);
  useSearchAnalytics(term);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown') setActive(Math.min(active + 1, found.length - 1));
    else if (event.key === 'ArrowUp') setActive(Math.max(active - 1, 0));
    else if (event.key === 'Enter' && chosen) play(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <div className="search">
      <div className="field search-input">
        <Search size={20} aria-hidden="true" />
        <input
          type="search"
          autoFocus
          autoComplete="off"
          placeholder={texts.search.placeholder}
          aria-label={texts.header.searchLabel}
          value={term}
          onChange={(event) => {
            setTerm(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className="search-note" role="status">
        {term.trim() === ''
          ? texts.search.prompt
          : found.length === 0
            ? texts.search.none(term)
            : texts.search.results(found.length)}
      </p>
      <ul className="results">
        {found.map((entry, index) => (
          <Result
            key={entry.game.id}
            found={entry}
            active={index === active}
            onPlay={() => play(entry)}
            onPoint={() => setActive(index)}
          />
        ))}
      </ul>
    </div>
  );
};

export const SearchModal = ({ open, onClose }: ModalProps) => {
  const setTerm = useStore((state) => state.game.setSearchTerm);
  const close = () => {
    setTerm('');
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={texts.search.title} closeLabel={texts.common.close}>
      <Results onClose={close} />
    </Dialog>
  );
};
