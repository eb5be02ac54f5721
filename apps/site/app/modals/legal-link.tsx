import type { MouseEvent, ReactNode } from 'react';
import { legalAddress } from '../platform/page/text-address.ts';
import { useStore } from '../state/store.ts';
import { preloadModal } from './load-dialogs.ts';

interface LegalLinkProps {
  readonly page: 'terms-and-conditions' | 'privacy-policy';
  readonly title: string;
  readonly children: ReactNode;
}

/** Opens over the form, which keeps its input; still a link, so that it can be opened in a new tab. */
export const LegalLink = ({ page, title, children }: LegalLinkProps) => {
  const open = useStore((state) => state.modal.open);
  const address = legalAddress(page);
  const read = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open('iframe', { frame: { title, address: `${address}?framed`, purpose: 'page' } });
  };
  return (
    <a
      className="link"
      href={address}
      target="_blank"
      rel="noreferrer"
      onPointerEnter={() => preloadModal('iframe')}
      onClick={read}
    >
      {children}
    </a>
  );
};
