import { colourOf, facets, field } from '../icons/mark.ts';
import { servicesContext } from '../platform/calls/services.ts';
import type { Route } from './+types/favicon.ts';

/** The house's stone in the skin's colours. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { tokens } = context.get(servicesContext).skin.theme;
  const paths = facets.map(
    ({ points, token }) =>
      `<path d="M${points.map((point) => point.join(' ')).join('L')}Z" fill="${colourOf(tokens, token)}"/>`,
  );
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${field} ${field}">${paths.join('')}</svg>`,
    {
      headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600', Vary: 'Host' },
    },
  );
};
