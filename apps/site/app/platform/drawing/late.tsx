/** Components loaded on demand. If loading fails, a fallback with a retry button is shown. */
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { lazy, useEffect, useRef, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { texts } from '../../texts/texts.ts';
import { notify } from '../toasts/notify.ts';

/** `retry` loads again and resolves to whether it worked; then the component replaces the fallback. */
export interface Missing {
  readonly retry: () => Promise<boolean>;
}

type Load<P> = () => Promise<ComponentType<P>>;

const inPlace = <P extends object>(load: Load<P>, InStead: ComponentType<P & Missing>): ComponentType<P> => {
  const Part = (props: P) => {
    const [Loaded, setLoaded] = useState<ComponentType<P>>();
    const retry = async () => {
      try {
        const part = await load();
        setLoaded(() => part);
        return true;
      } catch {
        return false;
      }
    };
    return Loaded === undefined ? <InStead {...props} retry={retry} /> : <Loaded {...props} />;
  };
  return Part;
};

/** `pick` selects the component from its module; `InStead` is rendered when loading fails. */
export const late = <M, P extends object>(
  file: () => Promise<M>,
  pick: (file: M) => ComponentType<P>,
  InStead: ComponentType<NoInfer<P> & Missing>,
): LazyExoticComponent<ComponentType<P>> => {
  const load = async () => pick(await file());
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: inPlace(load, InStead) };
    }
  });
};

/** Fallback for reserved space: reports the failure and offers a retry. */
export const RetryNotice = ({ retry }: Missing) => {
  const [pending, setPending] = useState(false);
  const ask = async () => {
    setPending(true);
    if (!(await retry())) setPending(false);
  };
  return (
    <>
      <Notice tone="warn" role="alert">
        {texts.failures.network}
      </Notice>
      <SecondaryButton loading={pending} onClick={() => void ask()}>
        {texts.common.retry}
      </SecondaryButton>
    </>
  );
};

interface Opened extends Missing {
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** Fallback for dialogs and drawers: retries once when opened, and closes with a toast if that fails too. */
export const Withdrawn = ({ open = true, onClose, retry }: Opened) => {
  const latest = useRef({ onClose, retry });
  latest.current = { onClose, retry };
  useEffect(() => {
    if (!open) return;
    void latest.current.retry().then((isThere) => {
      if (isThere) return;
      notify('error', texts.failures.network);
      latest.current.onClose();
    });
  }, [open]);
  return null;
};

/** Fallback for content the user did not request. */
export const Nothing = () => null;
