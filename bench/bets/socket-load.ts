/** Bets on the frame's socket: one socket a player, one call at a time. */
import { playSocketPath, type PlaySocketAnswer, type PlaySocketCall } from '@carmine/contract/games/play-socket';
import { WebSocket } from 'ws';

export interface SocketClient {
  bet(key: string, body: string): Promise<void>;
  close(): void;
}

export const openSocketClient = async (port: number, bearer: string, localAddress: string): Promise<SocketClient> => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${playSocketPath}`, {
    ...{ headers: { origin: `http://127.0.0.1:${port}` }, perMessageDeflate: false, localAddress },
  });
  let heard: (text: string) => void = () => undefined;
  let lost: (error: Error) => void = () => undefined;
  const next = (): Promise<string> =>
    new Promise((resolve, reject) => {
      heard = resolve;
      lost = reject;
    });
  socket.on('message', (raw: Buffer) => heard(raw.toString()));
  socket.on('close', () => lost(new Error('The server closed the socket')));
  const ready = next();
  socket.on('open', () => socket.send(JSON.stringify({ bearer })));
  socket.on('error', (error) => lost(error));
  await ready;
  let id = 0;
  return {
    bet: async (key, body) => {
      id += 1;
      const answered = next();
      socket.send(JSON.stringify({ id, path: '/play/v1/rounds', key, body } satisfies PlaySocketCall));
      const answer = JSON.parse(await answered) as PlaySocketAnswer;
      if (answer.status !== 201) throw new Error(`A bet on the socket was ${answer.status}: ${answer.body}`);
    },
    close: () => socket.terminate(),
  };
};
