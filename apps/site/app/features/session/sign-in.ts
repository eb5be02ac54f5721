import type { SecondFactorAsked } from '@carmine/contract/account/second-factor';
import { isEmail, signin, type User } from '@carmine/contract/account/user-service';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { NoAnswer, RefusedResponse, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify, takeBack } from '../../platform/toasts/notify.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { closedPath, isConfining, protectionStatusQuery } from '../../queries/protection.ts';
import { store } from '../../state/store.ts';
import { captchaTexts } from '../../texts/captcha.ts';
import { entryTexts } from './texts.ts';
import { captchaToken } from './captcha.ts';
import { enterAs } from './enter.ts';

export interface LoginForm {
  readonly email: string;
  readonly password: string;
}

export type LoginErrors = Partial<Record<keyof LoginForm, string>>;

export const loginErrors = ({ email, password }: LoginForm): LoginErrors => {
  const { emailRequired, emailFormat, passwordRequired } = entryTexts.register.errors;
  const address = email.trim();
  return {
    ...(address === '' ? { email: emailRequired } : isEmail(address) ? {} : { email: emailFormat }),
    ...(password === '' ? { password: passwordRequired } : {}),
  };
};

/** Refusals not in section 8 have their own text, as does too many attempts. */
const ownTexts: readonly string[] = ['account_closed', 'country_restricted', 'second_factor_failed'];

const hasOwnWords = (error: unknown): boolean =>
  error instanceof RefusedResponse &&
  error.problem !== undefined &&
  (error.status === 429 || ownTexts.includes(error.problem.code));

export const signInMessage = (error: unknown): string => {
  if (error instanceof NoAnswer) return error.message;
  if (!(error instanceof RefusedResponse)) {
    return error instanceof Error && error.message === captchaTexts.missing
      ? captchaTexts.missing
      : entryTexts.login.errors.wrong;
  }
  const { status, problem } = error;
  if (status === 451) return entryTexts.login.errors.coolOff;
  if (status === 423) return entryTexts.login.errors.locked;
  if (problem !== undefined && hasOwnWords(error)) return problem.message;
  return entryTexts.login.errors.wrong;
};

/** A code or a passkey in addition to the password. */
export interface Proof {
  readonly code?: string;
  readonly passkey?: Record<string, unknown>;
}

export type SignInAnswer =
  | { readonly kind: 'in'; readonly user: User }
  | { readonly kind: 'second-factor'; readonly asked: SecondFactorAsked };

const send = async (siteKey: string, { email, password }: LoginForm, proof: Proof): Promise<SignInAnswer> => {
  const captcha = await captchaToken(siteKey, 'login');
  const result = await call(signin, { body: { captcha, email: email.trim(), password, ...proof } });
  if (!result.ok && result.problem?.code === 'second_factor_required') {
    // Our own server's response, not validated to keep schemas out of the bundle.
    return { kind: 'second-factor', asked: result.problem as unknown as SecondFactorAsked };
  }
  return { kind: 'in', user: orThrowResponse(result).user };
};

interface Outcomes {
  readonly onDone: () => void;
  /** The password was right; something else is asked for. */
  readonly onAsked: (asked: SecondFactorAsked, form: LoginForm) => void;
}

export const useSignIn = ({ onDone, onAsked }: Outcomes) => {
  const client = useQueryClient();
  const { siteKey } = useSite().skin.captcha;
  return useMutation({
    mutationFn: ({ proof = {}, ...form }: LoginForm & { readonly proof?: Proof }) => {
      store().user.clearLoginError();
      takeBack('error', entryTexts.login.failed);
      return send(siteKey, form, proof);
    },
    onSuccess: (answer, form) => {
      if (answer.kind === 'second-factor') {
        onAsked(answer.asked, form);
        return;
      }
      enterAs(client, answer.user);
      onDone();
    },
    onError: (failure, { proof }) => {
      store().user.failLogin(signInMessage(failure), isConfining(failure));
      // Signed in to withdraw only: the page for that fetches the status.
      if (isConfining(failure)) void client.query({ ...protectionStatusQuery(), staleTime: 0 }).catch(() => undefined);
      // The closed page needs no more than that.
      if (isConfining(failure) && location.pathname === closedPath) return;
      // A code's refusal is shown at its field, and a message shown elsewhere is not repeated as a toast.
      if (proof === undefined && !hasOwnWords(failure)) notify('error', entryTexts.login.failed);
    },
  });
};
