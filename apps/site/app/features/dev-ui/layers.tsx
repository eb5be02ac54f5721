import { SecondaryButton } from '@carmine/design/button';
import { Dialog } from '@carmine/design/dialog';
import { useState } from 'react';
import { legalAddress } from '../../platform/page/text-address.ts';
import { notify } from '../../platform/toasts/notify.ts';
import type { FrameContent } from '../../state/modal-slice.ts';
import { store } from '../../state/store.ts';
import { devTexts as words } from './texts.ts';
import { texts } from '../../texts/texts.ts';
import { Sample } from './sample.tsx';

const layouts = ['single', 'two', 'art', 'frame', 'video'] as const;
const spinnerMs = 2000;

const spin = () => {
  store().process.start();
  setTimeout(() => store().process.complete(), spinnerMs);
};

const openFrame = (purpose: Exclude<FrameContent['purpose'], 'page'>) =>
  store().modal.open('iframe', { frame: { title: words.frames[purpose], address: legalAddress('fairness'), purpose } });

const openVideo = () =>
  store().modal.open('youtube', { video: { title: words.video, address: 'https://youtu.be/gone' } });

/** Dialogs, modals that no page opens, toasts, the global spinner. */
export const Layers = () => {
  const [layout, setLayout] = useState<(typeof layouts)[number]>();
  return (
    <Sample title={words.layers}>
      {layouts.map((one) => (
        <SecondaryButton key={one} onClick={() => setLayout(one)}>
          {words.dialog(one)}
        </SecondaryButton>
      ))}
      {(['outside', 'payment', 'onramp'] as const).map((purpose) => (
        <SecondaryButton key={purpose} onClick={() => openFrame(purpose)}>
          {words.frames[purpose]}
        </SecondaryButton>
      ))}
      <SecondaryButton onClick={openVideo}>{words.video}</SecondaryButton>
      <SecondaryButton onClick={() => store().modal.open('loading')}>{words.loadingModal}</SecondaryButton>
      <SecondaryButton onClick={spin}>{words.spinner}</SecondaryButton>
      {(['success', 'error', 'info'] as const).map((kind) => (
        <SecondaryButton key={kind} onClick={() => notify(kind, words.toast(kind))}>
          {words.toast(kind)}
        </SecondaryButton>
      ))}
      <Dialog
        open={layout !== undefined}
        onClose={() => setLayout(undefined)}
        title={words.dialog(layout ?? 'single')}
        description={words.notice('plain')}
        closeLabel={texts.common.close}
        layout={layout ?? 'single'}
        aside={<p>{words.aside}</p>}
      >
        <p>{words.notice('info')}</p>
      </Dialog>
    </Sample>
  );
};
