/** The frame around an on-ramp's widget: a document of ours, in which the widget needs what its own page may do. */
import type { FrameContent } from '../../../state/modal-slice.ts';
import { store } from '../../../state/store.ts';
import { buyTexts } from './texts.ts';

const rights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';

/** `name`: undefined where the address alone says whose it is. */
export const openOnRamp = (address: string, name?: string): void => {
  const by = name ?? buyTexts.partner;
  const frame: FrameContent = { title: buyTexts.frame(by), address, purpose: 'onramp', sandbox: rights, by };
  store().modal.open('iframe', { frame });
};
