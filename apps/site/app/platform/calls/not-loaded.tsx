import { Notice } from '@carmine/design/feedback';
import { messageOf } from './answers.ts';

/** In the place of what could not be loaded: the server's word, or the page's own. */
export const NotLoaded = ({ error, failed }: { readonly error: Error | null; readonly failed: string }) => (
  <Notice tone="warn" role="alert">
    {messageOf(error, failed)}
  </Notice>
);
