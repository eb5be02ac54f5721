import type { RoundRecord } from '@carmine/contract/games/game-service';
import { PrimaryButton } from '@carmine/design/button';
import { useState } from 'react';
import { historyTexts } from './texts.ts';
import './history.css';
import '../../styles/account-page.css';
import '../../styles/records.css';

const { replay: words } = historyTexts;

/** Replays a round on its original stage; loaded on demand. */
export const ReplayCard = ({ round }: { readonly round: RoundRecord }) => {
  const [watching, setWatching] = useState(false);
  if (round.status !== 'settled') return null;
  return (
    <section className="history-card">
      <h2>{words.heading}</h2>
      {watching ? (
        <iframe
          className="replay-frame"
          title={words.frame}
          src={`/play/replay#round=${encodeURIComponent(round.id)}`}
          allow="fullscreen"
          sandbox="allow-scripts allow-same-origin"
          // Scrolled into view completely, because result and bar are at the bottom.
          onLoad={(event) => event.currentTarget.scrollIntoView({ block: 'center' })}
        />
      ) : (
        <>
          <p className="account-text">{words.text}</p>
          <div className="history-actions">
            <PrimaryButton onClick={() => setWatching(true)}>{words.watch}</PrimaryButton>
          </div>
        </>
      )}
    </section>
  );
};
