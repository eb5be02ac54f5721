import { useRef } from 'react';

/** Closing clears the content at once; this keeps rendering the last content during the closing animation. */
export const useWhileLeaving = <T>(content: T | undefined): T | undefined => {
  const last = useRef(content);
  if (content !== undefined) last.current = content;
  return last.current;
};
