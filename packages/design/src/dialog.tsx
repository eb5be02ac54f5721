import ArrowLeft from 'lucide-react/icons/arrow-left';
import X from 'lucide-react/icons/x';
import { Dialog as Radix } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { isDropdownOpen } from './dismiss.ts';
import { useLayer } from './layers.ts';
import './styles/dialog.css';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /**
   * `single`: 480 wide; `two`: a work pane and a decorative pane; `art`: an image pane before the work pane; `frame` and `video`: embed
   * one.
   */
  readonly layout?: 'single' | 'two' | 'art' | 'frame' | 'video';
  /** The decorative or image pane. */
  readonly aside?: ReactNode;
  readonly back?: { readonly label: string; readonly onBack: () => void };
  readonly description?: string;
  /** For lists read from the top: the dialog gets the focus instead of its first button. */
  readonly fromTop?: boolean;
  readonly children: ReactNode;
}

const focusItself = (event: Event) => {
  event.preventDefault();
  (event.currentTarget as HTMLElement).focus();
};

/** The element focused before opening. Restored only if the focus would be lost, because another dialog may have it by now. */
const useOpener = (open: boolean) => {
  const opener = useRef<Element | null>(null);
  const wasOpen = useRef(false);
  if (open && !wasOpen.current) opener.current = document.activeElement;
  wasOpen.current = open;
  return (event: Event) => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!isLost || !(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
    event.preventDefault();
    opener.current.focus();
  };
};

/** Dialogs that get the focus themselves: lists read from the top, and frames, which would capture all keys. */
const takesFocus = (layout: DialogProps['layout'], fromTop: boolean): boolean =>
  fromTop || layout === 'frame' || layout === 'video';

/** A field that loses the focus may show an error, which would move the dialog away under the pointer that closes it. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

const ignoreWhileDropdownIsOpen = (event: Event) => {
  if (isDropdownOpen()) event.preventDefault();
};

/** Toasts are above the dialog, so pressing one is not an outside press. */
const ignoreToasts = (event: Event) => {
  const original = (event as CustomEvent<{ originalEvent?: Event }>).detail.originalEvent;
  const target = original?.target ?? event.target;
  if (isDropdownOpen() || (target instanceof Element && target.closest('.Toastify') !== null)) event.preventDefault();
};

/** Modal dialog over a blurred page; a bottom sheet on phones. */
export const Dialog = ({
  open,
  onClose,
  title,
  closeLabel,
  layout = 'single',
  aside,
  back,
  description,
  fromTop = false,
  children,
}: DialogProps) => {
  useLayer(open, onClose);
  const giveBack = useOpener(open);
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Portal>
        <Radix.Overlay className="scrim" />
        <Radix.Content
          className={classNames('dialog', `dialog-${layout}`)}
          onEscapeKeyDown={ignoreWhileDropdownIsOpen}
          onPointerDownOutside={ignoreToasts}
          onInteractOutside={ignoreToasts}
          onCloseAutoFocus={giveBack}
          {...(takesFocus(layout, fromTop) ? { onOpenAutoFocus: focusItself } : {})}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <span className="dialog-grab" aria-hidden="true" />
          {layout === 'art' && <div className="dialog-picture">{aside}</div>}
          <div className="dialog-pane">
            <div className="dialog-head">
              {back && (
                <button type="button" className="icon-btn icon-btn-plain" aria-label={back.label} onClick={back.onBack}>
                  <ArrowLeft size={20} aria-hidden="true" />
                </button>
              )}
              <Radix.Title className="dialog-title">{title}</Radix.Title>
            </div>
            {description !== undefined && <Radix.Description className="dialog-text">{description}</Radix.Description>}
            {children}
          </div>
          {layout === 'two' && <aside className="dialog-aside">{aside}</aside>}
          <Radix.Close className="icon-btn icon-btn-plain dialog-close" aria-label={closeLabel} onMouseDown={keepFocus}>
            <X size={20} aria-hidden="true" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
};
