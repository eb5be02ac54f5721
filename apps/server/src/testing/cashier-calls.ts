/** Calls of a signed-in player to the profile service, over HTTP. */
export interface Reply {
  readonly status: number;
  readonly body: Record<string, string> & { errors?: { path: string }[]; items?: Record<string, string>[] };
}

interface Caller {
  readonly origin: string;
  /** Where the site is said to be. */
  readonly publicUrl: string;
  readonly cookie: string;
}

export const callsOf = ({ origin, publicUrl, cookie }: Caller) => {
  const at = (path: string): string => `${origin}/profile-service/api/v1/${path}`;
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, key?: string): Promise<Reply> => {
    const response = await fetch(at(path), {
      method,
      headers: {
        ...{ cookie: `session=${cookie}`, origin: publicUrl },
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Reply['body'] };
  };
  /** A document as a browser receives it. */
  const page = async (path: string) => {
    const response = await fetch(at(path), { headers: { cookie: `session=${cookie}` } });
    const policy = response.headers.get('content-security-policy') ?? '';
    return { status: response.status, policy, text: await response.text() };
  };
  return { call, page };
};
