import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { store, useStore } from '../state/store.ts';
import { Modals } from './modals.tsx';

vi.mock('./dialogs.ts', () => ({ ModalHost: () => <p>The dialogs</p>, preloadModal: () => undefined }));

const first = useStore.getState();

beforeEach(() => {
  useStore.setState(first, true);
  history.replaceState(null, '');
});

afterEach(cleanup);

const show = (address = '/') => {
  const Stub = createRoutesStub([{ path: '/', Component: Modals }]);
  render(<Stub initialEntries={[address]} />);
};

const hosted = () => screen.findByText('The dialogs');

test('a page at which nobody looks brings no dialogs', async () => {
  show();
  // What would have brought them has run by then.
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryByText('The dialogs')).toBeNull();
});

test('the first sign of a visitor brings them', async () => {
  show();
  fireEvent.pointerMove(document.body);
  expect(await hosted()).toBeDefined();
});

test('what is opened before any sign, as an early press is, is not lost: they come with it', async () => {
  show();
  act(() => store().modal.open('login'));
  expect(await hosted()).toBeDefined();
  expect(store().modal.login).toBe(true);
});

test.each(['/?modal=login', '/?code=friend'])('the link %s brings them', async (address) => {
  show(address);
  expect(await hosted()).toBeDefined();
});

test('a reload within a layer brings them, so that Back does not stay on the page', async () => {
  history.replaceState({ key: 'a', layers: { page: 1, depth: 1 } }, '');
  show();
  expect(await hosted()).toBeDefined();
});
