import { beforeEach, describe, expect, test } from 'vitest';
import { store, useStore } from './store.ts';

const first = store();
beforeEach(() => useStore.setState(first, true));

describe('the store', () => {
  test('has the six slices', () => {
    expect(Object.keys(store()).toSorted()).toEqual(['cdn', 'game', 'modal', 'process', 'promotion', 'user']);
  });

  test('shows twelve games at first and twelve more each time', () => {
    expect(store().game.numberOfGames).toBe(12);
    store().game.showMoreGames();
    expect(store().game.numberOfGames).toBe(24);
  });

  test('opens one modal at a time; closing clears its content', () => {
    store().modal.open('register');
    store().modal.open('deposit', { currency: 'CAD' });
    expect(store().modal).toMatchObject({ register: false, deposit: true, content: { currency: 'CAD' } });
    store().modal.close('deposit');
    expect(store().modal).toMatchObject({ deposit: false, content: {} });
  });

  test('what lies over a modal takes only its own content away with it', () => {
    const frame = { title: 'Terms', address: '/en/page/terms-and-conditions', purpose: 'outside' } as const;
    store().modal.open('register', { returnTo: '/game/Dice' });
    store().modal.open('iframe', { frame });
    expect(store().modal).toMatchObject({ register: true, iframe: true, content: { returnTo: '/game/Dice', frame } });
    store().modal.close('iframe');
    expect(store().modal).toMatchObject({ register: true, iframe: false, content: { returnTo: '/game/Dice' } });
    expect(store().modal.content).not.toHaveProperty('frame');
    store().modal.close('register');
    expect(store().modal.content).toEqual({});
  });

  test('a reset clears all flags', () => {
    store().modal.open('login');
    store().modal.reset();
    expect(store().modal).toMatchObject({ register: false, login: false, deposit: false, search: false, menu: false });
  });

  test('a login failure sets a flag that can be cleared', () => {
    store().user.failLogin('no');
    expect(store().user.loginError).toBe('no');
    store().user.clearLoginError();
    expect(store().user.loginError).toBeUndefined();
  });

  test('the process flag starts and completes', () => {
    store().process.start();
    expect(store().process.loading).toBe(true);
    store().process.complete();
    expect(store().process.loading).toBe(false);
  });
});
