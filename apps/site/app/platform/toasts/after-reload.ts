/** A toast that survives a reload: shown once, by the next document. */
import { notify } from './notify.ts';

const key = 'after-reload';

export const afterReload = {
  say: (text: string): void => sessionStorage.setItem(key, text),
  speak: (): void => {
    const text = sessionStorage.getItem(key);
    if (text === null) return;
    sessionStorage.removeItem(key);
    notify('success', text);
  },
};
