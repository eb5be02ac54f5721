import type { Game } from '@carmine/contract/games/game-service';
import { Skeleton } from '@carmine/design/feedback';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { legalAddress } from '../../../platform/page/text-address.ts';
import { gameRulesQuery } from '../queries.ts';
import { gameTexts } from '../texts.ts';
import '../game.css';

export const RulesTab = ({ game }: { readonly game: Game }) => {
  const { data, isError } = useQuery(gameRulesQuery(game.id));
  if (isError) return <p className="game-panel-note">{gameTexts.notLoaded}</p>;
  if (data === undefined) return <Skeleton shape="block" />;
  return (
    <>
      <div className="game-rules">
        {data.rules.map(({ title, text }) => (
          <section key={title}>
            <h3>{title}</h3>
            {text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
      <p className="game-panel-note">
        {game.category === 'live' ? gameTexts.fairnessAtTable : gameTexts.fairnessText}{' '}
        <Link className="link" to={legalAddress('fairness')}>
          {gameTexts.fairnessLink}
        </Link>
      </p>
    </>
  );
};
