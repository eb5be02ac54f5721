/** Key figures of a player. */
import type { PlayerOverview } from '@carmine/contract/back-office/players/players';
import { Amount } from '../../shell/figures.tsx';
import { texts } from '../../texts/en.ts';
import { euro } from '../../shell/amounts.ts';

export const PlayerFigures = ({ player }: { player: PlayerOverview }) => {
  const main = player.wallets.find((wallet) => wallet.default) ?? player.wallets[0];
  return (
    <dl className="figures">
      {main && (
        <>
          <div>
            <dt>{texts.player.cash}</dt>
            <dd>
              <Amount value={main.cash} currency={main.currency} />
            </dd>
            {main.cashEur !== null && main.currency !== 'EUR' && (
              <dd className="caption number">≈ {euro(main.cashEur)}</dd>
            )}
          </div>
          <div>
            <dt>{texts.player.bonus}</dt>
            <dd>
              <Amount value={main.bonus} currency={main.currency} />
            </dd>
          </div>
        </>
      )}
      <div>
        <dt>{texts.player.deposited}</dt>
        <dd className="number">{euro(player.totals.depositedEur)}</dd>
        <dd className="caption">{texts.player.deposits(player.totals.deposits)}</dd>
      </div>
    </dl>
  );
};
