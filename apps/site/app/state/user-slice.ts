import type { SliceCreator } from './slice.ts';

export interface UserSlice {
  /** What the last sign-in failed with; cleared by the next try. */
  readonly loginError: string | undefined;
  /** The last sign-in was refused with a session for withdrawals only. */
  readonly loginConfined: boolean;
  failLogin(message: string, confined?: boolean): void;
  clearLoginError(): void;
}

export const createUserSlice: SliceCreator<UserSlice> = (set) => ({
  loginError: undefined,
  loginConfined: false,
  failLogin: (loginError, loginConfined = false) => set(() => ({ loginError, loginConfined })),
  clearLoginError: () => set(() => ({ loginError: undefined, loginConfined: false })),
});
