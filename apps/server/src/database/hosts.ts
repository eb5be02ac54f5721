/** `DATABASE_URL` may name several hosts, `postgres://user:password@one:5432,two:5432/name`, as libpq's does. */

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;

const partsOf = (url: string) => {
  const [, before = '', hosts = '', after = ''] = shape.exec(url) ?? [];
  return { before, hosts: hosts.split(',').filter((host) => host !== ''), after };
};

/** One URL for each host. */
export const urlsOf = (url: string): readonly string[] => {
  const { before, hosts, after } = partsOf(url);
  return hosts.map((host) => `${before}${host}${after}`);
};

export const isDatabaseUrl = (text: string): boolean => {
  const urls = urlsOf(text);
  return urls.length > 0 && urls.every((url) => URL.canParse(url));
};

/** Without user and password. */
export const hostsOf = (url: string): string => partsOf(url).hosts.join(',');

export const withUser = (url: string, user: string, password: string): string => {
  const { before, hosts, after } = partsOf(url);
  const scheme = before.slice(0, before.indexOf('://'));
  return `${scheme}://${encodeURIComponent(user)}:${encodeURIComponent(password)}@${hosts.join(',')}${after}`;
};
