/** Our chat. The server identifies the author by session; local records and page attributes are not trusted. */
import { putChatAttributes } from '@carmine/contract/support';
import { call } from '../../platform/calls/browser-call.ts';
import { store } from '../../state/store.ts';
import type { ChatPort } from './chat-port.ts';

const longestPage = 200;

export const createOwnChat = (): ChatPort => ({
  load: () => Promise.resolve(),
  setAttributes: async () => {
    await call(putChatAttributes, { body: { page: window.location.pathname.slice(0, longestPage) } });
  },
  open: () => store().process.showChat(),
});
