/** What bonuses, rewards and prizes brought and took. It stands apart: none of it is a result of play. */
import type { Activity } from '@carmine/contract/games/activity';
import { signedEuro, toneOf } from './figures.tsx';
import { activityTexts as words } from './texts.ts';

export const PromotionsCard = ({ promotions }: Pick<Activity, 'promotions'>) =>
  promotions.length === 0 ? null : (
    <section className="activity-card activity-promotions" aria-labelledby="activity-promotions">
      <h2 id="activity-promotions">{words.promotions.title}</h2>
      <p className="activity-note">{words.promotions.text}</p>
      <dl>
        {promotions.map(({ kind, amount: net }) => (
          <div key={kind}>
            <dt>{words.promotions.kinds[kind]}</dt>
            <dd className={`num result-${toneOf(net)}`}>{signedEuro(net)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
