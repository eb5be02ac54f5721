import type { PlayerPromotion } from '@carmine/contract/promotions/promotions';
import { buttonClass } from '@carmine/design/button';
import { Link } from 'react-router';
import { displayAmount } from '../../../amounts/display.ts';
import { displayMoment } from '../../../amounts/moment.ts';
import { gameAddress } from '../../tiles/game-address.ts';
import { promotionTexts } from '../texts.ts';
import { useGameNames } from '../use-game-names.ts';

const { own: words } = promotionTexts;

/** What is left of its free spins, and the way to the games that take them. */
export const OwnSpins = ({ own: { currency, freeSpins, promotion, state } }: { readonly own: PlayerPromotion }) => {
  const nameOf = useGameNames();
  if (freeSpins.granted === 0) return null;
  const games = promotion.spins?.games ?? [];
  const waits = state === 'queued' || state === 'review';
  return (
    <div className="own-spins">
      <p>
        <b className="num">
          {waits ? words.spinsWaiting(freeSpins.granted) : words.spins(freeSpins.left, freeSpins.granted)}
        </b>
        <span className="num">{words.spinsEach(displayAmount(currency, freeSpins.value))}</span>
        {waits && <span>{words.spinsLater}</span>}
        {freeSpins.until !== undefined && (
          <span className="num">{words.spinsUntil(displayMoment(freeSpins.until))}</span>
        )}
      </p>
      {state === 'active' && freeSpins.left > 0 && (
        <ul>
          {games.map((id) => (
            <li key={id}>
              <Link
                className={buttonClass({ tone: 'ghost', size: 'small' })}
                to={gameAddress({ name: nameOf(id) })}
                aria-label={`${words.play}: ${nameOf(id)}`}
              >
                {games.length === 1 ? words.play : nameOf(id)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
