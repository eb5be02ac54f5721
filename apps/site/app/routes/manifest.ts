import { pageLanguage } from '@carmine/money';
import { servicesContext } from '../platform/calls/services.ts';
import type { Route } from './+types/manifest.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { skin } = context.get(servicesContext);
  const manifest = {
    name: skin.brand.name,
    short_name: skin.brand.name,
    description: skin.brand.tagline,
    start_url: '/',
    display: 'standalone',
    background_color: skin.theme.themeColor,
    theme_color: skin.theme.themeColor,
    id: '/',
    lang: pageLanguage,
    scope: '/',
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].flatMap((size) =>
        ['any', 'maskable'].map((purpose) => ({
          ...{ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose },
        })),
      ),
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json', 'Cache-Control': 'public, max-age=3600' },
  });
};
