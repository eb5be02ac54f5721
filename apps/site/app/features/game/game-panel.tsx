import type { Game } from '@carmine/contract/games/game-service';
import { Skeleton } from '@carmine/design/feedback';
import { Suspense, useEffect, useRef, useState } from 'react';
import { RetryNotice, late } from '../../platform/drawing/late.tsx';
import { isPlaceholder } from './placeholder-game.ts';
import { gameTexts } from './texts.ts';
import type { Launch } from './use-launch.ts';
import './game.css';

const names = ['rules', 'returns', 'rounds', 'winners'] as const;
type TabName = (typeof names)[number];

const RulesTab = late(
  () => import('./tabs/rules-tab.tsx'),
  (file) => file.RulesTab,
  RetryNotice,
);
const ReturnsTab = late(
  () => import('./tabs/returns-tab.tsx'),
  (file) => file.ReturnsTab,
  RetryNotice,
);
const RoundsTab = late(
  () => import('./tabs/rounds-tab.tsx'),
  (file) => file.RoundsTab,
  RetryNotice,
);

const GameWinners = late(
  () => import('./game-winners.tsx'),
  (file) => file.GameWinners,
  RetryNotice,
);

interface PanelProps {
  readonly game: Game;
  readonly launch: Launch;
}

const Content = ({ tab, game, launch }: PanelProps & { readonly tab: TabName }) => {
  if (tab === 'winners') return <GameWinners game={game} />;
  if (tab === 'rules') return <RulesTab game={game} />;
  return tab === 'returns' ? <ReturnsTab game={game} /> : <RoundsTab launch={launch} />;
};

/** Rules are loaded when the pointer or scroll position comes near: most visitors play first. */
const useNear = () => {
  const place = useRef<HTMLElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '200px',
      },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, near };
};

/** Information about a game in addition to the frame's own. */
export const GamePanel = ({ game, launch }: PanelProps) => {
  const [tab, setTab] = useState<TabName>('rules');
  const { place, near } = useNear();
  const shown = isPlaceholder(game) ? names.slice(3) : names;
  return (
    <section className="game-panel" aria-label={gameTexts.tabs.label} ref={place}>
      <h2 className="visually-hidden">{gameTexts.tabs.label}</h2>
      <div className="segments" role="group" aria-label={gameTexts.tabs.label}>
        {shown.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {gameTexts.tabs[name]}
          </button>
        ))}
      </div>
      <div className="game-panel-content">
        {near && (
          <Suspense fallback={<Skeleton shape="block" />}>
            <Content tab={shown.length === 1 ? 'winners' : tab} game={game} launch={launch} />
          </Suspense>
        )}
      </div>
    </section>
  );
};
