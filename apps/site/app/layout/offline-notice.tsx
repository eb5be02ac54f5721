import WifiOff from 'lucide-react/icons/wifi-off';
import { useSyncExternalStore } from 'react';
import { footerTexts } from '../texts/footer.ts';
import '../styles/shell-later.css';

const listen = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

/** The live region is always mounted, so that screen readers announce its content. */
export const OfflineNotice = () => {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="offline-notice">
          <WifiOff size={18} aria-hidden="true" />
          {footerTexts.offline}
        </p>
      )}
    </div>
  );
};
