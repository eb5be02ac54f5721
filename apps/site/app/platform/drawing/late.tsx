/** Parts that come when they are wanted. A file that does not come, because there is no connection, takes no page down. */
import { SecondaryButton } from '@carmine/design/button';
import { Notice } from '@carmine/design/feedback';
import { lazy, useEffect, useRef, useState, type ComponentType, type LazyExoticComponent } from 'react';
import { texts } from '../../texts/en.ts';
import { notify } from '../toasts/notify.ts';

/** What stands where a part did not come. `retry` says whether it has come now; then it stands there itself. */
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

/** `pick` takes the part out of its file; `InStead` stands there where the file does not come. */
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

/** In a place that is kept for it: says so, and asks again. */
export const AskAgain = ({ retry }: Missing) => {
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

/** Of what was opened by a press: asks once more, and closes with a word where it still does not come. */
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

/** Of what nobody asked for. */
export const Nothing = () => null;
