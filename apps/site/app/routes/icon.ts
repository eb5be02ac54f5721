import { data } from 'react-router';
import { encodeIco, encodePng } from '../icons/encode.ts';
import { rasterMark } from '../icons/raster.ts';
import { servicesContext } from '../platform/calls/services.ts';
import type { Route } from './+types/icon.ts';

/** Home screens crop icons: the logo stays within the safe area. */
const homeScreenMargin = 0.2;

const made = new Map<string, Buffer>();

/** `/favicon.ico` for clients that request it by default; `/icons/192.png`, `180` and `512` for home screens. */
export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { skin } = context.get(servicesContext);
  const { tokens } = skin.theme;
  const { pathname } = new URL(request.url);
  const size = /^\/icons\/(180|192|512)\.png$/.exec(pathname)?.[1];
  const isIco = pathname === '/favicon.ico';
  if (!isIco && size === undefined) throw data(null, { status: 404 });
  const key = `${skin.id} ${pathname}`;
  const bytes =
    made.get(key) ??
    (size === undefined
      ? encodeIco(rasterMark(48, { tokens }))
      : encodePng(rasterMark(Number(size), { tokens, background: skin.theme.themeColor, margin: homeScreenMargin })));
  made.set(key, bytes);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': isIco ? 'image/x-icon' : 'image/png',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=86400',
      Vary: 'Host',
    },
  });
};
