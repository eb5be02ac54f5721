/** Converts common video URLs to the cookieless embed URL. */

const idPattern = /^[\w-]{11}$/;

const parse = (address: string): URL | undefined => {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
};

const videoId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const host = hostname.replace(/^(www|m)\./, '');
  const [, first = '', second = ''] = pathname.split('/');
  if (host === 'youtu.be') return first;
  if (host !== 'youtube.com' && host !== 'youtube-nocookie.com') return undefined;
  return first === 'watch' ? (searchParams.get('v') ?? undefined) : second;
};

/** Undefined for other URLs. */
export const videoFrameAddress = (address: string): string | undefined => {
  const url = parse(address);
  const id = url?.protocol === 'https:' ? videoId(url) : undefined;
  return id !== undefined && idPattern.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?rel=0` : undefined;
};
