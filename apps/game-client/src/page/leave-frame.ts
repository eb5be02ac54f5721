/** The frame is a sandbox: it opens no window and moves no page. A link that leads out of it is followed by the page around. */
import type { FrameToPageBody } from '@carmine/contract/games/frame-messages';

type Way = Extract<FrameToPageBody, { type: 'leave' }>['to'];
const ways: readonly Way[] = ['/verify', '/profile/activity', '/jackpots'];

export const leaveByPage = (
  document: Pick<Document, 'addEventListener'>,
  post: (message: FrameToPageBody) => void,
): void =>
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[target]') : null;
    const to = ways.find((way) => way === link?.getAttribute('href'));
    if (to === undefined) return;
    event.preventDefault();
    post({ type: 'leave', to });
  });
