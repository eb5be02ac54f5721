import { useRef } from 'react';

/** Closing clears the content at once; what is drawn keeps the last until the dialog has left. */
export const useWhileLeaving = <T>(content: T | undefined): T | undefined => {
  const last = useRef(content);
  if (content !== undefined) last.current = content;
  return last.current;
};
