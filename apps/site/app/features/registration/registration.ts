import { putPreferences } from '@carmine/contract/account/protection';
import { type EmailStatus, register, validateEmail } from '@carmine/contract/account/user-service';
import { pageLanguage, parseCurrencyCode } from '@carmine/money';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { RefusedResponse, messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { afterReload } from '../../platform/toasts/after-reload.ts';
import { limitsOffer } from '../../platform/kept/limits-offer.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { useSite } from '../../platform/page/site-data.ts';
import { askCoupon } from '../../queries/check-coupon.ts';
import { store } from '../../state/store.ts';
import { captchaTexts } from '../../texts/captcha.ts';
import { texts } from '../../texts/texts.ts';
import { clickId, landingCode } from './landing.ts';
import { registrationTexts } from './texts.ts';
import { entryTexts } from '../session/texts.ts';
import { captchaToken } from '../session/captcha.ts';
import { enterAs } from '../session/enter.ts';
import { rememberUser } from '../session/stored-user.ts';
import type { RegistrationForm } from './registration-rules.ts';

/** The field a failure belongs to, with its text. */
export interface RegistrationFailure {
  readonly field: 'email' | 'password' | 'promotionCoupon' | 'root';
  readonly message: string;
}

class EmailRefused extends Error {
  override readonly name = 'EmailRefused';
}

const { errors } = entryTexts.register;

/** Only VALID proceeds. Throws with the field's message. */
const checkEmail = async (email: string): Promise<void> => {
  let status: EmailStatus;
  try {
    status = orThrowResponse(await call(validateEmail, { body: { email } })).email_status;
  } catch (error) {
    throw new EmailRefused(
      error instanceof RefusedResponse && error.status === 429 ? error.message : errors.validation,
    );
  }
  if (status !== 'VALID') throw new EmailRefused(errors.emailStatus(errors.emailStatuses[status]));
};

class CouponRefused extends Error {
  override readonly name = 'CouponRefused';
}

/** An unknown code is reported before the registration. */
const checkCode = async (code: string): Promise<void> => {
  if (code !== '' && (await askCoupon(code))?.valid === false) throw new CouponRefused(errors.promoCode);
};

export const registrationFailure = (error: unknown): RegistrationFailure => {
  if (error instanceof CouponRefused) return { field: 'promotionCoupon', message: error.message };
  if (error instanceof EmailRefused) return { field: 'email', message: error.message };
  if (!(error instanceof RefusedResponse)) {
    const missing = error instanceof Error && error.message === captchaTexts.missing;
    return { field: 'root', message: missing ? captchaTexts.missing : texts.failures.network };
  }
  const { status, problem } = error;
  if (status === 409) return { field: 'email', message: errors.exists };
  if (problem?.code === 'email_domain_blocked') return { field: 'email', message: errors.blockedDomain };
  const field = problem?.code.startsWith('password_') ? 'password' : 'root';
  return { field, message: messageOf(error, texts.failures.general) };
};

const bodyOf = (form: RegistrationForm, captcha: string) => {
  const [click, landing] = [clickId(), landingCode()];
  const coupon = form.promotionCoupon.trim();
  return {
    ...(click === undefined ? {} : { clickId: click }),
    ...(coupon === '' ? {} : { registrationCode: coupon }),
    ...(landing === '' ? {} : { landingCode: landing }),
    email: form.email.trim(),
    password: form.password,
    fullName: form.fullName.trim(),
    terms: form.terms,
    language: pageLanguage,
    currency: parseCurrencyCode(form.currency) ?? 'EUR',
    captcha,
    receiveEmailPromo: form.receiveEmailPromo,
  };
};

/** A new account's days are those of where it was made; without an answer they stay UTC's, to be changed under Limits. */
const takeTimeZone = async (): Promise<void> => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  // Some systems report Etc/UTC, or Etc/Unknown if they do not know.
  if (!/(?:UTC|Unknown)$/.test(timeZone)) await call(putPreferences, { body: { timeZone } }).catch(() => undefined);
};

/** `returnTo`: a page of the site to return to instead of the home page. */
export const useRegistration = (onDone: () => void, returnTo?: string) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { siteKey } = useSite().skin.captcha;
  return useMutation({
    mutationFn: async (form: RegistrationForm) => {
      await checkEmail(form.email.trim());
      await checkCode(form.promotionCoupon.trim());
      const captcha = await captchaToken(siteKey, 'register');
      const registered = orThrowResponse(await call(register, { body: bodyOf(form, captcha) }));
      await takeTimeZone();
      return registered;
    },
    onSuccess: async ({ user }) => {
      onDone();
      limitsOffer.ask();
      if (returnTo === undefined && location.pathname === '/') {
        // The page reloads, so requests that it would abort are not started.
        rememberUser(user);
        afterReload.say(entryTexts.register.done);
        store().modal.open('loading', { waitingFor: registrationTexts.registered });
        location.reload();
        return;
      }
      enterAs(client, user);
      await navigate(returnTo ?? '/');
      notify('success', entryTexts.register.done);
    },
  });
};
