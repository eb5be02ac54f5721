import { Spinner } from '@carmine/design/feedback';
import { texts } from '../texts/texts.ts';
import './page-wait.css';

/** Where a page comes that only the browser can draw. */
export const PageWait = () => (
  <div className="page-wait">
    <Spinner label={texts.common.loading} />
  </div>
);
