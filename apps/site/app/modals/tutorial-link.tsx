import CirclePlay from 'lucide-react/icons/circle-play';
import { useSite } from '../platform/page/site-data.ts';
import { useStore } from '../state/store.ts';
import { modalTexts } from '../texts/modals.ts';
import { preloadModal } from './load-dialogs.ts';
import './modals.css';

/** Offers a tutorial where the skin has one; else there is nothing. */
export const TutorialLink = ({ name }: { readonly name: 'cryptoDeposit' | 'buyCrypto' }) => {
  const address = useSite().skin.tutorialVideos[name];
  const open = useStore((state) => state.modal.open);
  if (address === null) return null;
  return (
    <button
      type="button"
      className="link tutorial-link"
      onPointerEnter={() => preloadModal('youtube')}
      onClick={() => open('youtube', { video: { title: modalTexts.tutorials[name], address } })}
    >
      <CirclePlay size={18} aria-hidden="true" />
      {modalTexts.video.watch}
    </button>
  );
};
