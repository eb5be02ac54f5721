/** Every currency the player holds, account by account. */
import type { PlayerOverview } from '@carmine/contract/back-office/players/players';
import { Amount } from '../../shell/figures.tsx';
import { Scroll } from '../../shell/scroll.tsx';
import { texts } from '../../texts/en.ts';

export const WalletsTable = ({ wallets }: { wallets: PlayerOverview['wallets'] }) => (
  <section className="card">
    <h2>{texts.player.wallets}</h2>
    <Scroll label={texts.player.wallets}>
      <table>
        <thead>
          <tr>
            <th>{texts.columns.currency}</th>
            <th className="right">{texts.player.cash}</th>
            <th className="right">{texts.player.bonus}</th>
            <th className="right">{texts.player.locked}</th>
            <th className="right">{texts.player.pending}</th>
            <th className="right">{texts.player.atTables}</th>
            <th className="right">{texts.player.owed}</th>
          </tr>
        </thead>
        <tbody>
          {wallets.map((wallet) => (
            <tr key={wallet.currency}>
              <td>
                {wallet.currency} {wallet.default && <span className="tag">{texts.player.default}</span>}
              </td>
              <td className="right">
                <Amount value={wallet.cash} currency={wallet.currency} />
              </td>
              <td className="right">
                <Amount value={wallet.bonus} currency={wallet.currency} />
              </td>
              <td className="right">
                <Amount value={wallet.locked} currency={wallet.currency} />
              </td>
              <td className="right">
                <Amount value={wallet.cashoutPending} currency={wallet.currency} />
              </td>
              <td className="right">
                <Amount value={wallet.atTables} currency={wallet.currency} />
              </td>
              <td className="right">
                {/[1-9]/.test(wallet.owed) ? (
                  <span className="tag bad">
                    <Amount value={wallet.owed} currency={wallet.currency} />
                  </span>
                ) : (
                  '–'
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  </section>
);
