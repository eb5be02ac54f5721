import { servicesContext } from '../platform/calls/services.ts';
import type { Route } from './+types/robots.ts';

export const loader = ({ context }: Route.LoaderArgs) => {
  const { publicUrl } = context.get(servicesContext);
  const own = ['/wallet/', '/profile', '/history/', '/account/', '/unsubscribe/', '/play/', '/dev/'];
  const lines = ['User-agent: *', 'Allow: /', ...own.map((path) => `Disallow: ${path}`)];
  return new Response(`${lines.join('\n')}\nSitemap: ${publicUrl}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
};
