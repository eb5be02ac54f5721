/** `/?modal=login` opens a modal by a link. What needs a player asks a visitor to sign in first, and then opens. */
import type { Skin } from '@carmine/contract/content/skin';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSite } from '../platform/page/site-data.ts';
import { useIsConfined } from '../queries/protection.ts';
import { useSession } from '../queries/session.ts';
import { isAnyOpen, modalNames, type ModalContent, type ModalName } from '../state/modal-slice.ts';
import { store, useStore } from '../state/store.ts';
import { modalTexts } from '../texts/modals.ts';

interface Wish {
  readonly name: ModalName;
  readonly content: ModalContent;
}

/** Modals that a link may open; never a frame, whose URL must not come from a link. */
const linkable: readonly ModalName[] = modalNames.filter((name) => name !== 'iframe' && name !== 'loading');
const forPlayers: readonly ModalName[] = ['deposit', 'cashout', 'currency', 'wallets', 'changePassword'];

const forVisitors: readonly ModalName[] = ['login', 'register'];

const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** One of the skin's tutorials, by name. */
const videoOf = (name: string | null, { tutorialVideos }: Skin): ModalContent['video'] => {
  const tutorial = name === 'cryptoDeposit' || name === 'buyCrypto' ? name : undefined;
  const address = tutorial === undefined ? null : tutorialVideos[tutorial];
  return tutorial === undefined || address === null ? undefined : { title: modalTexts.tutorials[tutorial], address };
};

/** The modal requested by the URL; undefined for an unknown name. */
export const wishOf = (params: URLSearchParams, skin: Skin): Wish | undefined => {
  const name = linkable.find((one) => kebab(one) === params.get('modal'));
  if (name === undefined) return undefined;
  const video = videoOf(params.get('video'), skin);
  if (name === 'youtube' && video === undefined) return undefined;
  const [currency, token] = [params.get('currency'), params.get('token')];
  return { name, content: { ...(currency && { currency }), ...(token && { token }), ...(video && { video }) } };
};

const ownParams = ['modal', 'token', 'currency', 'video'] as const;

const withoutOwn = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params);
  for (const name of ownParams) rest.delete(name);
  return rest;
};

/** Maximum time between the sign-in's closing and the session update. */
const patienceMs = 1500;

export const useModalLink = (): void => {
  const { skin } = useSite();
  const signedIn = useSession() !== null;
  // These dialogs handle players who may only withdraw.
  const confined = useIsConfined();
  const [params, setParams] = useSearchParams();
  const [waiting, setWaiting] = useState<Wish>();
  // The page that a new player comes back to has the same address, and is no second visit.
  const comesByCode = params.has('code') && !signedIn;
  useEffect(() => {
    if (comesByCode) void import('../features/registration/landing.ts').then(({ tellLanding }) => tellLanding());
  }, [comesByCode]);
  useEffect(() => {
    if (!params.has('modal')) return;
    const wish = wishOf(params, skin);
    // Removed at once, so that neither a reload nor a shared link opens it again, and no token stays in the URL.
    setParams(withoutOwn(params), { replace: true, preventScrollReset: true });
    if (wish === undefined) return;
    // An old link must not ask a signed-in player to sign in, nor show games to one who may not play.
    if (signedIn && forVisitors.includes(wish.name)) return;
    if (confined && wish.name === 'search') return;
    const known = signedIn || (confined && (wish.name === 'deposit' || wish.name === 'cashout'));
    const signInFirst = forPlayers.includes(wish.name) && !known;
    setWaiting(signInFirst ? wish : undefined);
    if (signInFirst) store().modal.open('login');
    else store().modal.open(wish.name, wish.content);
  }, [params, setParams, skin, signedIn, confined]);
  useEffect(() => {
    if (waiting === undefined) return undefined;
    if (signedIn) {
      setWaiting(undefined);
      store().modal.open(waiting.name, waiting.content);
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A visitor who closes the sign-in cancels the intent.
    const stop = useStore.subscribe(({ modal }) => {
      clearTimeout(timer);
      if (!isAnyOpen(modal)) timer = setTimeout(() => setWaiting(undefined), patienceMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [waiting, signedIn]);
};
