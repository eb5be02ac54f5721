import type { CatalogueSummary } from '@carmine/contract/games/catalogue';
import { Link } from 'react-router';
import { lobbyTexts } from './texts.ts';
import { listAddress } from './list/list-address.ts';

const shown = 24;

export const ProvidersRail = ({ providers }: { readonly providers: CatalogueSummary['providers'] }) => (
  <section className="rail" aria-labelledby="rail-providers">
    <header className="rail-head">
      <h2 id="rail-providers">{lobbyTexts.providers}</h2>
    </header>
    <ul className="providers">
      {providers.slice(0, shown).map(({ name, count }) => (
        <li key={name}>
          <Link className="provider" to={listAddress({ provider: name })}>
            <b>{name}</b>
            <span className="num">{lobbyTexts.providerGames(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
