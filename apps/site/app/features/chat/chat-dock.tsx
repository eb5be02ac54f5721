/** Support chat: opened from the navigation, or from a corner of the page while an answer is unread. The panel is loaded on demand. */
import MessageCircle from 'lucide-react/icons/message-circle';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { whenIdle } from '../../platform/drawing/idle.ts';
import { late, Withdrawn } from '../../platform/drawing/late.tsx';
import { HydrationChunk, WhenHydrated } from '../../platform/drawing/hydration.tsx';
import { useSite } from '../../platform/page/site-data.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { chatTexts } from './texts.ts';
import { chatOf, isHosted } from './chat-of.ts';
import { startChat } from './chat-port.ts';
import { useThread } from './use-conversation.ts';

const Panel = late(
  () => import('./chat-panel.tsx'),
  (file) => file.ChatPanel,
  (props) => <Withdrawn {...props} />,
);

const OwnChat = () => {
  const { skin } = useSite();
  const open = useStore((state) => state.process.chat);
  const hide = useStore((state) => state.process.hideChat);
  const show = useStore((state) => state.process.showChat);
  const chatting = useStore((state) => state.process.chatting);
  const signedIn = useSession() !== null;
  const unread = useThread(open || chatting || signedIn).data?.unread ?? 0;
  const opener = useRef<Element | null>(null);
  useEffect(() => (open ? startChat(chatOf(skin)) : undefined), [open, skin]);
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  const close = () => {
    hide();
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <>
      <button
        type="button"
        className={unread > 0 ? 'chat-launcher chat-unread' : 'chat-launcher'}
        aria-label={unread > 0 ? chatTexts.openUnread(unread) : chatTexts.open}
        aria-expanded={open}
        onClick={open ? close : show}
      >
        <MessageCircle size={24} aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <Panel onClose={close} />
        </Suspense>
      )}
    </>
  );
};

const HostedChat = () => {
  const { skin } = useSite();
  useEffect(() => {
    let stop = (): void => undefined;
    const cancel = whenIdle(() => (stop = startChat(chatOf(skin))), 6000);
    return () => {
      cancel();
      stop();
    };
  }, [skin]);
  return null;
};

/** `/?chat` opens it by a link, from a page or a mail. */
const ChatLink = () => {
  const { skin } = useSite();
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    if (!params.has('chat')) return;
    chatOf(skin).open();
    const rest = new URLSearchParams(params);
    rest.delete('chat');
    setParams(rest, { replace: true, preventScrollReset: true });
  }, [params, setParams, skin]);
  return null;
};

export const ChatDock = () => (
  <>
    {isHosted(useSite().skin) ? (
      <HostedChat />
    ) : (
      <HydrationChunk name="chat">
        <OwnChat />
      </HydrationChunk>
    )}
    {/* Not earlier: hydration must find the dock as the server rendered it, closed. */}
    <WhenHydrated>
      <ChatLink />
    </WhenHydrated>
  </>
);
