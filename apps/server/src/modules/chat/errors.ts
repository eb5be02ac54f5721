/** Why something is refused; `until` and `why` of a mute, `until` and `leftMs` of what has to wait. */
export type ChatReason =
  | 'chat_off'
  | 'account_closed'
  | 'self_excluded'
  | 'email_unconfirmed'
  | 'deposit_required'
  | 'chat_muted'
  | 'nickname_required'
  | 'nickname_invalid'
  | 'nickname_reserved'
  | 'nickname_taken'
  | 'nickname_kept'
  | 'message_empty'
  | 'message_too_long'
  | 'contact_not_allowed'
  | 'word_not_allowed'
  | 'chat_too_fast'
  | 'own_message'
  | 'message_not_found'
  | 'too_many_reports'
  | 'idempotency_key_reused';

export interface Refused {
  readonly ok: false;
  readonly reason: ChatReason;
  readonly until?: Date | undefined;
  readonly leftMs?: number | undefined;
  readonly why?: string | undefined;
}

export const refused = (reason: ChatReason, more: Omit<Refused, 'ok' | 'reason'> = {}): Refused => ({
  ...{ ok: false, reason },
  ...more,
});
