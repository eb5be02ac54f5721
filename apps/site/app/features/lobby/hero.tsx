import type { Game } from '@carmine/contract';
import { buttonClass } from '@carmine/design/button';
import { Link } from 'react-router';
import stage from '../../art/hero-stage.svg';
import { useSite } from '../../platform/site-data.ts';
import { useSession } from '../../queries/session.ts';
import { texts } from '../../texts/en.ts';
import { gameAddress } from '../game/game-address.ts';

/** Says only what the house can show today: provable play, and a demo without an account. */
export const Hero = ({ games }: { readonly games: readonly Game[] }) => {
  const signedIn = useSession() !== null;
  const { skin } = useSite();
  const [first] = games;
  const demo = !signedIn && skin.switches.demo && first?.hasDemo === true;
  return (
    <section className="hero" aria-label={skin.brand.tagline}>
      <img className="hero-art" src={stage} alt="" width="420" height="220" fetchPriority="high" />
      <p className="eyebrow">{signedIn ? skin.brand.tagline : texts.lobby.heroEyebrow}</p>
      <h1>{skin.texts.heroTitle}</h1>
      <p className="hero-text">{texts.lobby.heroText}</p>
      <div className="hero-actions">
        {first && (
          <Link
            className={buttonClass({ size: 'small' })}
            to={demo ? `${gameAddress(first)}?mode=demo` : gameAddress(first)}
          >
            {demo ? texts.lobby.heroDemo : texts.lobby.heroPlay(first.name)}
          </Link>
        )}
        <Link className="link" to="/en/page/fairness">
          {texts.lobby.heroHow}
        </Link>
      </div>
      <ol className="hero-steps">
        {texts.lobby.steps.map(({ title, text }, index) => (
          <li key={title}>
            <b>
              <span className="num">{index + 1}</span> {title}
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};
