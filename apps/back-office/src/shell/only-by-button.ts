/** For forms that Enter must not submit by accident: only their button does. */
import type { KeyboardEvent } from 'react';

export const onlyByButton = {
  onKeyDown: (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  },
} as const;
