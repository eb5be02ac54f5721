/** A cheap HTTP client: one request at a time on one socket, parsing only status and length. */
import { connect, type Socket } from 'node:net';

export interface HttpClient {
  get(path: string): Promise<{ status: number; body: string }>;
  /** The status and the body's text. */
  post(
    path: string,
    headers: Readonly<Record<string, string>>,
    body: string,
  ): Promise<{ status: number; body: string }>;
  close(): void;
}

interface Waiting {
  resolve(answer: { status: number; body: string }): void;
  reject(error: Error): void;
}

const headEnd = Buffer.from('\r\n\r\n');

interface Connection {
  ask(text: string): Promise<{ status: number; body: string }>;
  isOpen(): boolean;
  close(): void;
}

const openConnection = async (port: number): Promise<Connection> => {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', reject);
  });
  let received: Buffer = Buffer.alloc(0);
  let waiting: Waiting | undefined;
  let open = true;

  const fail = (error: Error): void => {
    open = false;
    waiting?.reject(error);
    waiting = undefined;
  };
  socket.on('error', fail);
  socket.on('close', () => fail(new Error('The server closed the connection')));
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf(headEnd);
    if (end < 0) return;
    const head = received.toString('latin1', 0, end);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return fail(new Error(`An answer without a length: ${head}`));
    const total = end + headEnd.length + parseInt(length, 10);
    if (received.length < total) return;
    const answer = {
      status: parseInt(head.slice(9, 12), 10),
      body: received.toString('utf8', end + headEnd.length, total),
    };
    received = received.subarray(total);
    if (/\r\nconnection: close/i.test(head)) open = false;
    const done = waiting;
    waiting = undefined;
    done?.resolve(answer);
  });

  return {
    ask: (text) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(text);
      }),
    isOpen: () => open,
    close: () => socket.destroy(),
  };
};

/** The server ends a connection that was idle for long or has carried much: the next call opens another one. */
export const createHttpClient = async (port: number): Promise<HttpClient> => {
  let connection = await openConnection(port);

  const ask = async (head: string, body: string): Promise<{ status: number; body: string }> => {
    if (!connection.isOpen()) connection = await openConnection(port);
    return connection.ask(`${head}\r\nhost: 127.0.0.1:${port}\r\n${body}`);
  };
  return {
    get: (path) => ask(`GET ${path} HTTP/1.1`, '\r\n'),
    post: (path, headers, body) => {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
      return ask(
        `POST ${path} HTTP/1.1`,
        `origin: http://127.0.0.1:${port}\r\ncontent-type: application/json\r\n` +
          `content-length: ${Buffer.byteLength(body)}\r\n${lines.join('')}\r\n${body}`,
      );
    },
    close: () => connection.close(),
  };
};
