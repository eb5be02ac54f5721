/**
 * The place of all dialogs. Nobody has opened one when a page begins, so what hosts them comes with the first sign of a visitor, or
 * with what asks for one: a press, a link, or the entry of an open layer that a reload left in the history.
 */
import { Suspense, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Waiting } from '../layout/global-spinner.tsx';
import { onFirstSign } from '../platform/drawing/first-sign.ts';
import { whenIdle } from '../platform/drawing/idle.ts';
import { late, Withdrawn, type Missing } from '../platform/drawing/late.tsx';
import { bringAhead } from '../platform/sheets/import-with-sheets.ts';
import { isAnyOpen } from '../state/modal-slice.ts';
import { store, useStore } from '../state/store.ts';
import { loadDialogs } from './load-dialogs.ts';

const useIsAnyOpen = (): boolean => useStore(({ modal }) => isAnyOpen(modal));

/** What was opened in vain is closed, or its button would open nothing the next time either. */
const WithoutDialogs = ({ retry }: Missing) => (
  <Withdrawn open={useIsAnyOpen()} onClose={() => store().modal.reset()} retry={retry} />
);

const Host = late(loadDialogs, ({ ModalHost }) => ModalHost, WithoutDialogs);

const isInLayer = (): boolean => (history.state as { readonly layers?: unknown } | null)?.layers !== undefined;

export const Modals = () => {
  const isOpen = useIsAnyOpen();
  const [params] = useSearchParams();
  // `code` is the link of an affiliate or a friend, of which the server hears once.
  const isAsked = isOpen || params.has('modal') || params.has('code');
  const [isWanted, setWanted] = useState(isInLayer);
  useEffect(() => onFirstSign(() => setWanted(true)), []);
  useEffect(() => whenIdle(() => bringAhead(loadDialogs)), []);
  useEffect(() => {
    if (isAsked) setWanted(true);
  }, [isAsked]);
  return isWanted ? (
    <Suspense fallback={isOpen ? <Waiting /> : null}>
      <Host />
    </Suspense>
  ) : null;
};
