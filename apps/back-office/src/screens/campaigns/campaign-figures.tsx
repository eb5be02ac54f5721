/** What became of a campaign, by channel. */
import type { CampaignFigures as Figures, campaignRefusals } from '@carmine/contract/back-office/campaigns';
import { Scroll } from '../../shell/scroll.tsx';
import { campaigns as words } from '../../texts/en-campaigns.ts';
import '../../styles/promotions.css';

type Refusal = (typeof campaignRefusals)[number];

const columns = ['audience', 'sent', 'waiting', 'unsubscribed', 'dismissed', 'claimed'] as const;

const Refusals = ({ figures }: { readonly figures: readonly Figures[] }) => {
  const rows = figures.flatMap(({ channel, refused }) =>
    Object.entries(refused).map(([reason, players]) => ({ channel, reason: reason as Refusal, players })),
  );
  if (rows.length === 0) return <p className="rules-note">{words.nobodyRefused}</p>;
  return (
    <Scroll label={words.refused}>
      <table>
        <thead>
          <tr>
            {Object.entries(words.refusedColumns).map(([name, text]) => (
              <th key={name}>{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ channel, reason, players }) => (
            <tr key={`${channel} ${reason}`}>
              <td>{words.channels[channel]}</td>
              <td>{words.refusals[reason]}</td>
              <td className="number">{players}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
};

export const CampaignFigures = ({ figures }: { readonly figures: readonly Figures[] }) => (
  <section className="card">
    <h2>{words.figures}</h2>
    <p className="rules-note">{words.figuresText}</p>
    <Scroll label={words.figures}>
      <table>
        <thead>
          <tr>
            {Object.entries(words.figureColumns).map(([name, text]) => (
              <th key={name}>{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <tr key={one.channel}>
              <td>{words.channels[one.channel]}</td>
              {columns.map((column) => (
                <td key={column} className="number">
                  {one[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
    <h3 className="rules-note">{words.refused}</h3>
    <Refusals figures={figures} />
  </section>
);
