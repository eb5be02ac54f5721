import type { SliceCreator } from './slice.ts';

export interface UserSlice {
  /** What the last sign-in failed with; cleared by the next try. */
  readonly loginError: string | undefined;
  failLogin(message: string): void;
  clearLoginError(): void;
}

export const createUserSlice: SliceCreator<UserSlice> = (set) => ({
  loginError: undefined,
  failLogin: (loginError) => set(() => ({ loginError })),
  clearLoginError: () => set(() => ({ loginError: undefined })),
});
