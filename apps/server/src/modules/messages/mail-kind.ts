/** The kinds of mails to players. One that follows a field of its event is named after what the catalogue says that this can be. */
import type { securityChanged } from '../../platform/events/catalogue/identity.ts';
import type { CashOutEvent } from '../../platform/events/catalogue/payments.ts';
import type { Payload } from '../../platform/events/define-event.ts';
import type { AccountMail } from './templates/account-mail.ts';

export type DepositMail =
  | 'deposit_credited'
  | 'deposit_failed'
  | 'deposit_review'
  | 'deposit_reversed'
  | 'deposit_won_back'
  | 'deposit_refused'
  | 'deposit_given_back';

export type MailKind =
  | AccountMail
  | DepositMail
  | `cash_out_${Payload<CashOutEvent>['state']}`
  | `security_${Payload<typeof securityChanged>['change'] | 'bank_account_set'}`
  | 'confirm_email'
  | 'reset_password'
  | 'sign_in_link'
  | 'password_changed'
  | 'new_sign_in'
  | 'cash_out_paid_twice'
  | 'debt_written_off'
  | 'promotion_granted'
  | 'promotion_completed'
  | 'promotion_expires_soon'
  | 'promotion_ended'
  | 'round_expires_soon'
  | 'round_ended'
  | 'campaign'
  | 'verification_decided';
