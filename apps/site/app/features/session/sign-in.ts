import { isEmail, signin } from '@carmine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RefusedResponse, orThrowResponse } from '../../platform/answers.ts';
import { call } from '../../platform/browser-call.ts';
import { notify } from '../../platform/notify.ts';
import { useSite } from '../../platform/site-data.ts';
import { isConfining, standingQuery } from '../../queries/protection.ts';
import { store } from '../../state/store.ts';
import { texts } from '../../texts/en.ts';
import { captchaToken } from './captcha.ts';
import { enterAs } from './enter.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

export type LoginErrors = Partial<Record<keyof LoginForm, string>>;

export const loginErrors = ({ email, password }: LoginForm): LoginErrors => {
  const { emailRequired, emailFormat, passwordRequired } = texts.register.errors;
  const address = email.trim();
  return {
    ...(address === '' ? { email: emailRequired } : isEmail(address) ? {} : { email: emailFormat }),
    ...(password === '' ? { password: passwordRequired } : {}),
  };
};

/** What section 8 does not know has a text of its own, and so has too many tries. */
const ownTexts: readonly string[] = ['account_closed', 'country_restricted', 'second_factor_required'];

export const signInMessage = (error: unknown): string => {
  if (!(error instanceof RefusedResponse)) {
    return error instanceof Error && error.message === texts.captcha.missing
      ? texts.captcha.missing
      : texts.login.errors.wrong;
  }
  const { status, problem } = error;
  if (status === 451) return texts.login.errors.coolOff;
  if (status === 423) return texts.login.errors.locked;
  if (problem !== undefined && (status === 429 || ownTexts.includes(problem.code))) return problem.message;
  return texts.login.errors.wrong;
};

export const useSignIn = (onDone: () => void) => {
  const client = useQueryClient();
  const { siteKey } = useSite().skin.captcha;
  return useMutation({
    mutationFn: async ({ email, password }: LoginForm) => {
      store().user.clearLoginError();
      const captcha = await captchaToken(siteKey, 'login');
      return orThrowResponse(await call(signin, { body: { captcha, email: email.trim(), password } }));
    },
    onSuccess: ({ user }) => {
      enterAs(client, user);
      onDone();
    },
    onError: (error) => {
      store().user.failLogin(signInMessage(error));
      // Let in as far as the cashier: the page for that asks who it is.
      if (isConfining(error)) void client.query({ ...standingQuery(), staleTime: 0 }).catch(() => undefined);
      notify('error', texts.login.failed);
    },
  });
};
