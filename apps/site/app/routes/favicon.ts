import { servicesContext } from '../platform/services.ts';
import type { Route } from './+types/favicon.ts';

/** The house's stone in the skin's colours. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { tokens } = context.get(servicesContext).skin.theme;
  const facets: readonly (readonly [string, string])[] = [
    ['M3 12L9 4H23L29 12L16 29Z', 'mark-field'],
    ['M9 4H23L20 12H12Z', 'mark-top'],
    ['M3 12H12L16 29Z', 'mark-left'],
    ['M12 12H20L16 29Z', 'mark-body'],
    ['M20 12H29L16 29Z', 'mark-shade'],
    ['M3 12L9 4L12 12Z', 'mark-light'],
  ];
  const paths = facets.map(([path, token]) => `<path d="${path}" fill="${tokens[token] ?? '#c4174a'}"/>`);
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${paths.join('')}</svg>`, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
  });
};
