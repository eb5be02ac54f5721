/** For forms of acts that must not happen by a slip of the Enter key: only their button acts. */
import type { KeyboardEvent } from 'react';

export const onlyByButton = {
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  },
} as const;
