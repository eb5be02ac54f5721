import { Spinner } from '@carmine/design/feedback';
import { texts } from '../texts/texts.ts';
import './page-wait.css';

/** Placeholder of a page that only renders in the browser. */
export const PageWait = () => (
  <div className="page-wait">
    <Spinner label={texts.common.loading} />
  </div>
);
