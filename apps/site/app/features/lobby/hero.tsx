import type { Game } from '@carmine/contract/games/game-service';
import { imagePath } from '@carmine/contract/static-lists';
import { buttonClass, IconButton } from '@carmine/design/button';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import stage from '../../art/hero-stage.svg';
import { displayPercent } from '../../amounts/percent.ts';
import { useFirstPicture } from '../../platform/page/document.tsx';
import { useSite } from '../../platform/page/site-data.ts';
import { legalAddress } from '../../platform/page/text-address.ts';
import { useSession } from '../../queries/session.ts';
import { lobbyTexts } from './texts.ts';
import { gameAddress } from '../tiles/game-address.ts';
import { useHasDemo, useTheme } from '../tiles/game-tile.tsx';
import { highlights } from './highlights.ts';
import type { Advert } from '../../queries/promotions.ts';
import { offerHeadline } from './offer-headline.ts';
import { WelcomeSlide } from './welcome-slide.tsx';
import { times } from '../tiles/times.ts';
import { useSlides } from './use-slides.ts';
import './lobby-slides.css';

/** Widths at which the hero shows so little of the stage (`lobby.css`) that a small image is enough. */
const onPhone = '(max-width: 767px)';

/** Mentions only what is always true: provable fairness, and demos without an account. */
const HouseSlide = ({ game }: { readonly game: Game | undefined }) => {
  useFirstPicture(imagePath.smallStage, onPhone);
  const signedIn = useSession() !== null;
  const { skin } = useSite();
  const demo = !signedIn && skin.switches.demo && game?.hasDemo === true;
  return (
    <>
      <picture>
        <source media={onPhone} srcSet={imagePath.smallStage} />
        <img className="hero-art" src={stage} alt="" width="420" height="220" fetchPriority="high" />
      </picture>
      <p className="eyebrow">{signedIn ? skin.brand.tagline : lobbyTexts.heroEyebrow}</p>
      <h1>{skin.texts.heroTitle}</h1>
      <p className="hero-text">{lobbyTexts.heroText}</p>
      <div className="hero-actions">
        {game && (
          <Link
            className={buttonClass({ size: 'small' })}
            to={demo ? `${gameAddress(game)}?mode=demo` : gameAddress(game)}
          >
            {demo ? lobbyTexts.heroDemo : lobbyTexts.heroPlay(game.name)}
          </Link>
        )}
        <Link className="link" to={legalAddress('fairness')}>
          {lobbyTexts.heroHow}
        </Link>
      </div>
      <ol className="hero-steps">
        {lobbyTexts.steps.map(({ title, text }, index) => (
          <li key={title}>
            <b>
              <span className="num">{index + 1}</span> {title}
            </b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </>
  );
};

const GameSlide = ({ game }: { readonly game: Game }) => {
  const hasDemo = useHasDemo(game);
  const address = gameAddress(game);
  return (
    <>
      <img className="hero-game" src={imagePath.game(game.imageId)} alt="" width="300" height="400" />
      <p className="eyebrow">{game.isNew ? lobbyTexts.heroNew : lobbyTexts.heroHot}</p>
      <p className="hero-title">{game.name}</p>
      <p className="hero-text">{lobbyTexts.heroGame(displayPercent(game.rtp), times(game.maxWin))}</p>
      <div className="hero-actions">
        <Link className={buttonClass({ size: 'small' })} to={address}>
          {lobbyTexts.heroPlay(game.name)}
        </Link>
        {hasDemo && (
          <Link className="link" to={`${address}?mode=demo`}>
            {lobbyTexts.heroDemo}
          </Link>
        )}
      </div>
    </>
  );
};

interface ControlsProps {
  readonly titles: readonly string[];
  readonly shown: number;
  readonly paused: boolean;
  readonly onShow: (index: number) => void;
  readonly onPause: () => void;
}

const Controls = ({ titles, shown, paused, onShow, onPause }: ControlsProps) => (
  <div className="hero-controls">
    {titles.map((title, index) => (
      <button
        key={title}
        type="button"
        className="hero-dot"
        aria-label={lobbyTexts.heroSlide(index + 1, titles.length, title)}
        aria-current={index === shown}
        onClick={() => onShow(index)}
      />
    ))}
    <IconButton plain label={paused ? lobbyTexts.heroResume : lobbyTexts.heroPause} onClick={onPause}>
      {paused ? <Play size={16} /> : <Pause size={16} />}
    </IconButton>
  </div>
);

interface HeroProps {
  readonly games: readonly Game[];
  readonly offer: Advert | undefined;
  /** The game of the current slide; undefined for the brand's own. */
  readonly onGame: (game: Game | undefined) => void;
}

/** At most three highlights: the welcome offer where there is one, the brand's own promise, and games. */
export const Hero = ({ games, offer, onGame }: HeroProps) => {
  const { skin } = useSite();
  const own = offer === undefined ? [] : [offerHeadline(offer) ?? offer.title];
  const shownGames = highlights(games).slice(0, 2 - own.length);
  const titles = [...own, skin.texts.heroTitle, ...shownGames.map(({ name }) => name)];
  const [resting, setResting] = useState(false);
  const slides = useSlides(titles.length, resting);
  const game = shownGames[slides.shown - 1 - own.length];
  const theme = useTheme(game);
  useEffect(() => onGame(game), [game, onGame]);
  const rest = (on: boolean) => () => setResting(on);
  return (
    <section
      className={game === undefined ? 'hero' : 'hero hero-of-game'}
      data-tile={theme}
      aria-label={lobbyTexts.heroSlides}
      onPointerEnter={rest(true)}
      onPointerLeave={rest(false)}
      onFocus={rest(true)}
      onBlur={rest(false)}
    >
      <div className="hero-slide" key={slides.shown}>
        {offer !== undefined && slides.shown === 0 && <WelcomeSlide offer={offer} />}
        {game !== undefined && <GameSlide game={game} />}
        {slides.shown === own.length && <HouseSlide game={games[0]} />}
      </div>
      {titles.length > 1 && (
        <Controls
          titles={titles}
          shown={slides.shown}
          paused={slides.paused}
          onShow={slides.show}
          onPause={slides.togglePause}
        />
      )}
    </section>
  );
};
