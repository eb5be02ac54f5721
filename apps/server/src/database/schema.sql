-- Written from a database by the test schema-text.test.ts: `npx vitest run schema-text -u` writes it anew.

create domain account_kind as text collate "C" CHECK ((VALUE = ANY (ARRAY['cash'::text, 'bonus'::text, 'free_spin_win'::text, 'cashout_pending'::text, 'locked'::text, 'table'::text, 'bank'::text, 'promo_cost'::text, 'fees'::text, 'rounding'::text, 'adjustment'::text, 'receivable'::text, 'debt_loss'::text, 'cold'::text, 'bank_account'::text, 'unexplained'::text, 'rake'::text, 'clearing_in'::text, 'clearing_out'::text, 'jackpot'::text, 'tournament'::text])));
create domain account_owner as text collate "C" CHECK ((VALUE = ANY (ARRAY['player'::text, 'house'::text, 'provider'::text, 'chain'::text, 'pool'::text])));
create domain country_code as text collate "C" CHECK ((VALUE ~ '^[A-Z]{2}$'::text));
create domain currency_code as text collate "C" CHECK ((VALUE ~ '^[A-Z]{3,5}$'::text));
create domain limit_cents as bigint CHECK ((VALUE >= 0));
create domain protection_status as text collate "C" CHECK ((VALUE = ANY (ARRAY['active'::text, 'cool_off'::text, 'excluded'::text, 'locked'::text, 'closed'::text])));
create type ledger_finding as (
  check_name text,
  broken bigint,
  examples text[]
);
create type round_element as (
  i integer,
  player bigint,
  play_session bigint,
  key text,
  hash bytea,
  game text,
  maths text,
  currency text,
  kind text,
  round bigint,
  expected_seq integer,
  seed bigint,
  nonce bigint,
  stake bigint,
  shared_round bigint,
  deadline timestamp with time zone,
  funding text,
  grant_id bigint,
  provider text,
  external_round text,
  action_id text,
  bet bigint,
  tip bigint,
  win bigint,
  refund bigint,
  promo bigint,
  jackpot_micro bigint,
  final boolean,
  multiplier_e4 bigint,
  outcome jsonb,
  draws jsonb,
  snapshot jsonb,
  action jsonb,
  country text,
  eur numeric,
  weight integer,
  jackpots json,
  reply json
);
create type round_reply as (
  i integer,
  status text,
  round_id bigint,
  seq integer,
  cash bigint,
  bonus bigint,
  version bigint,
  paid_cash bigint,
  paid_bonus bigint,
  reply json,
  jackpot_wins jsonb,
  completed_bonus bigint,
  limit_kind text,
  until timestamp with time zone,
  max_stake bigint,
  player_id bigint,
  group_id bigint,
  cash_account bigint,
  bank_account bigint
);
create sequence payment_ids;
create sequence round_ids;
create sequence transfer_groups;

create table account_closures (
  closed_at timestamp with time zone default clock_timestamp() not null,
  id bigint generated always as identity not null,
  not_before timestamp with time zone default clock_timestamp() not null,
  player_id bigint not null,
  reason text not null,
  reopened_at timestamp with time zone,
  constraint account_closures_reason_check CHECK ((reason = ANY (ARRAY['break'::text, 'gambling'::text, 'money'::text, 'service'::text, 'privacy'::text, 'other'::text, 'staff'::text]))),
  constraint account_closures_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint account_closures_pkey PRIMARY KEY (id)
);
CREATE INDEX account_closures_player ON account_closures USING btree (player_id, id DESC);
grant insert, select, update on account_closures to carmine_app;
CREATE TRIGGER account_closures_guarded BEFORE DELETE OR UPDATE ON account_closures FOR EACH ROW EXECUTE FUNCTION guard_account_closure();

create table account_rollups (
  account_id bigint not null,
  balance numeric not null,
  postings bigint default 0 not null,
  constraint account_rollups_balance_check CHECK ((balance <> 'NaN'::numeric)),
  constraint account_rollups_pkey PRIMARY KEY (account_id)
);
grant select on account_rollups to carmine_app;

create table accounts (
  balance bigint default 0 not null,
  currency currency_code not null,
  id bigint generated always as identity not null,
  kind account_kind not null,
  owner_id bigint default 0 not null,
  owner_kind account_owner not null,
  unstaked bigint default 0 not null,
  version bigint default 0 not null,
  constraint accounts_check CHECK (((balance >= 0) AND (unstaked >= 0))),
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_owner_id_owner_kind_currency_kind_key UNIQUE (owner_id, owner_kind, currency, kind)
) with (fillfactor=70);
grant select on accounts to carmine_app;
CREATE TRIGGER fitting BEFORE INSERT OR UPDATE OF owner_kind, kind ON accounts FOR EACH ROW EXECUTE FUNCTION fitting_account();
CREATE TRIGGER never_deleted BEFORE DELETE ON accounts FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON accounts FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table address_challenges (
  address text not null,
  chain text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  expires_at timestamp with time zone not null,
  message text not null,
  player_id bigint not null,
  raw_amount numeric(78,0) not null,
  constraint address_challenges_address_check CHECK (((length(address) >= 1) AND (length(address) <= 200))),
  constraint address_challenges_message_check CHECK (((length(message) >= 1) AND (length(message) <= 1000))),
  constraint address_challenges_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint address_challenges_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint address_challenges_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint address_challenges_pkey PRIMARY KEY (player_id, chain, address)
);
grant delete, insert, select, update on address_challenges to carmine_app;

create table address_proofs (
  address text not null,
  chain text not null,
  message text,
  player_id bigint not null,
  proven_at timestamp with time zone default clock_timestamp() not null,
  signature text,
  transfer_id bigint,
  way text not null,
  constraint address_proofs_address_check CHECK (((length(address) >= 1) AND (length(address) <= 200))),
  constraint address_proofs_check CHECK (
CASE way
    WHEN 'signature'::text THEN ((message IS NOT NULL) AND (signature IS NOT NULL))
    ELSE (transfer_id IS NOT NULL)
END),
  constraint address_proofs_message_check CHECK ((length(message) <= 1000)),
  constraint address_proofs_signature_check CHECK ((length(signature) <= 300)),
  constraint address_proofs_way_check CHECK ((way = ANY (ARRAY['signature'::text, 'transfer'::text]))),
  constraint address_proofs_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint address_proofs_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint address_proofs_transfer_fkey FOREIGN KEY (player_id, transfer_id) REFERENCES chain_transfers(player_id, id),
  constraint address_proofs_pkey PRIMARY KEY (player_id, chain, address)
);
CREATE INDEX address_proofs_address ON address_proofs USING btree (chain, address);
grant insert, select on address_proofs to carmine_app;
CREATE TRIGGER address_proofs_guarded BEFORE INSERT ON address_proofs FOR EACH ROW EXECUTE FUNCTION guard_address_proof();
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON address_proofs FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON address_proofs FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table affiliate_clicks (
  affiliate_id bigint not null,
  clicks bigint default 0 not null,
  day date not null,
  constraint affiliate_clicks_clicks_check CHECK ((clicks >= 0)),
  constraint affiliate_clicks_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliate_clicks_pkey PRIMARY KEY (affiliate_id, day)
);
grant insert, select on affiliate_clicks to carmine_app;
grant update (clicks) on affiliate_clicks to carmine_app;

create table affiliate_days (
  affiliate_id bigint not null,
  bonuses bigint not null,
  currency text not null,
  day date not null,
  games bigint not null,
  reversals bigint not null,
  constraint affiliate_days_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliate_days_pkey PRIMARY KEY (affiliate_id, day, currency)
);
grant select on affiliate_days to carmine_app;

create table affiliate_months (
  affiliate_id bigint not null,
  bonuses bigint not null,
  carried_in bigint not null,
  carried_out bigint not null,
  clicks bigint not null,
  closed_at timestamp with time zone default clock_timestamp() not null,
  first_deposits bigint not null,
  games bigint not null,
  month date not null,
  net bigint not null,
  rates jsonb not null,
  registrations bigint not null,
  reversals bigint not null,
  share bigint not null,
  share_points integer not null,
  constraint affiliate_months_carried_in_check CHECK ((carried_in <= 0)),
  constraint affiliate_months_carried_out_check CHECK ((carried_out <= 0)),
  constraint affiliate_months_check CHECK ((net = ((games - bonuses) - reversals))),
  constraint affiliate_months_check1 CHECK (((share = 0) OR (carried_out = 0))),
  constraint affiliate_months_clicks_check CHECK ((clicks >= 0)),
  constraint affiliate_months_first_deposits_check CHECK ((first_deposits >= 0)),
  constraint affiliate_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint affiliate_months_rates_check CHECK ((jsonb_typeof(rates) = 'object'::text)),
  constraint affiliate_months_registrations_check CHECK ((registrations >= 0)),
  constraint affiliate_months_share_check CHECK ((share >= 0)),
  constraint affiliate_months_share_points_check CHECK (((share_points >= 0) AND (share_points <= 10000))),
  constraint affiliate_months_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliate_months_pkey PRIMARY KEY (affiliate_id, month)
);
grant insert, select on affiliate_months to carmine_app;

create table affiliate_players (
  affiliate_id bigint not null,
  click_id text,
  first_deposit_at timestamp with time zone,
  player_id bigint not null,
  registered_at timestamp with time zone default clock_timestamp() not null,
  constraint affiliate_players_click_id_check CHECK (((length(click_id) >= 1) AND (length(click_id) <= 200))),
  constraint affiliate_players_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliate_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint affiliate_players_pkey PRIMARY KEY (player_id)
);
CREATE INDEX affiliate_players_affiliate ON affiliate_players USING btree (affiliate_id, registered_at);
grant insert (affiliate_id, click_id, player_id) on affiliate_players to carmine_app;
grant select on affiliate_players to carmine_app;
grant update (first_deposit_at) on affiliate_players to carmine_app;

create table affiliate_postbacks (
  affiliate_id bigint not null,
  attempts integer default 0 not null,
  event text not null,
  happened_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  last_answer text,
  last_at timestamp with time zone,
  last_outcome text,
  next_attempt_at timestamp with time zone default clock_timestamp() not null,
  player_id bigint not null,
  state text default 'due'::text not null,
  constraint affiliate_postbacks_attempts_check CHECK ((attempts >= 0)),
  constraint affiliate_postbacks_event_check CHECK ((event = ANY (ARRAY['registration'::text, 'first_deposit'::text]))),
  constraint affiliate_postbacks_last_answer_check CHECK ((length(last_answer) <= 200)),
  constraint affiliate_postbacks_last_outcome_check CHECK ((length(last_outcome) <= 40)),
  constraint affiliate_postbacks_state_check CHECK ((state = ANY (ARRAY['due'::text, 'sent'::text, 'failed'::text]))),
  constraint affiliate_postbacks_affiliate_id_fkey FOREIGN KEY (affiliate_id) REFERENCES affiliates(id),
  constraint affiliate_postbacks_player_id_fkey FOREIGN KEY (player_id) REFERENCES affiliate_players(player_id),
  constraint affiliate_postbacks_pkey PRIMARY KEY (id),
  constraint affiliate_postbacks_player_id_event_key UNIQUE (player_id, event)
);
CREATE INDEX affiliate_postbacks_affiliate ON affiliate_postbacks USING btree (affiliate_id, id DESC);
CREATE INDEX affiliate_postbacks_due ON affiliate_postbacks USING btree (next_attempt_at) WHERE (state = 'due'::text);
grant insert (affiliate_id, event, happened_at, player_id) on affiliate_postbacks to carmine_app;
grant select on affiliate_postbacks to carmine_app;
grant update (attempts, last_answer, last_at, last_outcome, next_attempt_at, state) on affiliate_postbacks to carmine_app;

create table affiliates (
  approved_by bigint not null,
  carries_over boolean not null,
  code text not null,
  days_before date,
  ended_at timestamp with time zone,
  ended_by bigint,
  id bigint generated always as identity not null,
  made_at timestamp with time zone default clock_timestamp() not null,
  made_by bigint not null,
  name text not null,
  postback_on boolean default false not null,
  postback_url text,
  secret_sealed bytea,
  share_points integer not null,
  constraint affiliates_check CHECK (((NOT postback_on) OR (postback_url IS NOT NULL))),
  constraint affiliates_check1 CHECK ((made_by <> approved_by)),
  constraint affiliates_check2 CHECK ((num_nonnulls(ended_at, ended_by) = ANY (ARRAY[0, 2]))),
  constraint affiliates_code_check CHECK ((code ~ '^[A-Z0-9-]{3,40}$'::text)),
  constraint affiliates_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint affiliates_postback_url_check CHECK ((length(postback_url) <= 500)),
  constraint affiliates_share_points_check CHECK (((share_points >= 0) AND (share_points <= 10000))),
  constraint affiliates_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint affiliates_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES operators(id),
  constraint affiliates_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint affiliates_pkey PRIMARY KEY (id),
  constraint affiliates_code_key UNIQUE (code)
);
grant select on affiliates to carmine_app;
grant update (ended_at, ended_by, secret_sealed) on affiliates to carmine_app;
CREATE TRIGGER affiliates_ended BEFORE UPDATE ON affiliates FOR EACH ROW EXECUTE FUNCTION guard_affiliate();

create table agreed_fees (
  changed_at timestamp with time zone default clock_timestamp() not null,
  fees text not null,
  gateway text not null,
  constraint agreed_fees_fees_check CHECK (((length(fees) <= 300) AND (fees ~ ((('^$|^(deposit|refund|charge-back|charge-back-won|payout)'::text || '( [0-9]{1,2}(\.[0-9]{1,2})?%( \+ [0-9]{1,6}(\.[0-9]{1,8})?)?| [0-9]{1,6}(\.[0-9]{1,8})?)'::text) || '(, (deposit|refund|charge-back|charge-back-won|payout)'::text) || '( [0-9]{1,2}(\.[0-9]{1,2})?%( \+ [0-9]{1,6}(\.[0-9]{1,8})?)?| [0-9]{1,6}(\.[0-9]{1,8})?))*$'::text)))),
  constraint agreed_fees_gateway_check CHECK ((gateway ~ '^[A-Z0-9_]{2,16}$'::text)),
  constraint agreed_fees_pkey PRIMARY KEY (gateway)
);
grant select on agreed_fees to carmine_app;

create table analytics_events (
  at timestamp with time zone default now() not null,
  country text not null,
  id bigint generated always as identity not null,
  name text not null,
  properties jsonb not null,
  constraint analytics_events_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint analytics_events_name_check CHECK ((name ~ '^[a-z][a-z0-9_]{0,63}$'::text)),
  constraint analytics_events_pkey PRIMARY KEY (id)
);
CREATE INDEX analytics_events_by_age ON analytics_events USING btree (at);
CREATE INDEX analytics_events_by_name ON analytics_events USING btree (name, at);
grant delete, insert, select on analytics_events to carmine_app;

create table approval_policies (
  about text default 'house'::text not null,
  approvers text[] not null,
  askers text[] not null,
  enders text[] not null,
  kind text not null,
  lasts interval default '7 days'::interval not null,
  refuses_change boolean default true not null,
  waits interval,
  constraint approval_policies_about CHECK ((about = ANY (ARRAY['house'::text, 'player'::text]))),
  constraint approval_policies_check CHECK ((((askers || approvers) || enders) <@ ARRAY['support'::text, 'payments'::text, 'risk'::text, 'content'::text, 'admin'::text])),
  constraint approval_policies_lasts_check CHECK ((lasts > '00:00:00'::interval)),
  constraint approval_policies_waits CHECK ((waits > '00:00:00'::interval)),
  constraint approval_policies_pkey PRIMARY KEY (kind)
);
grant select on approval_policies to carmine_app;

create table approval_requests (
  approval text,
  approval_sealed bytea,
  approved_at timestamp with time zone,
  approved_by bigint,
  approved_in xid8,
  asked_at timestamp with time zone not null,
  asked_by bigint not null,
  cancelled_because text,
  due_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_by bigint,
  expires_at timestamp with time zone not null,
  former_id bigint,
  id bigint generated always as identity not null,
  kind text not null,
  new_values jsonb not null,
  old_values jsonb,
  player_id bigint,
  reason text,
  reason_sealed bytea,
  result jsonb,
  state text default 'open'::text not null,
  subject text not null,
  constraint approval_requests_approval_check CHECK (((length(approval) >= 5) AND (length(approval) <= 500))),
  constraint approval_requests_approved CHECK ((((approved_by IS NULL) = (approved_at IS NULL)) AND ((state = ANY (ARRAY['waiting'::text, 'done'::text])) <= (approved_by IS NOT NULL)) AND ((state = ANY (ARRAY['open'::text, 'expired'::text])) <= (approved_by IS NULL)))),
  constraint approval_requests_because CHECK ((cancelled_because = ANY (ARRAY['player'::text, 'used'::text, 'changed'::text]))),
  constraint approval_requests_cancelled CHECK (((state = 'cancelled'::text) = (cancelled_because IS NOT NULL))),
  constraint approval_requests_check CHECK ((approved_by <> asked_by)),
  constraint approval_requests_check2 CHECK (((state = ANY (ARRAY['rejected'::text, 'withdrawn'::text])) = (ended_by IS NOT NULL))),
  constraint approval_requests_check3 CHECK ((((state = 'withdrawn'::text) <= (ended_by = asked_by)) AND ((state = 'rejected'::text) <= (ended_by <> asked_by)))),
  constraint approval_requests_debt CHECK (((kind <> 'write_off_debt'::text) OR ((((new_values ->> 'amount'::text))::bigint > 0) AND ((new_values ->> 'currency'::text) IS NOT NULL) AND ((state = 'done'::text) = (result IS NOT NULL)) AND ((result IS NULL) OR ((((result ->> 'writtenOff'::text))::bigint >= 1) AND (((result ->> 'writtenOff'::text))::bigint <= ((new_values ->> 'amount'::text))::bigint)))))),
  constraint approval_requests_ends CHECK (((state = ANY (ARRAY['open'::text, 'waiting'::text])) = (ended_at IS NULL))),
  constraint approval_requests_reason_check CHECK (((length(reason) >= 5) AND (length(reason) <= 500))),
  constraint approval_requests_states CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'done'::text, 'rejected'::text, 'withdrawn'::text, 'expired'::text, 'cancelled'::text]))),
  constraint approval_requests_waits CHECK (((state = 'waiting'::text) <= (due_at IS NOT NULL))),
  constraint approval_requests_words CHECK (
CASE
    WHEN (player_id IS NULL) THEN ((reason IS NOT NULL) AND (num_nonnulls(reason_sealed, approval_sealed) = 0) AND ((approval IS NULL) = (approved_by IS NULL)))
    ELSE ((reason_sealed IS NOT NULL) AND (num_nonnulls(reason, approval) = 0) AND (subject = (player_id)::text) AND ((approval_sealed IS NULL) = (approved_by IS NULL)))
END),
  constraint approval_requests_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint approval_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators(id),
  constraint approval_requests_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES operators(id),
  constraint approval_requests_kind_fkey FOREIGN KEY (kind) REFERENCES approval_policies(kind),
  constraint approval_requests_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint approval_requests_pkey PRIMARY KEY (id),
  constraint approval_requests_former_id_key UNIQUE (former_id),
  constraint approval_requests_of_player UNIQUE (player_id, id)
);
CREATE INDEX approval_requests_due ON approval_requests USING btree (due_at) WHERE (state = 'waiting'::text);
CREATE INDEX approval_requests_ended ON approval_requests USING btree (ended_at) WHERE (state = 'expired'::text);
CREATE UNIQUE INDEX approval_requests_open ON approval_requests USING btree (kind, subject) WHERE (state = ANY (ARRAY['open'::text, 'waiting'::text]));
grant select on approval_requests to carmine_app;
CREATE TRIGGER approval_requests_campaign AFTER INSERT OR UPDATE ON approval_requests FOR EACH ROW WHEN ((new.kind = 'send_campaign'::text)) EXECUTE FUNCTION follow_campaign_request();
CREATE CONSTRAINT TRIGGER approval_requests_carried_out AFTER UPDATE ON approval_requests DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.state = 'done'::text) AND (old.state <> 'done'::text) AND (new.player_id IS NOT NULL))) EXECUTE FUNCTION guard_carried_out();
CREATE TRIGGER approval_requests_correct AFTER UPDATE ON approval_requests FOR EACH ROW WHEN (((new.kind = 'correct_clearing'::text) AND (new.state = 'done'::text) AND (old.state <> 'done'::text))) EXECUTE FUNCTION close_corrected_case();
CREATE TRIGGER approval_requests_guarded BEFORE DELETE OR UPDATE ON approval_requests FOR EACH ROW EXECUTE FUNCTION guard_approval_request();
CREATE TRIGGER approval_requests_promotion AFTER INSERT OR UPDATE ON approval_requests FOR EACH ROW WHEN ((new.kind = 'offer_promotion'::text)) EXECUTE FUNCTION follow_promotion_request();
CREATE TRIGGER approval_requests_seen BEFORE INSERT OR UPDATE ON approval_requests FOR EACH ROW WHEN (((new.state = 'done'::text) AND (new.kind = 'remove_second_factor'::text))) EXECUTE FUNCTION wait_for_approvals();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON approval_requests FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table audit_findings (
  content bytea not null,
  entry_id bigint not null,
  found_at timestamp with time zone default clock_timestamp() not null,
  id bigint generated always as identity not null,
  kind text not null,
  settled_by bigint,
  constraint audit_findings_kind_check CHECK ((kind = ANY (ARRAY['altered'::text, 'missing'::text, 'rewritten'::text, 'cut'::text, 'replaced'::text, 'mark'::text]))),
  constraint audit_findings_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES approval_requests(id),
  constraint audit_findings_pkey PRIMARY KEY (id),
  constraint audit_findings_kind_entry_id_content_key UNIQUE (kind, entry_id, content)
);
CREATE INDEX audit_findings_open ON audit_findings USING btree (id) WHERE (settled_by IS NULL);
grant insert (content, entry_id, kind) on audit_findings to carmine_app;
grant select on audit_findings to carmine_app;
CREATE TRIGGER audit_findings_guarded BEFORE DELETE OR UPDATE ON audit_findings FOR EACH ROW EXECUTE FUNCTION guard_audit_finding();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON audit_findings FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table audit_log (
  action text not null,
  at timestamp with time zone not null,
  details jsonb not null,
  hash bytea not null,
  id bigint not null,
  operator_id bigint,
  previous_hash bytea not null,
  subject_id text,
  subject_kind text,
  constraint audit_log_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_hash_key UNIQUE (hash)
);
CREATE INDEX audit_log_subject ON audit_log USING btree (subject_id, id DESC) WHERE (subject_id IS NOT NULL);
grant select on audit_log to carmine_app;
CREATE TRIGGER audit_log_is_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER audit_log_is_never_emptied BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

create table audit_watch (
  epoch bigint default 0 not null,
  head_hash bytea,
  head_id bigint,
  head_mark bytea,
  only_row boolean default true not null,
  pass_hash bytea,
  pass_id bigint default 0 not null,
  passed_at timestamp with time zone,
  constraint audit_watch_check CHECK ((num_nulls(head_id, head_hash, head_mark) = ANY (ARRAY[0, 3]))),
  constraint audit_watch_only_row_check CHECK (only_row),
  constraint audit_watch_pkey PRIMARY KEY (only_row)
);
grant select on audit_watch to carmine_app;
grant update (head_hash, head_id, head_mark, pass_hash, pass_id, passed_at) on audit_watch to carmine_app;

create table bank_accounts (
  created_at timestamp with time zone default clock_timestamp() not null,
  details_sealed bytea not null,
  id bigint generated always as identity not null,
  mark bytea,
  player_id bigint not null,
  refused_at timestamp with time zone,
  replaced_at timestamp with time zone,
  constraint bank_accounts_mark_check CHECK ((octet_length(mark) = 32)),
  constraint bank_accounts_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint bank_accounts_pkey PRIMARY KEY (id),
  constraint bank_accounts_player_id_id_key UNIQUE (player_id, id)
);
CREATE UNIQUE INDEX bank_accounts_current ON bank_accounts USING btree (player_id) WHERE (replaced_at IS NULL);
CREATE INDEX bank_accounts_mark ON bank_accounts USING btree (mark);
grant insert, select on bank_accounts to carmine_app;
grant update (refused_at, replaced_at) on bank_accounts to carmine_app;
CREATE TRIGGER bank_accounts_guarded BEFORE UPDATE ON bank_accounts FOR EACH ROW EXECUTE FUNCTION guard_bank_account();

create table bank_batches (
  control_sum bigint not null,
  currency text not null,
  dropped_at timestamp with time zone,
  dropped_by bigint,
  file_hash bytea,
  id bigint generated always as identity not null,
  key text not null,
  made_at timestamp with time zone default clock_timestamp() not null,
  made_by bigint not null,
  released_at timestamp with time zone,
  released_by bigint,
  state text default 'made'::text not null,
  transfers integer not null,
  constraint bank_batches_check CHECK (((state = 'released'::text) = ((released_by IS NOT NULL) AND (released_at IS NOT NULL) AND (file_hash IS NOT NULL)))),
  constraint bank_batches_check1 CHECK (((state = 'dropped'::text) = ((dropped_by IS NOT NULL) AND (dropped_at IS NOT NULL)))),
  constraint bank_batches_check2 CHECK ((released_by <> made_by)),
  constraint bank_batches_control_sum_check CHECK ((control_sum > 0)),
  constraint bank_batches_currency_check CHECK ((currency ~ '^[A-Z]{3,8}$'::text)),
  constraint bank_batches_file_hash_check CHECK ((octet_length(file_hash) = 32)),
  constraint bank_batches_key_check CHECK ((key ~ '^[!-~]{8,64}$'::text)),
  constraint bank_batches_state_check CHECK ((state = ANY (ARRAY['made'::text, 'released'::text, 'dropped'::text]))),
  constraint bank_batches_transfers_check CHECK (((transfers >= 1) AND (transfers <= 100))),
  constraint bank_batches_dropped_by_fkey FOREIGN KEY (dropped_by) REFERENCES operators(id),
  constraint bank_batches_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint bank_batches_released_by_fkey FOREIGN KEY (released_by) REFERENCES operators(id),
  constraint bank_batches_pkey PRIMARY KEY (id),
  constraint bank_batches_key_key UNIQUE (key)
);
grant insert, select on bank_batches to carmine_app;
grant update (dropped_at, dropped_by, file_hash, released_at, released_by, state) on bank_batches to carmine_app;
CREATE TRIGGER bank_batches_guarded BEFORE INSERT OR UPDATE ON bank_batches FOR EACH ROW EXECUTE FUNCTION guard_bank_batch();

create table bank_report_words (
  at timestamp with time zone default clock_timestamp() not null,
  batch_id bigint not null,
  file_hash bytea not null,
  operator_id bigint not null,
  constraint bank_report_words_file_hash_check CHECK ((octet_length(file_hash) = 32)),
  constraint bank_report_words_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES bank_batches(id),
  constraint bank_report_words_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint bank_report_words_pkey PRIMARY KEY (file_hash, batch_id, operator_id)
);
grant insert, select on bank_report_words to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON bank_report_words FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON bank_report_words FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table bank_transfers (
  account_id bigint not null,
  amount bigint not null,
  batch_id bigint not null,
  cash_out_id bigint not null,
  end_to_end_id text not null,
  ended_at timestamp with time zone,
  leg integer not null,
  payee_sealed bytea not null,
  player_id bigint not null,
  refused_code text,
  refused_in bytea,
  return_asked_by bigint,
  return_reference text,
  returned_by bigint,
  said text,
  said_at timestamp with time zone,
  said_by bigint,
  said_in bytea,
  state text default 'waiting'::text not null,
  constraint bank_transfers_amount_check CHECK ((amount > 0)),
  constraint bank_transfers_check CHECK (((state = 'waiting'::text) = (ended_at IS NULL))),
  constraint bank_transfers_check1 CHECK (((state = 'refused'::text) = (refused_code IS NOT NULL))),
  constraint bank_transfers_check2 CHECK (((return_asked_by IS NULL) = (return_reference IS NULL))),
  constraint bank_transfers_check3 CHECK (((state = 'returned'::text) = (returned_by IS NOT NULL))),
  constraint bank_transfers_check4 CHECK (((returned_by IS NULL) OR (returned_by <> return_asked_by))),
  constraint bank_transfers_end_to_end_id_check CHECK ((end_to_end_id ~ '^[A-Za-z0-9_-]{4,35}$'::text)),
  constraint bank_transfers_refused_code_check CHECK ((refused_code ~ '^[A-Z0-9]{4}$'::text)),
  constraint bank_transfers_refused_in CHECK (((refused_in IS NULL) OR ((octet_length(refused_in) = 32) AND (state = 'refused'::text)))),
  constraint bank_transfers_return_reference_check CHECK (((length(return_reference) >= 3) AND (length(return_reference) <= 140))),
  constraint bank_transfers_said CHECK (((num_nulls(said, said_in, said_by, said_at) = ANY (ARRAY[0, 4])) AND (said = ANY (ARRAY['paid'::text, 'refused'::text])) AND (octet_length(said_in) = 32))),
  constraint bank_transfers_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'paid'::text, 'refused'::text, 'dropped'::text, 'returned'::text]))),
  constraint bank_transfers_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES bank_batches(id),
  constraint bank_transfers_player_id_account_id_fkey FOREIGN KEY (player_id, account_id) REFERENCES bank_accounts(player_id, id),
  constraint bank_transfers_player_id_cash_out_id_fkey FOREIGN KEY (player_id, cash_out_id) REFERENCES cash_outs(player_id, id),
  constraint bank_transfers_return_asked_by_fkey FOREIGN KEY (return_asked_by) REFERENCES operators(id),
  constraint bank_transfers_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES operators(id),
  constraint bank_transfers_said_by_fkey FOREIGN KEY (said_by) REFERENCES operators(id),
  constraint bank_transfers_pkey PRIMARY KEY (batch_id, cash_out_id, leg)
);
CREATE UNIQUE INDEX bank_transfers_once ON bank_transfers USING btree (cash_out_id, leg) WHERE (state = ANY (ARRAY['waiting'::text, 'paid'::text, 'returned'::text]));
CREATE INDEX bank_transfers_open ON bank_transfers USING btree (end_to_end_id) WHERE (state = 'waiting'::text);
CREATE INDEX bank_transfers_player ON bank_transfers USING btree (player_id, cash_out_id);
grant insert, select on bank_transfers to carmine_app;
grant update (ended_at, refused_code, refused_in, return_asked_by, return_reference, returned_by, said, said_at, said_by, said_in, state) on bank_transfers to carmine_app;
CREATE TRIGGER bank_transfers_guarded BEFORE INSERT OR UPDATE ON bank_transfers FOR EACH ROW EXECUTE FUNCTION guard_bank_transfer();

create table bet_rollups (
  currency text not null,
  firsts bigint not null,
  game_id text not null,
  math_version text not null,
  params jsonb not null,
  params_digest bytea not null,
  player_id bigint not null,
  quarter timestamp with time zone not null,
  returned bigint not null,
  rounds bigint not null,
  squares numeric not null,
  staked bigint not null,
  constraint bet_rollups_firsts_check CHECK ((firsts >= 0)),
  constraint bet_rollups_params_digest_check CHECK ((length(params_digest) = 16)),
  constraint bet_rollups_returned_check CHECK ((returned >= 0)),
  constraint bet_rollups_rounds_check CHECK ((rounds > 0)),
  constraint bet_rollups_squares_check CHECK (((squares >= (0)::numeric) AND (squares <> 'NaN'::numeric))),
  constraint bet_rollups_staked_check CHECK ((staked >= 0)),
  constraint bet_rollups_pkey PRIMARY KEY (player_id, quarter, game_id, math_version, currency, params_digest)
);
grant select on bet_rollups to carmine_app;

create table blocked_countries (
  country text collate "C" not null,
  constraint blocked_countries_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint blocked_countries_pkey PRIMARY KEY (country)
);
grant select on blocked_countries to carmine_app;

create table blocked_domains (
  blocked_by bigint,
  created_at timestamp with time zone default now() not null,
  domain text not null,
  reason text,
  constraint blocked_domains_domain_check CHECK ((domain = lower(domain))),
  constraint blocked_domains_reason_check CHECK (((length(reason) >= 5) AND (length(reason) <= 500))),
  constraint blocked_domains_blocked_by_fkey FOREIGN KEY (blocked_by) REFERENCES operators(id),
  constraint blocked_domains_pkey PRIMARY KEY (domain)
);
grant delete, select on blocked_domains to carmine_app;
grant insert (blocked_by, domain, reason) on blocked_domains to carmine_app;

create table bonus_closed_games (
  game_id text not null,
  constraint bonus_closed_games_game_id_check CHECK (((length(game_id) >= 1) AND (length(game_id) <= 100))),
  constraint bonus_closed_games_pkey PRIMARY KEY (game_id)
);
grant select on bonus_closed_games to carmine_app;

create table bonuses (
  amount bigint not null,
  conversion_cap bigint,
  converted bigint default 0 not null,
  created_at timestamp with time zone default now() not null,
  currency text collate "C" not null,
  ended_at timestamp with time zone,
  except_games text[] default '{}'::text[] not null,
  expires_at timestamp with time zone not null,
  game_weights jsonb,
  id bigint not null,
  max_first_stake bigint not null,
  player_id bigint not null,
  reason text,
  state text collate "C" default 'active'::text not null,
  wager_required bigint not null,
  wagered bigint default 0 not null,
  constraint bonuses_amount_check CHECK ((amount >= 0)),
  constraint bonuses_check CHECK (((state = 'active'::text) = (ended_at IS NULL))),
  constraint bonuses_conversion_cap_check CHECK ((conversion_cap > 0)),
  constraint bonuses_converted_check CHECK (((converted >= 0) AND ((converted = 0) OR (state = 'completed'::text)) AND ((conversion_cap IS NULL) OR (converted <= conversion_cap)))),
  constraint bonuses_game_weights_check CHECK (((jsonb_typeof(game_weights) = 'object'::text) AND (NOT jsonb_path_exists(game_weights, '$.*?((@.type() != "number" || @ < 0) || @ > 10000)'::jsonpath)))),
  constraint bonuses_max_first_stake_check CHECK ((max_first_stake >= 0)),
  constraint bonuses_reason_check CHECK ((reason = ANY (ARRAY['cancelled'::text, 'expired'::text, 'cash_out'::text, 'deposit_reversed'::text, 'forfeited'::text]))),
  constraint bonuses_removed_check CHECK (((state = 'removed'::text) = (reason IS NOT NULL))),
  constraint bonuses_state_check CHECK ((state = ANY (ARRAY['active'::text, 'completed'::text, 'removed'::text, 'lost'::text]))),
  constraint bonuses_wager_required_check CHECK ((wager_required >= 0)),
  constraint bonuses_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX bonuses_active ON bonuses USING btree (player_id) WHERE (state = 'active'::text);
CREATE INDEX bonuses_player ON bonuses USING btree (player_id, id);
grant select on bonuses to carmine_app;

create table bookings (
  amount bigint not null,
  created_at timestamp with time zone default now() not null,
  currency text collate "C" not null,
  group_id bigint not null,
  player_id bigint not null,
  reference text collate "C" not null,
  result jsonb not null,
  step text collate "C" not null,
  constraint bookings_pkey PRIMARY KEY (reference, step)
);
CREATE INDEX bookings_player ON bookings USING btree (player_id, created_at);
grant select on bookings to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON bookings FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE CONSTRAINT TRIGGER bank_returns_booked AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.step ~~ 'returned:%'::text)) EXECUTE FUNCTION guard_returned_booking();
CREATE CONSTRAINT TRIGGER credits_of_deposits AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.step = 'credit'::text)) EXECUTE FUNCTION guard_credit();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON bookings FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
CREATE CONSTRAINT TRIGGER wins_of_disputes AFTER INSERT ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.step = 'won'::text)) EXECUTE FUNCTION guard_won_dispute();

create table breaks (
  end_asked_at timestamp with time zone,
  end_notified boolean default false not null,
  ended_at timestamp with time zone,
  ends_at timestamp with time zone,
  id bigint generated always as identity not null,
  kind text not null,
  matched_with bigint,
  period text not null,
  player_id bigint not null,
  source text not null,
  started_at timestamp with time zone default clock_timestamp() not null,
  constraint breaks_check CHECK (((ends_at IS NULL) = (period = 'forever'::text))),
  constraint breaks_kind_check CHECK ((kind = ANY (ARRAY['cool_off'::text, 'exclusion'::text]))),
  constraint breaks_matched CHECK (((matched_with IS NULL) OR (source = 'match'::text))),
  constraint breaks_period_check CHECK ((period = ANY (ARRAY['1d'::text, '7d'::text, '30d'::text, '90d'::text, '180d'::text, '365d'::text, 'forever'::text]))),
  constraint breaks_source_check CHECK ((source = ANY (ARRAY['player'::text, 'staff'::text, 'match'::text]))),
  constraint breaks_matched_with_fkey FOREIGN KEY (matched_with) REFERENCES players(id),
  constraint breaks_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint breaks_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX breaks_current ON breaks USING btree (player_id) WHERE (ended_at IS NULL);
CREATE INDEX breaks_end_unnotified ON breaks USING btree (ends_at) WHERE ((kind = 'cool_off'::text) AND (ended_at IS NULL) AND (NOT end_notified));
CREATE INDEX breaks_ending ON breaks USING btree (end_asked_at) WHERE ((end_asked_at IS NOT NULL) AND (ended_at IS NULL));
CREATE INDEX breaks_player ON breaks USING btree (player_id, id DESC);
grant select on breaks to carmine_app;
CREATE TRIGGER breaks_permanent BEFORE INSERT ON breaks FOR EACH ROW WHEN (((new.source = 'staff'::text) AND (new.period = 'forever'::text))) EXECUTE FUNCTION guard_permanent_exclusion();

create table campaign_players (
  campaign_id bigint not null,
  channel text not null,
  dismissed_at timestamp with time zone,
  player_id bigint not null,
  reason text,
  reserved_at timestamp with time zone default clock_timestamp() not null,
  sent_at timestamp with time zone,
  state text default 'reserved'::text not null,
  unsubscribed_at timestamp with time zone,
  constraint campaign_players_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'notice'::text]))),
  constraint campaign_players_check CHECK (((state = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint campaign_players_check1 CHECK (((state = 'refused'::text) = (reason IS NOT NULL))),
  constraint campaign_players_check2 CHECK (((unsubscribed_at IS NULL) OR (channel = 'mail'::text))),
  constraint campaign_players_check3 CHECK (((dismissed_at IS NULL) OR (channel = 'notice'::text))),
  constraint campaign_players_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  constraint campaign_players_state_check CHECK ((state = ANY (ARRAY['reserved'::text, 'sent'::text, 'refused'::text]))),
  constraint campaign_players_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaign_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint campaign_players_pkey PRIMARY KEY (player_id, campaign_id, channel)
);
CREATE INDEX campaign_players_campaign ON campaign_players USING btree (campaign_id, channel);
grant insert (campaign_id, channel, player_id, sent_at, state) on campaign_players to carmine_app;
grant select on campaign_players to carmine_app;
grant update (dismissed_at, reason, sent_at, state, unsubscribed_at) on campaign_players to carmine_app;
CREATE TRIGGER campaign_players_guarded BEFORE INSERT OR UPDATE ON campaign_players FOR EACH ROW EXECUTE FUNCTION guard_campaign_player();

create table campaign_refusals (
  campaign_id bigint not null,
  channel text not null,
  players bigint not null,
  reason text not null,
  constraint campaign_refusals_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'notice'::text]))),
  constraint campaign_refusals_players_check CHECK ((players > 0)),
  constraint campaign_refusals_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  constraint campaign_refusals_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaign_refusals_pkey PRIMARY KEY (campaign_id, channel, reason)
);
grant insert, select on campaign_refusals to carmine_app;
grant update (players) on campaign_refusals to carmine_app;

create table campaign_settings (
  changed_at timestamp with time zone default now() not null,
  id boolean default true not null,
  most_mails integer default 2 not null,
  per_minute integer default 300 not null,
  constraint campaign_settings_id_check CHECK (id),
  constraint campaign_settings_most_mails_check CHECK (((most_mails >= 0) AND (most_mails <= 7))),
  constraint campaign_settings_per_minute_check CHECK (((per_minute >= 1) AND (per_minute <= 6000))),
  constraint campaign_settings_pkey PRIMARY KEY (id)
);
grant select on campaign_settings to carmine_app;
grant update (changed_at, most_mails, per_minute) on campaign_settings to carmine_app;

create table campaigns (
  approved_at timestamp with time zone,
  approved_by bigint,
  created_at timestamp with time zone default now() not null,
  finished_at timestamp with time zone,
  id bigint generated always as identity not null,
  made_by bigint not null,
  reached bigint default 0 not null,
  rules jsonb not null,
  started_at timestamp with time zone,
  state text default 'draft'::text not null,
  stopped_by bigint,
  constraint campaigns_check CHECK ((approved_by <> made_by)),
  constraint campaigns_check1 CHECK ((num_nonnulls(approved_by, approved_at) = ANY (ARRAY[0, 2]))),
  constraint campaigns_check2 CHECK (((state <> ALL (ARRAY['approved'::text, 'sending'::text, 'sent'::text])) OR (approved_by IS NOT NULL))),
  constraint campaigns_check3 CHECK (((stopped_by IS NOT NULL) = (state = 'stopped'::text))),
  constraint campaigns_check4 CHECK (((state <> ALL (ARRAY['sending'::text, 'sent'::text])) OR (started_at IS NOT NULL))),
  constraint campaigns_rules_check CHECK ((jsonb_typeof(rules) = 'object'::text)),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'pending'::text, 'refused'::text, 'approved'::text, 'sending'::text, 'sent'::text, 'stopped'::text]))),
  constraint campaigns_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint campaigns_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint campaigns_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES operators(id),
  constraint campaigns_pkey PRIMARY KEY (id)
);
CREATE INDEX campaigns_at_work ON campaigns USING btree (id) WHERE (state = ANY (ARRAY['approved'::text, 'sending'::text]));
grant insert (made_by, rules) on campaigns to carmine_app;
grant select on campaigns to carmine_app;
grant update (finished_at, reached, rules, started_at, state, stopped_by) on campaigns to carmine_app;
CREATE TRIGGER campaigns_guarded BEFORE UPDATE ON campaigns FOR EACH ROW EXECUTE FUNCTION guard_campaign();

create table captcha_used (
  expires_at timestamp with time zone not null,
  nonce bytea not null,
  constraint captcha_used_pkey PRIMARY KEY (nonce)
);
CREATE INDEX captcha_used_expiry ON captcha_used USING btree (expires_at);
grant delete, insert, select on captcha_used to carmine_app;

create table cash_losses (
  currency currency_code not null,
  decided_at timestamp with time zone,
  lost bigint default 0 not null,
  player_id bigint not null,
  week date not null,
  constraint cash_losses_week_check CHECK ((EXTRACT(isodow FROM week) = (1)::numeric)),
  constraint cash_losses_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint cash_losses_pkey PRIMARY KEY (player_id, week, currency)
);
CREATE INDEX cash_losses_undecided ON cash_losses USING btree (week, player_id) WHERE (decided_at IS NULL);
grant select on cash_losses to carmine_app;
grant update (decided_at) on cash_losses to carmine_app;

create table cash_out_approvals (
  at timestamp with time zone default now() not null,
  cash_out_id bigint not null,
  operator_id bigint not null,
  player_id bigint not null,
  reason text not null,
  constraint cash_out_approvals_reason_check CHECK ((length(reason) <= 2000)),
  constraint cash_out_approvals_cash_out_fkey FOREIGN KEY (player_id, cash_out_id) REFERENCES cash_outs(player_id, id),
  constraint cash_out_approvals_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint cash_out_approvals_pkey PRIMARY KEY (cash_out_id, operator_id)
);
CREATE INDEX cash_out_approvals_player ON cash_out_approvals USING btree (player_id, cash_out_id);
grant insert, select on cash_out_approvals to carmine_app;
CREATE TRIGGER cash_out_approvals_player BEFORE INSERT ON cash_out_approvals FOR EACH ROW WHEN ((new.player_id IS NULL)) EXECUTE FUNCTION take_player('cash_outs', 'cash_out_id');

create table cash_out_legs (
  amount bigint not null,
  cash_out_id bigint not null,
  deposit_id bigint,
  failed_at timestamp with time zone,
  fee bigint default 0 not null,
  late_owed bigint,
  late_way text,
  leg integer not null,
  let_go_at timestamp with time zone,
  method text not null,
  next_at timestamp with time zone,
  ordering_until timestamp with time zone,
  paid_by bigint,
  paid_late_at timestamp with time zone,
  player_id bigint not null,
  reference text,
  replaces integer,
  squared_at timestamp with time zone,
  squared_by bigint,
  state text default 'waiting'::text not null,
  taken_at timestamp with time zone,
  taken_by bigint,
  target text,
  updated_at timestamp with time zone default now() not null,
  constraint cash_out_legs_amount_check CHECK ((amount > 0)),
  constraint cash_out_legs_check CHECK (((method = 'MANUAL'::text) = (deposit_id IS NULL))),
  constraint cash_out_legs_check1 CHECK (((method <> 'MANUAL'::text) OR (state <> 'paid'::text) OR ((paid_by IS NOT NULL) AND (reference IS NOT NULL)))),
  constraint cash_out_legs_check2 CHECK (((late_owed >= 0) AND (late_owed <= amount))),
  constraint cash_out_legs_fee CHECK ((fee >= 0)),
  constraint cash_out_legs_late CHECK (((late_way IS NULL) OR ((state = 'paid'::text) AND (paid_late_at IS NOT NULL) AND (late_owed IS NOT NULL)))),
  constraint cash_out_legs_late_way_check CHECK ((late_way = ANY (ARRAY['held'::text, 'player'::text, 'house'::text]))),
  constraint cash_out_legs_leg_check CHECK (((leg >= 1) AND (leg <= 60))),
  constraint cash_out_legs_method_check CHECK ((method ~ '^[A-Z_]{2,16}$'::text)),
  constraint cash_out_legs_reference_check CHECK ((length(reference) <= 200)),
  constraint cash_out_legs_squared CHECK (((squared_at IS NULL) OR ((late_way IS NOT NULL) AND (late_way <> 'held'::text) AND (squared_by IS NOT NULL)))),
  constraint cash_out_legs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'paid'::text, 'failed'::text]))),
  constraint cash_out_legs_taken CHECK ((((taken_by IS NULL) = (taken_at IS NULL)) AND ((taken_by IS NULL) OR (method = 'MANUAL'::text)))),
  constraint cash_out_legs_target CHECK (((target IS NOT NULL) AND (target = ANY (ARRAY['back to the deposit'::text, 'e-wallet'::text, 'bank'::text])) AND ((method <> 'MANUAL'::text) OR (target = 'bank'::text)) AND ((deposit_id IS NULL) = (target = 'bank'::text)))),
  constraint cash_out_legs_cash_out_fkey FOREIGN KEY (player_id, cash_out_id) REFERENCES cash_outs(player_id, id),
  constraint cash_out_legs_deposit_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint cash_out_legs_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES operators(id),
  constraint cash_out_legs_squared_by_fkey FOREIGN KEY (squared_by) REFERENCES operators(id),
  constraint cash_out_legs_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES operators(id),
  constraint cash_out_legs_pkey PRIMARY KEY (player_id, cash_out_id, leg)
);
CREATE INDEX cash_out_legs_asked ON cash_out_legs USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX cash_out_legs_by_hand ON cash_out_legs USING btree (cash_out_id, leg) WHERE ((method = 'MANUAL'::text) AND (state = 'waiting'::text));
CREATE INDEX cash_out_legs_cash_out ON cash_out_legs USING btree (cash_out_id, leg);
CREATE INDEX cash_out_legs_deposit ON cash_out_legs USING btree (deposit_id) WHERE (state <> 'failed'::text);
CREATE INDEX cash_out_legs_open ON cash_out_legs USING btree (cash_out_id) WHERE (state = ANY (ARRAY['waiting'::text, 'sent'::text]));
CREATE INDEX cash_out_legs_paid_late ON cash_out_legs USING btree (cash_out_id) WHERE ((paid_late_at IS NOT NULL) AND (squared_at IS NULL));
CREATE INDEX cash_out_legs_reference ON cash_out_legs USING btree (reference) WHERE (reference IS NOT NULL);
CREATE UNIQUE INDEX cash_out_legs_replaces ON cash_out_legs USING btree (cash_out_id, replaces) WHERE (replaces IS NOT NULL);
grant insert, select on cash_out_legs to carmine_app;
grant update (next_at, ordering_until, paid_by, reference, squared_at, squared_by, state, taken_at, taken_by, updated_at) on cash_out_legs to carmine_app;
CREATE TRIGGER cash_out_legs_blocked BEFORE UPDATE ON cash_out_legs FOR EACH ROW WHEN ((new.let_go_at IS DISTINCT FROM old.let_go_at)) EXECUTE FUNCTION guard_blocked_payout();
CREATE TRIGGER cash_out_legs_by_hand BEFORE UPDATE ON cash_out_legs FOR EACH ROW WHEN ((((old.taken_by IS NULL) AND (new.taken_by IS NOT NULL)) OR ((old.state = 'waiting'::text) AND (new.state = 'paid'::text) AND (old.taken_by IS NULL) AND (old.let_go_at IS NULL)))) EXECUTE FUNCTION guard_hand_payment();
CREATE TRIGGER cash_out_legs_end_transfer AFTER UPDATE OF state ON cash_out_legs FOR EACH ROW WHEN (((new.method = 'MANUAL'::text) AND (new.state = 'paid'::text) AND (old.state <> 'paid'::text))) EXECUTE FUNCTION end_paid_transfer();
CREATE TRIGGER cash_out_legs_fee_guarded BEFORE INSERT ON cash_out_legs FOR EACH ROW WHEN ((new.fee > 0)) EXECUTE FUNCTION guard_leg_fee();
CREATE TRIGGER cash_out_legs_guarded BEFORE INSERT OR UPDATE ON cash_out_legs FOR EACH ROW EXECUTE FUNCTION guard_cash_out_leg();
CREATE TRIGGER cash_out_legs_in_batch BEFORE UPDATE ON cash_out_legs FOR EACH ROW WHEN (((old.method = 'MANUAL'::text) AND ((new.state <> old.state) OR (new.taken_by IS DISTINCT FROM old.taken_by)))) EXECUTE FUNCTION guard_leg_in_batch();
CREATE TRIGGER cash_out_legs_let_go BEFORE UPDATE ON cash_out_legs FOR EACH ROW WHEN ((new.let_go_at IS DISTINCT FROM old.let_go_at)) EXECUTE FUNCTION guard_letting_go();
CREATE TRIGGER cash_out_legs_player BEFORE INSERT ON cash_out_legs FOR EACH ROW WHEN ((new.player_id IS NULL)) EXECUTE FUNCTION take_player('cash_outs', 'cash_out_id');
CREATE TRIGGER cash_out_legs_together BEFORE INSERT OR UPDATE OF state ON cash_out_legs FOR EACH ROW EXECUTE FUNCTION guard_legs_together();

create table cash_out_limits (
  changed_at timestamp with time zone default now() not null,
  most bigint default 40000 not null,
  only_row boolean default true not null,
  player_day bigint,
  constraint cash_out_limits_most_check CHECK (((most >= 1000) AND (most <= 100000000))),
  constraint cash_out_limits_only_row_check CHECK (only_row),
  constraint cash_out_limits_player_day_check CHECK ((player_day > 0)),
  constraint cash_out_limits_pkey PRIMARY KEY (only_row)
);
grant select on cash_out_limits to carmine_app;
grant update (changed_at, most, player_day) on cash_out_limits to carmine_app;
CREATE TRIGGER cash_out_limits_guarded BEFORE UPDATE ON cash_out_limits FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_cash_out_limits();

create table cash_out_rules (
  automatic boolean default true not null,
  automatic_per_day bigint default 200000 not null,
  automatic_up_to bigint default 40000 not null,
  changed_at timestamp with time zone default now() not null,
  only_row boolean default true not null,
  two_persons_from bigint default 20000 not null,
  constraint cash_out_rules_automatic_per_day_check CHECK ((automatic_per_day >= 0)),
  constraint cash_out_rules_automatic_up_to_check CHECK ((automatic_up_to >= 0)),
  constraint cash_out_rules_only_row_check CHECK (only_row),
  constraint cash_out_rules_two_persons_from_check CHECK ((two_persons_from > 0)),
  constraint cash_out_rules_pkey PRIMARY KEY (only_row)
);
grant select on cash_out_rules to carmine_app;
grant update (automatic, automatic_per_day, automatic_up_to, changed_at, two_persons_from) on cash_out_rules to carmine_app;
CREATE TRIGGER cash_out_rules_guarded BEFORE UPDATE ON cash_out_rules FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_cash_out_rules();

create table cash_out_steps (
  at timestamp with time zone default now() not null,
  cash_out_id bigint not null,
  from_state text,
  id bigint generated always as identity not null,
  player_id bigint not null,
  reason text,
  to_state text not null,
  constraint cash_out_steps_cash_out_fkey FOREIGN KEY (player_id, cash_out_id) REFERENCES cash_outs(player_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint cash_out_steps_pkey PRIMARY KEY (player_id, id)
);
CREATE INDEX cash_out_steps_cash_out ON cash_out_steps USING btree (cash_out_id, id);
CREATE INDEX cash_out_steps_paid ON cash_out_steps USING btree (at) WHERE (to_state = 'paid'::text);
grant select on cash_out_steps to carmine_app;

create table cash_outs (
  address text not null,
  amount bigint not null,
  created_at timestamp with time zone default now() not null,
  currency text not null,
  decided_by bigint,
  due_at timestamp with time zone not null,
  eur_cents bigint not null,
  eur_rate numeric(30,18) not null,
  fee bigint not null,
  id bigint default nextval('payment_ids'::regclass) not null,
  method text not null,
  player_id bigint not null,
  reason text,
  state text default 'requested'::text not null,
  updated_at timestamp with time zone default now() not null,
  constraint cash_outs_amount_check CHECK ((amount > 0)),
  constraint cash_outs_check CHECK (((fee >= 0) AND (fee < amount))),
  constraint cash_outs_currency_check CHECK ((currency ~ '^[A-Z]{3,8}$'::text)),
  constraint cash_outs_eur_cents_check CHECK ((eur_cents >= 0)),
  constraint cash_outs_eur_rate_check CHECK (((eur_rate > (0)::numeric) AND (eur_rate <> 'NaN'::numeric))),
  constraint cash_outs_method_check CHECK ((method ~ '^[A-Z_]{2,16}$'::text)),
  constraint cash_outs_reason_check CHECK ((reason ~ '^[a-z_]{1,60}$'::text)),
  constraint cash_outs_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'review'::text, 'approved'::text, 'submitting'::text, 'submitted'::text, 'paid'::text, 'rejected'::text, 'failed'::text, 'returned'::text]))),
  constraint cash_outs_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint cash_outs_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint cash_outs_pkey PRIMARY KEY (id),
  constraint cash_outs_of_player UNIQUE (player_id, id)
);
CREATE INDEX cash_outs_address ON cash_outs USING btree (method, address);
CREATE INDEX cash_outs_of_rail ON cash_outs USING btree (method, created_at);
CREATE INDEX cash_outs_open ON cash_outs USING btree (state, id) WHERE (state = ANY (ARRAY['requested'::text, 'review'::text, 'approved'::text, 'submitting'::text, 'submitted'::text]));
grant insert, select on cash_outs to carmine_app;
grant update (decided_by, due_at, reason, state, updated_at) on cash_outs to carmine_app;
CREATE TRIGGER cash_outs_approved BEFORE UPDATE ON cash_outs FOR EACH ROW EXECUTE FUNCTION guard_cash_out_approval();
CREATE TRIGGER cash_outs_asked BEFORE INSERT ON cash_outs FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_asked_cash_out();
CREATE TRIGGER cash_outs_blocked BEFORE UPDATE ON cash_outs FOR EACH ROW WHEN (((new.method = 'FIAT'::text) AND (old.state = 'approved'::text) AND (new.state = 'submitting'::text))) EXECUTE FUNCTION guard_blocked_payout();
CREATE CONSTRAINT TRIGGER cash_outs_ended AFTER UPDATE OF state ON cash_outs DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_ended_cash_out();
CREATE TRIGGER cash_outs_four_eyes BEFORE UPDATE ON cash_outs FOR EACH ROW EXECUTE FUNCTION guard_one_person_chain();
CREATE TRIGGER cash_outs_guarded BEFORE INSERT OR UPDATE ON cash_outs FOR EACH ROW EXECUTE FUNCTION guard_cash_out();
CREATE TRIGGER cash_outs_held BEFORE UPDATE ON cash_outs FOR EACH ROW EXECUTE FUNCTION guard_held_cash_out();
CREATE TRIGGER cash_outs_leaving BEFORE UPDATE ON cash_outs FOR EACH ROW EXECUTE FUNCTION guard_leaving_cash_out();
CREATE TRIGGER cash_outs_limited BEFORE INSERT ON cash_outs FOR EACH ROW EXECUTE FUNCTION guard_limited_cash_out();
CREATE TRIGGER cash_outs_second BEFORE UPDATE ON cash_outs FOR EACH ROW WHEN (((new.state = 'approved'::text) AND (old.state = ANY (ARRAY['requested'::text, 'review'::text])))) EXECUTE FUNCTION guard_second_payout();
CREATE TRIGGER cash_outs_unproven BEFORE UPDATE ON cash_outs FOR EACH ROW WHEN (((new.state = 'approved'::text) AND (old.state = ANY (ARRAY['requested'::text, 'review'::text])))) EXECUTE FUNCTION guard_unproven_payout();

create table cashout_holds (
  bonus_amount bigint,
  bonus_id bigint,
  bonus_outcome text,
  cash_part bigint not null,
  created_at timestamp with time zone default now() not null,
  currency text collate "C" not null,
  locked_part bigint not null,
  paid bigint default 0 not null,
  payment_id bigint not null,
  player_id bigint not null,
  returned bigint default 0 not null,
  constraint cashout_holds_bonus_amount_check CHECK ((bonus_amount >= 0)),
  constraint cashout_holds_bonus_check CHECK ((((bonus_id IS NULL) = (bonus_amount IS NULL)) AND ((bonus_outcome IS NULL) OR (bonus_id IS NOT NULL)))),
  constraint cashout_holds_bonus_outcome_check CHECK ((bonus_outcome = ANY (ARRAY['restored'::text, 'not_restored'::text]))),
  constraint cashout_holds_cash_part_check CHECK ((cash_part >= 0)),
  constraint cashout_holds_check CHECK (((paid + returned) <= (cash_part + locked_part))),
  constraint cashout_holds_locked_part_check CHECK ((locked_part >= 0)),
  constraint cashout_holds_paid_check CHECK ((paid >= 0)),
  constraint cashout_holds_returned_check CHECK ((returned >= 0)),
  constraint cashout_holds_pkey PRIMARY KEY (payment_id)
);
CREATE INDEX cashout_holds_open ON cashout_holds USING btree (payment_id) WHERE ((paid + returned) < (cash_part + locked_part));
CREATE INDEX cashout_holds_player ON cashout_holds USING btree (player_id, payment_id);
grant select on cashout_holds to carmine_app;
CREATE CONSTRAINT TRIGGER cashout_holds_ended AFTER UPDATE ON cashout_holds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_ended_cash_out();

create table cell (
  number integer not null,
  only_row boolean default true not null,
  constraint cell_number_check CHECK (((number >= 0) AND (number <= 32767))),
  constraint cell_only_row_check CHECK (only_row),
  constraint cell_pkey PRIMARY KEY (only_row)
);
grant select on cell to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON cell FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON cell FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table chain_assets (
  chain text not null,
  code text not null,
  contract text,
  currency text not null,
  fee_raw numeric(78,0),
  raw_per_subunit numeric(78,0) not null,
  constraint chain_assets_code_check CHECK ((code ~ '^[A-Z]{2,8}$'::text)),
  constraint chain_assets_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint chain_assets_fee_raw_check CHECK (((fee_raw > (0)::numeric) AND (fee_raw <> 'NaN'::numeric))),
  constraint chain_assets_raw_per_subunit_check CHECK (((raw_per_subunit > (0)::numeric) AND (raw_per_subunit <> 'NaN'::numeric))),
  constraint chain_assets_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint chain_assets_pkey PRIMARY KEY (code),
  constraint chain_assets_chain_contract_key UNIQUE NULLS NOT DISTINCT (chain, contract)
);
grant insert, select on chain_assets to carmine_app;
grant update (fee_raw) on chain_assets to carmine_app;

create table chain_blocks (
  chain text not null,
  hash text not null,
  height bigint not null,
  constraint chain_blocks_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint chain_blocks_pkey PRIMARY KEY (chain, height)
);
grant delete, insert, select on chain_blocks to carmine_app;

create table chain_inputs (
  cash_out_id bigint not null,
  chain text not null,
  position integer not null,
  txid text not null,
  constraint chain_inputs_cash_out_id_fkey FOREIGN KEY (cash_out_id) REFERENCES chain_sends(cash_out_id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
  constraint chain_inputs_chain_txid_position_fkey FOREIGN KEY (chain, txid, "position") REFERENCES chain_outputs(chain, txid, "position"),
  constraint chain_inputs_pkey PRIMARY KEY (chain, txid, "position")
);
CREATE INDEX chain_inputs_cash_out ON chain_inputs USING btree (cash_out_id);
grant insert, select on chain_inputs to carmine_app;
CREATE TRIGGER chain_inputs_guarded BEFORE INSERT OR UPDATE ON chain_inputs FOR EACH ROW EXECUTE FUNCTION guard_chain_input();

create table chain_outputs (
  address_id bigint,
  block_hash text not null,
  chain text not null,
  height bigint not null,
  position integer not null,
  raw_amount numeric(78,0) not null,
  state text default 'seen'::text not null,
  txid text not null,
  constraint chain_outputs_position_check CHECK (("position" >= 0)),
  constraint chain_outputs_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint chain_outputs_state_check CHECK ((state = ANY (ARRAY['seen'::text, 'gone'::text]))),
  constraint chain_outputs_address_id_fkey FOREIGN KEY (address_id) REFERENCES deposit_addresses(id),
  constraint chain_outputs_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint chain_outputs_pkey PRIMARY KEY (chain, txid, "position")
);
CREATE INDEX chain_outputs_height ON chain_outputs USING btree (chain, height);
grant insert, select on chain_outputs to carmine_app;
grant update (block_hash, height, state) on chain_outputs to carmine_app;
CREATE TRIGGER chain_outputs_guarded BEFORE UPDATE ON chain_outputs FOR EACH ROW EXECUTE FUNCTION guard_chain_output();

create table chain_send_fee_bumps (
  attempt integer not null,
  cash_out_id bigint not null,
  draft jsonb not null,
  made_at timestamp with time zone default now() not null,
  raw_transaction text not null,
  txid text not null,
  constraint chain_send_fee_bumps_attempt_check CHECK (((attempt >= 1) AND (attempt <= 20))),
  constraint chain_send_fee_bumps_cash_out_id_fkey FOREIGN KEY (cash_out_id) REFERENCES chain_sends(cash_out_id),
  constraint chain_send_fee_bumps_pkey PRIMARY KEY (cash_out_id, attempt),
  constraint chain_send_fee_bumps_txid_key UNIQUE (txid)
);
grant insert, select on chain_send_fee_bumps to carmine_app;
CREATE TRIGGER chain_send_fee_bumps_made BEFORE INSERT ON chain_send_fee_bumps FOR EACH ROW EXECUTE FUNCTION guard_fee_bump();

create table chain_sends (
  cash_out_id bigint not null,
  chain text not null,
  draft jsonb not null,
  height bigint,
  let_go_at timestamp with time zone,
  mined_txid text,
  nonce bigint not null,
  raw_amount numeric(78,0) not null,
  raw_transaction text,
  reserved_at timestamp with time zone default now() not null,
  signed_at timestamp with time zone,
  to_address text not null,
  txid text,
  constraint chain_sends_check CHECK (((raw_transaction IS NULL) = (txid IS NULL))),
  constraint chain_sends_nonce_check CHECK ((nonce >= 0)),
  constraint chain_sends_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint chain_sends_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint chain_sends_pkey PRIMARY KEY (cash_out_id),
  constraint chain_sends_chain_nonce_key UNIQUE (chain, nonce),
  constraint chain_sends_txid_key UNIQUE (txid)
);
CREATE INDEX chain_sends_unsigned ON chain_sends USING btree (chain) WHERE (txid IS NULL);
grant delete, insert, select on chain_sends to carmine_app;
grant update (height, mined_txid, raw_transaction, signed_at, txid) on chain_sends to carmine_app;
CREATE TRIGGER chain_sends_blocked BEFORE INSERT ON chain_sends FOR EACH ROW EXECUTE FUNCTION guard_blocked_payout();
CREATE TRIGGER chain_sends_guarded BEFORE DELETE OR UPDATE ON chain_sends FOR EACH ROW EXECUTE FUNCTION guard_chain_send();
CREATE TRIGGER chain_sends_let_go BEFORE UPDATE ON chain_sends FOR EACH ROW WHEN ((new.let_go_at IS DISTINCT FROM old.let_go_at)) EXECUTE FUNCTION guard_letting_go();
CREATE TRIGGER chain_sends_made BEFORE INSERT ON chain_sends FOR EACH ROW EXECUTE FUNCTION guard_new_chain_send();

create table chain_sweep_fee_bumps (
  attempt integer not null,
  draft jsonb not null,
  made_at timestamp with time zone default now() not null,
  raw_amount numeric(78,0) not null,
  raw_transaction text not null,
  sweep_id bigint not null,
  txid text not null,
  constraint chain_sweep_fee_bumps_attempt_check CHECK (((attempt >= 1) AND (attempt <= 20))),
  constraint chain_sweep_fee_bumps_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint chain_sweep_fee_bumps_sweep_id_fkey FOREIGN KEY (sweep_id) REFERENCES chain_sweeps(id),
  constraint chain_sweep_fee_bumps_pkey PRIMARY KEY (sweep_id, attempt),
  constraint chain_sweep_fee_bumps_txid_key UNIQUE (txid)
);
grant insert, select on chain_sweep_fee_bumps to carmine_app;

create table chain_sweeps (
  address_id bigint not null,
  asset text,
  chain text not null,
  draft jsonb not null,
  fee_raw numeric(78,0),
  id bigint generated always as identity not null,
  kind text default 'sweep'::text not null,
  made_at timestamp with time zone default now() not null,
  mined_txid text,
  nonce bigint not null,
  raw_amount numeric(78,0) not null,
  raw_transaction text,
  signed_at timestamp with time zone,
  state text default 'made'::text not null,
  txid text,
  constraint chain_sweeps_check CHECK (((raw_transaction IS NULL) = (txid IS NULL))),
  constraint chain_sweeps_check1 CHECK (((state <> 'mined'::text) OR (fee_raw IS NOT NULL))),
  constraint chain_sweeps_fee_raw_check CHECK (((fee_raw >= (0)::numeric) AND (fee_raw <> 'NaN'::numeric))),
  constraint chain_sweeps_kind_check CHECK (((kind = 'sweep'::text) OR ((kind = 'top_up'::text) AND (asset IS NULL)))),
  constraint chain_sweeps_nonce_check CHECK ((nonce >= 0)),
  constraint chain_sweeps_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint chain_sweeps_state_check CHECK (((state = ANY (ARRAY['made'::text, 'mined'::text, 'failed'::text, 'gone'::text])) AND ((state <> 'failed'::text) OR (fee_raw IS NOT NULL)))),
  constraint chain_sweeps_address_id_fkey FOREIGN KEY (address_id) REFERENCES deposit_addresses(id),
  constraint chain_sweeps_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint chain_sweeps_pkey PRIMARY KEY (id),
  constraint chain_sweeps_txid_key UNIQUE (txid)
);
CREATE INDEX chain_sweeps_address ON chain_sweeps USING btree (address_id);
CREATE UNIQUE INDEX chain_sweeps_one ON chain_sweeps USING btree (address_id) WHERE (state = 'made'::text);
CREATE UNIQUE INDEX chain_sweeps_top_up ON chain_sweeps USING btree (chain, nonce) WHERE ((state = 'made'::text) AND (kind = 'top_up'::text));
grant insert, select on chain_sweeps to carmine_app;
grant update (draft, fee_raw, made_at, mined_txid, raw_amount, raw_transaction, signed_at, state, txid) on chain_sweeps to carmine_app;
CREATE TRIGGER chain_sweeps_guarded BEFORE UPDATE ON chain_sweeps FOR EACH ROW EXECUTE FUNCTION guard_chain_sweep();

create table chain_transfers (
  address_id bigint not null,
  asset text,
  block_hash text not null,
  chain text not null,
  deposit_id bigint,
  from_address text,
  height bigint not null,
  id bigint generated always as identity not null,
  player_id bigint not null,
  position integer default 0 not null,
  raw_amount numeric(78,0) not null,
  remainder_raw numeric(78,0) default 0 not null,
  seen_at timestamp with time zone default now() not null,
  state text default 'seen'::text not null,
  txid text not null,
  constraint chain_transfers_from_address_check CHECK ((length(from_address) <= 200)),
  constraint chain_transfers_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint chain_transfers_remainder_raw_check CHECK (((remainder_raw >= (0)::numeric) AND (remainder_raw <> 'NaN'::numeric))),
  constraint chain_transfers_state_check CHECK ((state = ANY (ARRAY['seen'::text, 'orphaned'::text, 'credited'::text, 'reversed'::text]))),
  constraint chain_transfers_address_fkey FOREIGN KEY (player_id, address_id) REFERENCES deposit_addresses(player_id, id),
  constraint chain_transfers_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint chain_transfers_deposit_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint chain_transfers_pkey PRIMARY KEY (id),
  constraint chain_transfers_chain_txid_position_key UNIQUE (chain, txid, "position"),
  constraint chain_transfers_of_player UNIQUE (player_id, id)
);
CREATE INDEX chain_transfers_address ON chain_transfers USING btree (address_id);
CREATE INDEX chain_transfers_deposit ON chain_transfers USING btree (deposit_id);
CREATE INDEX chain_transfers_height ON chain_transfers USING btree (chain, height);
CREATE INDEX chain_transfers_waiting ON chain_transfers USING btree (chain, height) WHERE (state = 'seen'::text);
grant insert, select on chain_transfers to carmine_app;
grant update (block_hash, deposit_id, height, remainder_raw, seen_at, state) on chain_transfers to carmine_app;
CREATE TRIGGER chain_transfers_guarded BEFORE UPDATE ON chain_transfers FOR EACH ROW EXECUTE FUNCTION guard_chain_transfer();
CREATE TRIGGER chain_transfers_player BEFORE INSERT ON chain_transfers FOR EACH ROW WHEN ((new.player_id IS NULL)) EXECUTE FUNCTION take_player('deposit_addresses', 'address_id');

create table chains (
  block_hash text not null,
  code text not null,
  height bigint not null,
  house_address text not null,
  kind text default 'account'::text not null,
  next_index integer default 0 not null,
  next_nonce bigint,
  read_at timestamp with time zone default now() not null,
  xpub text not null,
  constraint chains_code_check CHECK ((code ~ '^[A-Z]{2,8}$'::text)),
  constraint chains_height_check CHECK ((height >= 0)),
  constraint chains_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'utxo'::text]))),
  constraint chains_next_index_check CHECK ((next_index >= 0)),
  constraint chains_next_nonce_check CHECK ((next_nonce >= 0)),
  constraint chains_pkey PRIMARY KEY (code)
);
grant insert, select on chains to carmine_app;
grant update (block_hash, height, next_index, next_nonce, read_at) on chains to carmine_app;

create table chat_messages (
  at timestamp with time zone not null,
  body text not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  id bigint generated always as identity not null,
  player_id bigint not null,
  reply_key text not null,
  reports integer default 0 not null,
  state text default 'shown'::text not null,
  table_id text not null,
  constraint chat_messages_body_check CHECK (((char_length(body) >= 1) AND (char_length(body) <= 200))),
  constraint chat_messages_check CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint chat_messages_check1 CHECK (((state <> 'removed'::text) OR (decided_at IS NOT NULL))),
  constraint chat_messages_hidden_at_three CHECK (((state <> 'shown'::text) OR (reports < 3) OR (decided_at IS NOT NULL))),
  constraint chat_messages_reply_key_check CHECK ((reply_key ~ '^[ -~]{1,64}$'::text)),
  constraint chat_messages_reports_check CHECK ((reports >= 0)),
  constraint chat_messages_state_check CHECK ((state = ANY (ARRAY['shown'::text, 'hidden'::text, 'removed'::text]))),
  constraint chat_messages_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint chat_messages_player_id_fkey FOREIGN KEY (player_id) REFERENCES chat_players(player_id),
  constraint chat_messages_table_id_fkey FOREIGN KEY (table_id) REFERENCES live_tables(id),
  constraint chat_messages_pkey PRIMARY KEY (player_id, id),
  constraint chat_messages_player_id_reply_key_key UNIQUE (player_id, reply_key)
) with (fillfactor=80);
CREATE INDEX chat_messages_at_table ON chat_messages USING btree (table_id, id DESC);
CREATE UNIQUE INDEX chat_messages_id ON chat_messages USING btree (id);
CREATE INDEX chat_messages_reported ON chat_messages USING btree (id) WHERE ((reports > 0) AND (decided_at IS NULL));
grant select on chat_messages to carmine_app;
grant update (decided_at, decided_by, state) on chat_messages to carmine_app;

create table chat_mutes (
  at timestamp with time zone default clock_timestamp() not null,
  by bigint not null,
  id bigint generated always as identity not null,
  lifted_at timestamp with time zone,
  lifted_by bigint,
  message_id bigint,
  player_id bigint not null,
  reason text not null,
  until timestamp with time zone,
  constraint chat_mutes_check CHECK ((until > at)),
  constraint chat_mutes_check1 CHECK (((lifted_at IS NULL) = (lifted_by IS NULL))),
  constraint chat_mutes_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  constraint chat_mutes_by_fkey FOREIGN KEY (by) REFERENCES operators(id),
  constraint chat_mutes_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES operators(id),
  constraint chat_mutes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint chat_mutes_pkey PRIMARY KEY (player_id, id)
);
CREATE INDEX chat_mutes_in_force ON chat_mutes USING btree (id) WHERE (lifted_at IS NULL);
grant insert, select on chat_mutes to carmine_app;
grant update (lifted_at, lifted_by) on chat_mutes to carmine_app;

create table chat_players (
  folded text,
  last_message_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  named_at timestamp with time zone,
  nickname text,
  player_id bigint not null,
  shown boolean default true not null,
  constraint chat_players_check CHECK (((nickname IS NULL) = (folded IS NULL))),
  constraint chat_players_check1 CHECK (((nickname IS NULL) OR (named_at IS NOT NULL))),
  constraint chat_players_folded_check CHECK ((folded <> ''::text)),
  constraint chat_players_nickname_check CHECK (((char_length(nickname) >= 3) AND (char_length(nickname) <= 20))),
  constraint chat_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint chat_players_pkey PRIMARY KEY (player_id),
  constraint chat_players_folded_key UNIQUE (folded)
) with (fillfactor=70);
grant insert, select on chat_players to carmine_app;
grant update (folded, named_at, nickname, shown) on chat_players to carmine_app;

create table chat_reports (
  at timestamp with time zone not null,
  author_id bigint not null,
  message_id bigint not null,
  player_id bigint not null,
  reason text not null,
  constraint chat_reports_check CHECK ((author_id <> player_id)),
  constraint chat_reports_reason_check CHECK ((reason = ANY (ARRAY['insult'::text, 'spam'::text, 'threat'::text, 'contact'::text, 'other'::text]))),
  constraint chat_reports_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint chat_reports_pkey PRIMARY KEY (player_id, message_id)
);
CREATE INDEX chat_reports_of_message ON chat_reports USING btree (message_id);
grant select on chat_reports to carmine_app;

create table chat_switches (
  off_by bigint not null,
  off_since timestamp with time zone default clock_timestamp() not null,
  place text not null,
  constraint chat_switches_place_check CHECK ((place ~ '^([a-z0-9-]{1,40}|\*)$'::text)),
  constraint chat_switches_off_by_fkey FOREIGN KEY (off_by) REFERENCES operators(id),
  constraint chat_switches_pkey PRIMARY KEY (place)
);
grant delete, insert, select on chat_switches to carmine_app;

create table chat_words (
  added_at timestamp with time zone default clock_timestamp() not null,
  added_by bigint,
  folded text not null,
  language text not null,
  constraint chat_words_folded_check CHECK (((folded ~ '^[a-z]+( [a-z]+)*$'::text) AND (length(folded) <= 40))),
  constraint chat_words_language_check CHECK ((language ~ '^[a-z]{2}$'::text)),
  constraint chat_words_added_by_fkey FOREIGN KEY (added_by) REFERENCES operators(id),
  constraint chat_words_pkey PRIMARY KEY (folded)
);
grant delete, insert, select on chat_words to carmine_app;

create table cold_addresses (
  added_at timestamp with time zone default clock_timestamp() not null,
  address text not null,
  chain text not null,
  label text not null,
  removed_at timestamp with time zone,
  request_id bigint not null,
  constraint cold_addresses_address_check CHECK (((length(address) >= 10) AND (length(address) <= 120))),
  constraint cold_addresses_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60))),
  constraint cold_addresses_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint cold_addresses_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_requests(id),
  constraint cold_addresses_pkey PRIMARY KEY (chain, address)
);
grant select on cold_addresses to carmine_app;
CREATE CONSTRAINT TRIGGER cold_addresses_approved AFTER INSERT OR UPDATE ON cold_addresses DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.removed_at IS NULL)) EXECUTE FUNCTION guard_treasury_request();
CREATE TRIGGER never_deleted BEFORE DELETE ON cold_addresses FOR EACH ROW EXECUTE FUNCTION forbid_change();

create table competition_players (
  competition_id bigint not null,
  currency text not null,
  disqualified_by bigint,
  entered_at timestamp with time zone default clock_timestamp() not null,
  entry bigint default 0 not null,
  excluded boolean default false not null,
  paid_at timestamp with time zone,
  player_id bigint not null,
  prize_amount bigint,
  prize_cents bigint,
  rank integer,
  refunded_at timestamp with time zone,
  score bigint default 0 not null,
  score_at timestamp with time zone,
  constraint competition_players_check CHECK (((refunded_at IS NULL) OR (entry > 0))),
  constraint competition_players_check1 CHECK (((score = 0) OR (score_at IS NOT NULL))),
  constraint competition_players_check2 CHECK (((rank IS NULL) OR ((disqualified_by IS NULL) AND (NOT excluded) AND (score > 0)))),
  constraint competition_players_check3 CHECK (((prize_cents IS NULL) OR (rank IS NOT NULL))),
  constraint competition_players_check4 CHECK (((paid_at IS NULL) = (prize_amount IS NULL))),
  constraint competition_players_check5 CHECK (((paid_at IS NULL) OR (prize_cents IS NOT NULL))),
  constraint competition_players_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint competition_players_entry_check CHECK ((entry >= 0)),
  constraint competition_players_prize_amount_check CHECK ((prize_amount > 0)),
  constraint competition_players_prize_cents_check CHECK ((prize_cents > 0)),
  constraint competition_players_rank_check CHECK ((rank > 0)),
  constraint competition_players_score_check CHECK ((score >= 0)),
  constraint competition_players_competition_id_fkey FOREIGN KEY (competition_id) REFERENCES competitions(id),
  constraint competition_players_disqualified_by_fkey FOREIGN KEY (disqualified_by) REFERENCES approval_requests(id),
  constraint competition_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint competition_players_pkey PRIMARY KEY (player_id, competition_id)
) with (fillfactor=70);
CREATE INDEX competition_players_ranked ON competition_players USING btree (competition_id, score DESC, score_at, player_id) WHERE (score > 0);
CREATE INDEX competition_players_unpaid ON competition_players USING btree (competition_id) WHERE ((prize_cents IS NOT NULL) AND (paid_at IS NULL));
grant insert, select on competition_players to carmine_app;
grant update (currency, excluded, paid_at, prize_amount, prize_cents, rank, refunded_at, score, score_at) on competition_players to carmine_app;
CREATE TRIGGER competition_players_final BEFORE UPDATE ON competition_players FOR EACH ROW EXECUTE FUNCTION guard_competition_player();

create table competition_rounds (
  at timestamp with time zone not null,
  competition_id bigint not null,
  currency text not null,
  game_id text not null,
  player_id bigint not null,
  round_id bigint not null,
  score bigint not null,
  constraint competition_rounds_score_check CHECK ((score > 0)),
  constraint competition_rounds_player_id_competition_id_fkey FOREIGN KEY (player_id, competition_id) REFERENCES competition_players(player_id, competition_id),
  constraint competition_rounds_pkey PRIMARY KEY (player_id, competition_id, round_id)
);
grant delete, insert, select on competition_rounds to carmine_app;
grant update (score) on competition_rounds to carmine_app;

create table competitions (
  definition text not null,
  ended_at timestamp with time zone,
  ends_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  kind text not null,
  promotion_version bigint,
  ranked_at timestamp with time zone,
  rules jsonb not null,
  starts_at timestamp with time zone not null,
  state text default 'scheduled'::text not null,
  constraint competitions_check CHECK ((ends_at > starts_at)),
  constraint competitions_check1 CHECK (((state = ANY (ARRAY['finished'::text, 'cancelled'::text])) = (ended_at IS NOT NULL))),
  constraint competitions_check2 CHECK (((state <> 'finished'::text) OR (ranked_at IS NOT NULL))),
  constraint competitions_check3 CHECK (((state <> 'cancelled'::text) OR (ranked_at IS NULL))),
  constraint competitions_definition_check CHECK ((definition ~ '^[a-z0-9-]{1,60}$'::text)),
  constraint competitions_kind_check CHECK ((kind = ANY (ARRAY['race'::text, 'tournament'::text]))),
  constraint competitions_rules_check CHECK ((jsonb_typeof(rules) = 'object'::text)),
  constraint competitions_state_check CHECK ((state = ANY (ARRAY['scheduled'::text, 'running'::text, 'settling'::text, 'finished'::text, 'cancelled'::text]))),
  constraint competitions_pkey PRIMARY KEY (id),
  constraint competitions_definition_starts_at_key UNIQUE (definition, starts_at)
);
CREATE INDEX competitions_open ON competitions USING btree (ends_at) WHERE (state <> ALL (ARRAY['finished'::text, 'cancelled'::text]));
grant insert, select on competitions to carmine_app;
grant update (ended_at, ends_at, promotion_version, ranked_at, rules, state) on competitions to carmine_app;
CREATE TRIGGER competitions_forward BEFORE UPDATE ON competitions FOR EACH ROW EXECUTE FUNCTION guard_competition();

create table consents (
  address_sealed bytea,
  at timestamp with time zone default now() not null,
  given boolean not null,
  id bigint generated always as identity not null,
  kind text not null,
  player_id bigint not null,
  source text,
  text_version text not null,
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['terms'::text, 'email_promotions'::text, 'notice_promotions'::text]))),
  constraint consents_source CHECK ((source = ANY (ARRAY['registration'::text, 'profile'::text, 'mail'::text, 'protection'::text]))),
  constraint consents_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint consents_pkey PRIMARY KEY (id)
);
CREATE INDEX consents_player ON consents USING btree (player_id, id);
grant insert, select on consents to carmine_app;

create table coupons (
  code text not null,
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone,
  id bigint generated always as identity not null,
  made_by bigint,
  most_uses integer,
  promotion_id bigint not null,
  uses integer default 0 not null,
  constraint coupons_check CHECK (((uses >= 0) AND ((most_uses IS NULL) OR (uses <= most_uses)))),
  constraint coupons_code_check CHECK ((code ~ '^[A-Z0-9-]{3,40}$'::text)),
  constraint coupons_most_uses_check CHECK ((most_uses > 0)),
  constraint coupons_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint coupons_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON UPDATE CASCADE,
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_code_key UNIQUE (code)
);
CREATE INDEX coupons_promotion ON coupons USING btree (promotion_id);
grant insert (code, expires_at, made_by, most_uses, promotion_id) on coupons to carmine_app;
grant select on coupons to carmine_app;
grant update (expires_at, most_uses, uses) on coupons to carmine_app;

create table credit_marks (
  deposit_id bigint not null,
  mark bytea not null,
  player_id bigint not null,
  constraint credit_marks_mark_check CHECK ((length(mark) = 32)),
  constraint credit_marks_deposit_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint credit_marks_pkey PRIMARY KEY (deposit_id)
);
CREATE INDEX credit_marks_player ON credit_marks USING btree (player_id, deposit_id);
grant insert, select on credit_marks to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON credit_marks FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER credit_marks_player BEFORE INSERT ON credit_marks FOR EACH ROW WHEN ((new.player_id IS NULL)) EXECUTE FUNCTION take_player('deposits', 'deposit_id');
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON credit_marks FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table data_exports (
  asked_at timestamp with time zone default clock_timestamp() not null,
  expires_at timestamp with time zone,
  file text,
  id bigint generated always as identity not null,
  player_id bigint not null,
  size bigint,
  state text default 'making'::text not null,
  constraint data_exports_check CHECK (((state = 'ready'::text) = ((file IS NOT NULL) AND (size IS NOT NULL) AND (expires_at IS NOT NULL)))),
  constraint data_exports_file_check CHECK ((file ~ '^[0-9a-f]{64}$'::text)),
  constraint data_exports_size_check CHECK ((size > 0)),
  constraint data_exports_state_check CHECK ((state = ANY (ARRAY['making'::text, 'ready'::text, 'failed'::text, 'gone'::text]))),
  constraint data_exports_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint data_exports_pkey PRIMARY KEY (id),
  constraint data_exports_file_key UNIQUE (file)
);
CREATE UNIQUE INDEX data_exports_making ON data_exports USING btree (player_id) WHERE (state = 'making'::text);
CREATE INDEX data_exports_player ON data_exports USING btree (player_id, id DESC);
grant insert, select on data_exports to carmine_app;
grant update (expires_at, file, size, state) on data_exports to carmine_app;

create table deposit_addresses (
  address text not null,
  address_index integer not null,
  asset text,
  chain text not null,
  country text not null,
  coupon text,
  id bigint generated always as identity not null,
  issued_at timestamp with time zone default now() not null,
  payment_id bigint default nextval('payment_ids'::regclass) not null,
  player_id bigint not null,
  used_at timestamp with time zone,
  constraint deposit_addresses_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint deposit_addresses_coupon_check CHECK ((length(coupon) <= 160)),
  constraint deposit_addresses_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint deposit_addresses_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint deposit_addresses_pkey PRIMARY KEY (id),
  constraint deposit_addresses_chain_address_index_key UNIQUE (chain, address_index),
  constraint deposit_addresses_chain_address_key UNIQUE (chain, address),
  constraint deposit_addresses_of_player UNIQUE (player_id, id),
  constraint deposit_addresses_payment_id_key UNIQUE (payment_id)
);
CREATE UNIQUE INDEX deposit_addresses_unused ON deposit_addresses USING btree (player_id, COALESCE(asset, chain)) WHERE (used_at IS NULL);
grant insert, select on deposit_addresses to carmine_app;
grant update (country, coupon, used_at) on deposit_addresses to carmine_app;

create table deposit_instruments (
  deposit_id bigint not null,
  mark bytea not null,
  player_id bigint not null,
  constraint deposit_instruments_mark_check CHECK ((octet_length(mark) = 32)),
  constraint deposit_instruments_deposit_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint deposit_instruments_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint deposit_instruments_pkey PRIMARY KEY (deposit_id)
);
CREATE INDEX deposit_instruments_mark ON deposit_instruments USING btree (mark);
CREATE INDEX deposit_instruments_player ON deposit_instruments USING btree (player_id);
grant insert, select on deposit_instruments to carmine_app;

create table deposit_offers (
  armed_id bigint,
  cash bigint,
  coupon_id bigint,
  currency currency_code not null,
  deposit_id bigint not null,
  eur_rate numeric(38,18),
  made_at timestamp with time zone default now() not null,
  outcome text,
  player_id bigint not null,
  promotion_id bigint,
  reason text,
  reversed_at timestamp with time zone,
  settled_at timestamp with time zone,
  version integer,
  constraint deposit_offers_cash_check CHECK ((cash >= 0)),
  constraint deposit_offers_check CHECK ((num_nonnulls(cash, settled_at) = ANY (ARRAY[0, 2]))),
  constraint deposit_offers_check1 CHECK (((outcome IS NULL) OR (settled_at IS NOT NULL) OR (outcome = 'reversed'::text))),
  constraint deposit_offers_eur_rate_check CHECK ((eur_rate > (0)::numeric)),
  constraint deposit_offers_outcome_check CHECK ((outcome = ANY (ARRAY['none'::text, 'granted'::text, 'review'::text, 'taken'::text, 'below_tier'::text, 'locked'::text, 'protected'::text, 'refused'::text, 'rejected'::text, 'reversed'::text]))),
  constraint deposit_offers_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  constraint deposit_offers_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON UPDATE CASCADE,
  constraint deposit_offers_player_id_armed_id_fkey FOREIGN KEY (player_id, armed_id) REFERENCES player_promotions(player_id, id),
  constraint deposit_offers_player_id_deposit_id_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint deposit_offers_promotion_id_version_fkey FOREIGN KEY (promotion_id, version) REFERENCES promotion_versions(promotion_id, version) ON UPDATE CASCADE,
  constraint deposit_offers_pkey PRIMARY KEY (deposit_id)
);
CREATE INDEX deposit_offers_player ON deposit_offers USING btree (player_id, deposit_id);
CREATE INDEX deposit_offers_waiting ON deposit_offers USING btree (settled_at) WHERE ((outcome IS NULL) AND (settled_at IS NOT NULL));
grant insert, select on deposit_offers to carmine_app;
grant update (cash, outcome, reason, reversed_at, settled_at) on deposit_offers to carmine_app;

create table deposit_refunds (
  amount bigint,
  attempt integer default 1 not null,
  began_at timestamp with time zone default now() not null,
  currency text,
  deposit_id bigint not null,
  gateway_paid_at timestamp with time zone,
  next_at timestamp with time zone,
  paid_by bigint,
  player_id bigint not null,
  reference text,
  squared_at timestamp with time zone,
  squared_by bigint,
  state text default 'waiting'::text not null,
  taken_at timestamp with time zone,
  taken_by bigint,
  updated_at timestamp with time zone default now() not null,
  way text,
  constraint deposit_refunds_amount_check CHECK ((amount > 0)),
  constraint deposit_refunds_asked CHECK (((state <> ALL (ARRAY['waiting'::text, 'sent'::text])) OR (next_at IS NOT NULL))),
  constraint deposit_refunds_attempt_check CHECK (((attempt >= 1) AND (attempt <= 9))),
  constraint deposit_refunds_by_bank CHECK ((((NOT (way IS DISTINCT FROM 'bank'::text)) = ((state = 'paid'::text) AND (paid_by IS NOT NULL))) AND ((way IS DISTINCT FROM 'bank'::text) OR ((reference IS NOT NULL) AND (taken_by IS NOT NULL))))),
  constraint deposit_refunds_check CHECK (((currency IS NULL) = (amount IS NULL))),
  constraint deposit_refunds_check1 CHECK (((amount IS NOT NULL) OR (state = ANY (ARRAY['by_hand'::text, 'paid'::text])))),
  constraint deposit_refunds_one_way CHECK (((state = 'paid'::text) = (way IS NOT NULL))),
  constraint deposit_refunds_reference_check CHECK ((length(reference) <= 200)),
  constraint deposit_refunds_squared CHECK ((((squared_by IS NULL) = (squared_at IS NULL)) AND ((squared_by IS NULL) OR ((NOT (way IS DISTINCT FROM 'bank'::text)) AND (gateway_paid_at IS NOT NULL))))),
  constraint deposit_refunds_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'by_hand'::text, 'taken'::text, 'paid'::text]))),
  constraint deposit_refunds_taken CHECK ((((taken_by IS NULL) = (taken_at IS NULL)) AND ((state <> 'taken'::text) OR (taken_by IS NOT NULL)))),
  constraint deposit_refunds_way_check CHECK ((way = ANY (ARRAY['gateway'::text, 'bank'::text]))),
  constraint deposit_refunds_deposit_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint deposit_refunds_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES operators(id),
  constraint deposit_refunds_squared_by_fkey FOREIGN KEY (squared_by) REFERENCES operators(id),
  constraint deposit_refunds_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES operators(id),
  constraint deposit_refunds_pkey PRIMARY KEY (deposit_id)
);
CREATE INDEX deposit_refunds_open ON deposit_refunds USING btree (deposit_id) WHERE (state <> 'paid'::text);
CREATE INDEX deposit_refunds_player ON deposit_refunds USING btree (player_id, deposit_id);
CREATE INDEX deposit_refunds_reference ON deposit_refunds USING btree (reference) WHERE (reference IS NOT NULL);
CREATE INDEX deposit_refunds_to_ask ON deposit_refunds USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX deposit_refunds_twice ON deposit_refunds USING btree (deposit_id) WHERE ((gateway_paid_at IS NOT NULL) AND (squared_at IS NULL));
grant insert, select on deposit_refunds to carmine_app;
grant update (attempt, gateway_paid_at, next_at, paid_by, reference, squared_at, squared_by, state, taken_at, taken_by, updated_at, way) on deposit_refunds to carmine_app;
CREATE TRIGGER deposit_refunds_guarded BEFORE INSERT OR DELETE OR UPDATE ON deposit_refunds FOR EACH ROW EXECUTE FUNCTION guard_deposit_refund();
CREATE TRIGGER deposit_refunds_player BEFORE INSERT ON deposit_refunds FOR EACH ROW WHEN ((new.player_id IS NULL)) EXECUTE FUNCTION take_player('deposits', 'deposit_id');

create table deposit_reservations (
  cents bigint not null,
  created_at timestamp with time zone default now() not null,
  payment_id bigint not null,
  player_id bigint not null,
  released_at timestamp with time zone,
  constraint deposit_reservations_cents_check CHECK ((cents >= 0)),
  constraint deposit_reservations_pkey PRIMARY KEY (payment_id)
);
CREATE INDEX deposit_reservations_open ON deposit_reservations USING btree (player_id) WHERE (released_at IS NULL);
CREATE INDEX deposit_reservations_player ON deposit_reservations USING btree (player_id, payment_id);
grant select on deposit_reservations to carmine_app;

create table deposit_rulings (
  at timestamp with time zone default now() not null,
  deposit_id bigint not null,
  operator_id bigint not null,
  player_id bigint not null,
  reason text not null,
  verdict text not null,
  constraint deposit_rulings_reason_check CHECK ((length(reason) <= 2000)),
  constraint deposit_rulings_verdict_check CHECK ((verdict = ANY (ARRAY['credit'::text, 'refuse'::text]))),
  constraint deposit_rulings_deposit_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint deposit_rulings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint deposit_rulings_pkey PRIMARY KEY (deposit_id, operator_id)
);
CREATE INDEX deposit_rulings_player ON deposit_rulings USING btree (player_id, deposit_id);
grant insert, select on deposit_rulings to carmine_app;
grant update (at, reason, verdict) on deposit_rulings to carmine_app;
CREATE TRIGGER deposit_rulings_player BEFORE INSERT ON deposit_rulings FOR EACH ROW WHEN ((new.player_id IS NULL)) EXECUTE FUNCTION take_player('deposits', 'deposit_id');

create table deposit_steps (
  at timestamp with time zone default now() not null,
  deposit_id bigint not null,
  from_state text,
  id bigint generated always as identity not null,
  player_id bigint not null,
  reason text,
  to_state text not null,
  constraint deposit_steps_deposit_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id) DEFERRABLE INITIALLY DEFERRED,
  constraint deposit_steps_pkey PRIMARY KEY (player_id, id)
);
CREATE INDEX deposit_steps_deposit ON deposit_steps USING btree (deposit_id, id);
grant select on deposit_steps to carmine_app;

create table deposits (
  amount bigint not null,
  checkout jsonb,
  country text not null,
  coupon text,
  created_at timestamp with time zone default now() not null,
  credited_amount bigint,
  credited_at timestamp with time zone,
  currency text not null,
  eur_cents bigint not null,
  eur_rate numeric(30,18) not null,
  expires_at timestamp with time zone not null,
  gateway text not null,
  id bigint default nextval('payment_ids'::regclass) not null,
  next_query_at timestamp with time zone,
  offer_id bigint,
  paid_amount bigint,
  paid_currency text,
  player_id bigint not null,
  provider_reference text,
  queries integer default 0 not null,
  reason text,
  redirect_url text,
  state text default 'created'::text not null,
  updated_at timestamp with time zone default now() not null,
  constraint deposits_amount_check CHECK ((amount > 0)),
  constraint deposits_check CHECK (((credited_at IS NOT NULL) OR (state <> ALL (ARRAY['credited'::text, 'charged_back'::text])))),
  constraint deposits_checkout_check CHECK ((((checkout ->> 'presentation'::text) = ANY (ARRAY['redirect'::text, 'form'::text, 'widget'::text, 'qr'::text, 'frame'::text, 'address'::text])) AND (length((checkout)::text) <= 20000))),
  constraint deposits_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint deposits_coupon_check CHECK ((length(coupon) <= 160)),
  constraint deposits_credited_amount_check CHECK ((credited_amount > 0)),
  constraint deposits_currency_check CHECK ((currency ~ '^[A-Z]{3,8}$'::text)),
  constraint deposits_eur_cents_check CHECK ((eur_cents >= 0)),
  constraint deposits_eur_rate_check CHECK (((eur_rate > (0)::numeric) AND (eur_rate <> 'NaN'::numeric))),
  constraint deposits_reason_check CHECK ((reason ~ '^[a-z_]{1,60}$'::text)),
  constraint deposits_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'review'::text, 'credited'::text, 'failed'::text, 'expired'::text, 'cancelled'::text, 'refunded'::text, 'charged_back'::text]))),
  constraint deposits_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint deposits_pkey PRIMARY KEY (id),
  constraint deposits_gateway_provider_reference_key UNIQUE (gateway, provider_reference),
  constraint deposits_of_player UNIQUE (player_id, id)
);
CREATE INDEX deposits_in_review ON deposits USING btree (id) WHERE (state = 'review'::text);
CREATE INDEX deposits_lately ON deposits USING btree (gateway, created_at);
CREATE INDEX deposits_reference ON deposits USING btree (provider_reference) WHERE (provider_reference IS NOT NULL);
CREATE INDEX deposits_to_ask ON deposits USING btree (next_query_at) WHERE (next_query_at IS NOT NULL);
grant insert, select on deposits to carmine_app;
grant update (checkout, credited_amount, credited_at, expires_at, next_query_at, paid_amount, paid_currency, provider_reference, queries, reason, redirect_url, state, updated_at) on deposits to carmine_app;
CREATE CONSTRAINT TRIGGER deposits_booked AFTER UPDATE OF state ON deposits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = ANY (ARRAY['credited'::text, 'refunded'::text, 'charged_back'::text]))) EXECUTE FUNCTION guard_credited_deposit();
CREATE TRIGGER deposits_guarded BEFORE INSERT OR UPDATE ON deposits FOR EACH ROW EXECUTE FUNCTION guard_deposit();
CREATE TRIGGER deposits_reviewed BEFORE UPDATE ON deposits FOR EACH ROW EXECUTE FUNCTION guard_reviewed_deposit();

create table different_persons (
  case_id bigint,
  other_id bigint not null,
  player_id bigint not null,
  request_id bigint,
  constraint different_persons_check CHECK ((player_id <> other_id)),
  constraint different_persons_decided CHECK ((num_nonnulls(request_id, case_id) = 1)),
  constraint different_persons_case_id_fkey FOREIGN KEY (case_id) REFERENCES exclusion_cases(id),
  constraint different_persons_other_id_fkey FOREIGN KEY (other_id) REFERENCES players(id),
  constraint different_persons_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint different_persons_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_requests(id),
  constraint different_persons_pkey PRIMARY KEY (player_id, other_id)
);
grant select on different_persons to carmine_app;

create table dispute_evidence (
  added_by bigint not null,
  content_hash bytea,
  created_at timestamp with time zone default now() not null,
  dispute_id bigint not null,
  fact text,
  fact_sealed bytea,
  file text,
  id bigint generated always as identity not null,
  name_sealed bytea,
  player_id bigint not null,
  size integer,
  type text,
  constraint dispute_evidence_check CHECK ((num_nonnulls(fact, fact_sealed) = ANY (ARRAY[0, 2]))),
  constraint dispute_evidence_check1 CHECK ((num_nonnulls(file, name_sealed, type, size, content_hash) = ANY (ARRAY[0, 5]))),
  constraint dispute_evidence_check2 CHECK ((num_nonnulls(fact, file) = 1)),
  constraint dispute_evidence_content_hash_check CHECK ((length(content_hash) = 32)),
  constraint dispute_evidence_fact_check CHECK ((fact = ANY (ARRAY['sign_ins'::text, 'verification'::text, 'instrument'::text, 'rounds'::text, 'cash_outs'::text]))),
  constraint dispute_evidence_file_check CHECK ((file ~ '^[0-9a-f]{64}$'::text)),
  constraint dispute_evidence_size_check CHECK ((size > 0)),
  constraint dispute_evidence_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  constraint dispute_evidence_added_by_fkey FOREIGN KEY (added_by) REFERENCES operators(id),
  constraint dispute_evidence_player_id_dispute_id_fkey FOREIGN KEY (player_id, dispute_id) REFERENCES disputes(player_id, id),
  constraint dispute_evidence_pkey PRIMARY KEY (id),
  constraint dispute_evidence_dispute_id_fact_key UNIQUE (dispute_id, fact),
  constraint dispute_evidence_file_key UNIQUE (file)
);
CREATE INDEX dispute_evidence_player ON dispute_evidence USING btree (player_id, dispute_id);
grant delete, insert, select on dispute_evidence to carmine_app;
CREATE TRIGGER dispute_evidence_guarded BEFORE INSERT OR DELETE OR UPDATE ON dispute_evidence FOR EACH ROW EXECUTE FUNCTION guard_dispute_evidence();

create table dispute_rulings (
  at timestamp with time zone default now() not null,
  dispute_id bigint not null,
  operator_id bigint not null,
  player_id bigint not null,
  reason text not null,
  verdict text not null,
  constraint dispute_rulings_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 2000))),
  constraint dispute_rulings_verdict_check CHECK ((verdict = ANY (ARRAY['won'::text, 'lost'::text]))),
  constraint dispute_rulings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint dispute_rulings_player_id_dispute_id_fkey FOREIGN KEY (player_id, dispute_id) REFERENCES disputes(player_id, id),
  constraint dispute_rulings_pkey PRIMARY KEY (dispute_id, operator_id)
);
CREATE INDEX dispute_rulings_player ON dispute_rulings USING btree (player_id, dispute_id);
grant insert, select on dispute_rulings to carmine_app;
grant update (at, reason, verdict) on dispute_rulings to carmine_app;

create table dispute_steps (
  at timestamp with time zone default clock_timestamp() not null,
  dispute_id bigint not null,
  from_state text,
  id bigint generated always as identity not null,
  player_id bigint not null,
  to_state text not null,
  constraint dispute_steps_player_id_dispute_id_fkey FOREIGN KEY (player_id, dispute_id) REFERENCES disputes(player_id, id),
  constraint dispute_steps_pkey PRIMARY KEY (id)
);
CREATE INDEX dispute_steps_player ON dispute_steps USING btree (player_id, dispute_id);
grant select on dispute_steps to carmine_app;

create table disputes (
  amount bigint not null,
  answered_at timestamp with time zone,
  answered_by bigint,
  booking text collate "C" not null,
  created_at timestamp with time zone default now() not null,
  currency currency_code not null,
  decided_at timestamp with time zone,
  decided_by text,
  deposit_id bigint not null,
  due_at timestamp with time zone,
  gateway text not null,
  id bigint generated always as identity not null,
  next_query_at timestamp with time zone default (now() + '01:00:00'::interval),
  opened_because text,
  opened_by bigint,
  player_id bigint not null,
  reason text,
  reference text,
  refused_because text,
  state text default 'open'::text not null,
  updated_at timestamp with time zone default now() not null,
  way text,
  won_mark bytea,
  constraint disputes_amount_check CHECK ((amount > 0)),
  constraint disputes_booking_check CHECK ((booking ~ '^(payment|dispute):[0-9]+$'::text)),
  constraint disputes_check CHECK ((((state = ANY (ARRAY['won'::text, 'lost'::text])) = (decided_by IS NOT NULL)) AND ((decided_by IS NULL) = (decided_at IS NULL)))),
  constraint disputes_check1 CHECK (((opened_by IS NULL) = (opened_because IS NULL))),
  constraint disputes_check2 CHECK (((state <> 'represented'::text) OR ((way IS NOT NULL) AND (answered_at IS NOT NULL)))),
  constraint disputes_decided_by_check CHECK ((decided_by = ANY (ARRAY['gateway'::text, 'operators'::text]))),
  constraint disputes_gateway_check CHECK ((gateway ~ '^[A-Z_]{2,16}$'::text)),
  constraint disputes_opened_because_check CHECK ((length(opened_because) <= 2000)),
  constraint disputes_reason_check CHECK ((reason ~ '^[a-z0-9_.-]{1,60}$'::text)),
  constraint disputes_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  constraint disputes_refused_because_check CHECK ((refused_because ~ '^[a-z_]{1,60}$'::text)),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'submitting'::text, 'represented'::text, 'won'::text, 'lost'::text, 'accepted'::text]))),
  constraint disputes_way_check CHECK ((way = ANY (ARRAY['gateway'::text, 'by hand'::text]))),
  constraint disputes_won_mark_check CHECK ((length(won_mark) = 32)),
  constraint disputes_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES operators(id),
  constraint disputes_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES operators(id),
  constraint disputes_player_id_deposit_id_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint disputes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint disputes_pkey PRIMARY KEY (id),
  constraint disputes_booking UNIQUE (booking),
  constraint disputes_of_player UNIQUE (player_id, id),
  constraint disputes_reference UNIQUE (gateway, reference)
);
CREATE INDEX disputes_deposit ON disputes USING btree (deposit_id);
CREATE INDEX disputes_due ON disputes USING btree (due_at, id) WHERE (state = ANY (ARRAY['open'::text, 'submitting'::text]));
CREATE INDEX disputes_player ON disputes USING btree (player_id, deposit_id);
CREATE INDEX disputes_to_ask ON disputes USING btree (next_query_at) WHERE (next_query_at IS NOT NULL);
CREATE UNIQUE INDEX disputes_unnamed ON disputes USING btree (deposit_id) WHERE ((reference IS NULL) AND (state = ANY (ARRAY['open'::text, 'submitting'::text, 'represented'::text])));
grant select on disputes to carmine_app;
grant update (answered_at, answered_by, decided_at, decided_by, due_at, next_query_at, reason, reference, refused_because, state, updated_at, way, won_mark) on disputes to carmine_app;
CREATE TRIGGER disputes_begun AFTER INSERT ON disputes FOR EACH ROW EXECUTE FUNCTION note_dispute_step();
CREATE CONSTRAINT TRIGGER disputes_booked AFTER UPDATE OF state ON disputes DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.state = 'won'::text)) EXECUTE FUNCTION guard_won_dispute();
CREATE TRIGGER disputes_guarded BEFORE INSERT OR DELETE OR UPDATE ON disputes FOR EACH ROW EXECUTE FUNCTION guard_dispute();
CREATE TRIGGER disputes_moved AFTER UPDATE OF state ON disputes FOR EACH ROW WHEN ((new.state <> old.state)) EXECUTE FUNCTION note_dispute_step();

create table ended_session_calls (
  call text not null,
  noted_at timestamp with time zone default clock_timestamp() not null,
  session_id bigint not null,
  constraint ended_session_calls_call_check CHECK (((length(call) >= 1) AND (length(call) <= 100))),
  constraint ended_session_calls_session_id_fkey FOREIGN KEY (session_id) REFERENCES operator_sessions(id),
  constraint ended_session_calls_pkey PRIMARY KEY (session_id, call)
);
CREATE INDEX ended_session_calls_noted ON ended_session_calls USING btree (noted_at);
grant delete, insert, select, update on ended_session_calls to carmine_app;

create table erasures (
  asked_at timestamp with time zone default clock_timestamp() not null,
  asked_by bigint,
  due_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  player_id bigint not null,
  request_id bigint,
  constraint erasures_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators(id),
  constraint erasures_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint erasures_request_id_fkey FOREIGN KEY (player_id, request_id) REFERENCES approval_requests(player_id, id),
  constraint erasures_pkey PRIMARY KEY (player_id)
);
CREATE INDEX erasures_due ON erasures USING btree (due_at) WHERE (erased_at IS NULL);
grant delete, insert, select on erasures to carmine_app;
CREATE TRIGGER erasures_by_player BEFORE INSERT ON erasures FOR EACH ROW WHEN (((new.asked_by IS NULL) AND (CURRENT_USER = 'carmine_app'::name))) EXECUTE FUNCTION guard_asked_erasure();
CREATE TRIGGER erasures_by_two BEFORE INSERT ON erasures FOR EACH ROW WHEN ((new.asked_by IS NOT NULL)) EXECUTE FUNCTION guard_asked_erasure();
CREATE TRIGGER erasures_guarded BEFORE DELETE OR UPDATE ON erasures FOR EACH ROW EXECUTE FUNCTION guard_erasure();
CREATE TRIGGER erasures_in_time BEFORE INSERT ON erasures FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_erasure_time();

create table exclusion_cases (
  basis text not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  decision text,
  excluded_id bigint not null,
  id bigint generated always as identity not null,
  opened_at timestamp with time zone default clock_timestamp() not null,
  player_id bigint not null,
  reason_sealed bytea,
  constraint exclusion_cases_basis_check CHECK ((basis = ANY (ARRAY['name_and_birth_date'::text, 'verified_identity'::text, 'payment_instrument'::text, 'document'::text]))),
  constraint exclusion_cases_check CHECK ((player_id <> excluded_id)),
  constraint exclusion_cases_check1 CHECK ((((decision IS NULL) = (decided_by IS NULL)) AND ((decision IS NULL) = (decided_at IS NULL)) AND ((decision IS NULL) = (reason_sealed IS NULL)))),
  constraint exclusion_cases_decision_check CHECK ((decision = ANY (ARRAY['same_person'::text, 'different_persons'::text]))),
  constraint exclusion_cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint exclusion_cases_excluded_id_fkey FOREIGN KEY (excluded_id) REFERENCES players(id),
  constraint exclusion_cases_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint exclusion_cases_pkey PRIMARY KEY (id),
  constraint exclusion_cases_player_id_excluded_id_key UNIQUE (player_id, excluded_id)
);
CREATE INDEX exclusion_cases_excluded ON exclusion_cases USING btree (excluded_id);
grant select on exclusion_cases to carmine_app;

create table external_rounds (
  external_id text collate "C" not null,
  player_id bigint not null,
  provider_id text collate "C" not null,
  round_id bigint not null,
  constraint external_rounds_pkey PRIMARY KEY (player_id, provider_id, external_id)
);
grant select on external_rounds to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON external_rounds FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON external_rounds FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table favourites (
  created_at timestamp with time zone default now() not null,
  game_id text not null,
  id bigint generated always as identity not null,
  player_id bigint not null,
  constraint favourites_game_id_fkey FOREIGN KEY (game_id) REFERENCES games(id),
  constraint favourites_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint favourites_pkey PRIMARY KEY (player_id, game_id)
);
grant delete, insert, select on favourites to carmine_app;

create table feed_cursors (
  block bigint not null,
  consumer text not null,
  moved_at timestamp with time zone default now() not null,
  constraint feed_cursors_block_check CHECK ((block >= 0)),
  constraint feed_cursors_consumer_check CHECK ((consumer ~ '^[a-z][a-z0-9.-]{1,59}$'::text)),
  constraint feed_cursors_pkey PRIMARY KEY (consumer)
);
grant insert (block, consumer) on feed_cursors to carmine_app;
grant select on feed_cursors to carmine_app;
grant update (block, moved_at) on feed_cursors to carmine_app;
CREATE TRIGGER feed_cursors_forward BEFORE UPDATE ON feed_cursors FOR EACH ROW EXECUTE FUNCTION guard_feed_cursor();

create table float_transfers (
  asked_at timestamp with time zone default now() not null,
  chain text not null,
  txid text not null,
  constraint float_transfers_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint float_transfers_pkey PRIMARY KEY (chain, txid)
);
grant insert, select on float_transfers to carmine_app;

create table free_spin_grants (
  cancelled integer,
  created_at timestamp with time zone default now() not null,
  currency text collate "C" not null,
  games text[] default '{}'::text[] not null,
  id bigint generated always as identity not null,
  key text,
  params jsonb default '{}'::jsonb not null,
  player_id bigint not null,
  stake bigint not null,
  total integer not null,
  used integer default 0 not null,
  valid_from timestamp with time zone not null,
  valid_to timestamp with time zone not null,
  constraint free_spin_grants_cancelled_check CHECK (((cancelled >= 0) AND (cancelled <= total))),
  constraint free_spin_grants_check CHECK (((used >= 0) AND (used <= total))),
  constraint free_spin_grants_check1 CHECK ((valid_from < valid_to)),
  constraint free_spin_grants_params_check CHECK ((jsonb_typeof(params) = 'object'::text)),
  constraint free_spin_grants_stake_check CHECK ((stake > 0)),
  constraint free_spin_grants_total_check CHECK ((total > 0)),
  constraint free_spin_grants_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX free_spin_grants_key ON free_spin_grants USING btree (player_id, key);
CREATE INDEX free_spin_grants_of_player ON free_spin_grants USING btree (player_id, id);
CREATE INDEX free_spin_grants_player ON free_spin_grants USING btree (player_id, id) WHERE (used < total);
grant select on free_spin_grants to carmine_app;

create table funds_requests (
  asked_at timestamp with time zone default clock_timestamp() not null,
  asked_by bigint not null,
  closed_at timestamp with time zone,
  id bigint generated always as identity not null,
  note_sealed bytea,
  player_id bigint not null,
  constraint funds_requests_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES operators(id),
  constraint funds_requests_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint funds_requests_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX funds_requests_open ON funds_requests USING btree (player_id) WHERE (closed_at IS NULL);
CREATE INDEX funds_requests_player ON funds_requests USING btree (player_id, id);
grant insert, select on funds_requests to carmine_app;
grant update (closed_at) on funds_requests to carmine_app;
CREATE TRIGGER funds_requests_seen BEFORE INSERT ON funds_requests FOR EACH ROW EXECUTE FUNCTION wait_for_approvals();

create table further_bet_games (
  game_id text not null,
  constraint further_bet_games_game_id_check CHECK (((length(game_id) >= 1) AND (length(game_id) <= 100))),
  constraint further_bet_games_pkey PRIMARY KEY (game_id)
);
grant select on further_bet_games to carmine_app;

create table game_rollups (
  game_id text not null,
  player_id bigint not null,
  rounds bigint not null,
  constraint game_rollups_rounds_check CHECK ((rounds > 0)),
  constraint game_rollups_pkey PRIMARY KEY (player_id, game_id)
);
grant select on game_rollups to carmine_app;

create table games (
  category text not null,
  enabled boolean default true not null,
  featured boolean,
  has_demo boolean not null,
  hidden_in text[] default '{}'::text[] not null,
  hot boolean,
  id text not null,
  image_id text not null,
  is_new boolean not null,
  launch_id text not null,
  maintenance boolean default false not null,
  marked_new boolean,
  max_win bigint not null,
  name text not null,
  placed integer,
  position integer not null,
  provider text not null,
  rtp text not null,
  source text not null,
  tags text[] not null,
  volatility text not null,
  constraint games_category_check CHECK ((category = ANY (ARRAY['slots'::text, 'table'::text, 'cards'::text, 'instant'::text, 'live'::text, 'poker'::text]))),
  constraint games_id_check CHECK ((id ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text)),
  constraint games_max_win_check CHECK ((max_win > 0)),
  constraint games_placed_check CHECK (((placed >= 0) AND (placed <= 9999))),
  constraint games_rtp_check CHECK ((rtp ~ '^[0-9]{1,2}\.[0-9]{2}$'::text)),
  constraint games_source_check CHECK ((source = ANY (ARRAY['own'::text, 'external'::text]))),
  constraint games_volatility_check CHECK ((volatility = ANY (ARRAY['low'::text, 'medium'::text, 'medium-high'::text, 'high'::text]))),
  constraint hidden_in_codes CHECK ((array_to_string(hidden_in, ''::text) ~ '^([A-Z]{2})*$'::text)),
  constraint games_pkey PRIMARY KEY (id),
  constraint games_launch_id_key UNIQUE (launch_id),
  constraint games_name_key UNIQUE (name)
);
grant insert, select, update on games to carmine_app;

create table gateway_balances (
  amount bigint not null,
  currency text not null,
  gateway text not null,
  read_at timestamp with time zone default now() not null,
  constraint gateway_balances_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint gateway_balances_gateway_check CHECK ((gateway ~ '^[A-Z0-9_]{2,16}$'::text)),
  constraint gateway_balances_pkey PRIMARY KEY (gateway, currency)
);
grant insert, select, update on gateway_balances to carmine_app;

create table gateway_events (
  body bytea not null,
  deposit_id bigint,
  event_id text not null,
  gateway text not null,
  id bigint generated always as identity not null,
  processed_at timestamp with time zone,
  received_at timestamp with time zone default now() not null,
  constraint gateway_events_event_id_check CHECK (((length(event_id) >= 1) AND (length(event_id) <= 200))),
  constraint gateway_events_deposit_id_fkey FOREIGN KEY (deposit_id) REFERENCES deposits(id),
  constraint gateway_events_pkey PRIMARY KEY (id),
  constraint gateway_events_gateway_event_id_key UNIQUE (gateway, event_id)
);
CREATE INDEX gateway_events_of_deposit ON gateway_events USING btree (deposit_id) WHERE (deposit_id IS NOT NULL);
CREATE INDEX gateway_events_waiting ON gateway_events USING btree (deposit_id) WHERE (processed_at IS NULL);
grant insert, select on gateway_events to carmine_app;
grant update (processed_at) on gateway_events to carmine_app;

create table gateway_fees (
  amount bigint not null,
  booked_at timestamp with time zone default clock_timestamp() not null,
  currency text not null,
  gateway text not null,
  group_id bigint not null,
  id bigint generated always as identity not null,
  kind text not null,
  line text not null,
  listed_at timestamp with time zone not null,
  of_amount bigint not null,
  our_ref text not null,
  constraint gateway_fees_amount_check CHECK ((amount > 0)),
  constraint gateway_fees_currency_check CHECK ((currency ~ '^[A-Z]{3,8}$'::text)),
  constraint gateway_fees_gateway_check CHECK ((gateway ~ '^[A-Z0-9_]{2,16}$'::text)),
  constraint gateway_fees_kind_check CHECK ((kind ~ '^[a-z-]{1,30}$'::text)),
  constraint gateway_fees_line_check CHECK (((length(line) >= 1) AND (length(line) <= 200))),
  constraint gateway_fees_of_amount_check CHECK ((of_amount > 0)),
  constraint gateway_fees_our_ref_check CHECK ((length(our_ref) <= 200)),
  constraint within_its_movement CHECK (((amount <= of_amount) OR (kind = 'charge-back'::text))),
  constraint gateway_fees_pkey PRIMARY KEY (id),
  constraint gateway_fees_gateway_kind_line_key UNIQUE (gateway, kind, line),
  constraint gateway_fees_group_id_key UNIQUE (group_id)
);
grant select on gateway_fees to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON gateway_fees FOR EACH ROW EXECUTE FUNCTION forbid_change();

create table gateway_health (
  answered_at timestamp with time zone,
  credited_day integer default 0 not null,
  day_seconds integer,
  ended_day integer default 0 not null,
  failed_at timestamp with time zone,
  failed_orders integer default 0 not null,
  failed_payouts integer default 0 not null,
  failed_queries integer default 0 not null,
  failing_since timestamp with time zone,
  failure text,
  gateway text not null,
  hour_seconds integer,
  measured_at timestamp with time zone,
  orders_paused_until timestamp with time zone,
  payouts_failing_since timestamp with time zone,
  constraint gateway_health_check CHECK (((credited_day >= 0) AND (credited_day <= ended_day))),
  constraint gateway_health_check1 CHECK (((failing_since IS NULL) = ((failed_queries = 0) AND (failed_orders = 0)))),
  constraint gateway_health_check2 CHECK (((orders_paused_until IS NULL) OR (failed_orders > 0))),
  constraint gateway_health_day_seconds_check CHECK ((day_seconds >= 0)),
  constraint gateway_health_ended_day_check CHECK ((ended_day >= 0)),
  constraint gateway_health_failed_orders_check CHECK ((failed_orders >= 0)),
  constraint gateway_health_failed_queries_check CHECK ((failed_queries >= 0)),
  constraint gateway_health_failure_check CHECK ((failure ~ '^[a-z_]{1,60}$'::text)),
  constraint gateway_health_gateway_check CHECK ((gateway ~ '^[A-Z_]{2,16}$'::text)),
  constraint gateway_health_hour_seconds_check CHECK ((hour_seconds >= 0)),
  constraint gateway_health_payouts CHECK (((failed_payouts >= 0) AND ((failed_payouts = 0) = (payouts_failing_since IS NULL)))),
  constraint gateway_health_pkey PRIMARY KEY (gateway)
);
grant insert, select, update on gateway_health to carmine_app;

create table gateway_transfers (
  amount bigint not null,
  bank_reference text not null,
  booked_at timestamp with time zone default clock_timestamp() not null,
  currency text not null,
  direction text not null,
  gateway text not null,
  id bigint generated always as identity not null,
  request_id bigint not null,
  constraint gateway_transfers_amount_check CHECK ((amount > 0)),
  constraint gateway_transfers_bank_reference_check CHECK ((bank_reference ~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{2,79}$'::text)),
  constraint gateway_transfers_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint gateway_transfers_direction_check CHECK ((direction = ANY (ARRAY['top_up'::text, 'withdrawal'::text]))),
  constraint gateway_transfers_gateway_check CHECK ((gateway ~ '^[A-Z0-9_]{2,16}$'::text)),
  constraint gateway_transfers_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_requests(id),
  constraint gateway_transfers_pkey PRIMARY KEY (id),
  constraint gateway_transfers_gateway_bank_reference_key UNIQUE (gateway, bank_reference),
  constraint gateway_transfers_request_id_key UNIQUE (request_id)
);
grant select on gateway_transfers to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON gateway_transfers FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE CONSTRAINT TRIGGER gateway_transfers_approved AFTER INSERT ON gateway_transfers DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_treasury_request();

create table grant_rulings (
  at timestamp with time zone default now() not null,
  operator_id bigint not null,
  own_id bigint not null,
  player_id bigint not null,
  verdict text not null,
  constraint grant_rulings_verdict_check CHECK ((verdict = ANY (ARRAY['grant'::text, 'refuse'::text]))),
  constraint grant_rulings_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint grant_rulings_own FOREIGN KEY (player_id, own_id) REFERENCES player_promotions(player_id, id),
  constraint grant_rulings_pkey PRIMARY KEY (player_id, own_id, operator_id)
);
grant insert, select on grant_rulings to carmine_app;
grant update (at, verdict) on grant_rulings to carmine_app;

create table house_arrivals (
  asset text not null,
  block_hash text not null,
  chain text not null,
  from_address text,
  height bigint not null,
  id bigint generated always as identity not null,
  position integer not null,
  raw_amount numeric(78,0) not null,
  seen_at timestamp with time zone default now() not null,
  state text default 'seen'::text not null,
  times integer default 0 not null,
  top_up_id bigint,
  txid text not null,
  constraint house_arrivals_check CHECK (((state <> 'booked'::text) OR (times > 0))),
  constraint house_arrivals_check1 CHECK (((top_up_id IS NULL) OR (state = 'booked'::text))),
  constraint house_arrivals_from_address_check CHECK ((length(from_address) <= 200)),
  constraint house_arrivals_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint house_arrivals_state_check CHECK ((state = ANY (ARRAY['seen'::text, 'gone'::text, 'booked'::text, 'reversed'::text]))),
  constraint house_arrivals_times_check CHECK ((times >= 0)),
  constraint house_arrivals_asset_fkey FOREIGN KEY (asset) REFERENCES chain_assets(code),
  constraint house_arrivals_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint house_arrivals_top_up_id_fkey FOREIGN KEY (top_up_id) REFERENCES treasury_top_ups(id),
  constraint house_arrivals_pkey PRIMARY KEY (id),
  constraint house_arrivals_chain_txid_position_asset_key UNIQUE (chain, txid, "position", asset),
  constraint house_arrivals_top_up_id_key UNIQUE (top_up_id)
);
CREATE INDEX house_arrivals_height ON house_arrivals USING btree (chain, height);
CREATE INDEX house_arrivals_unexplained ON house_arrivals USING btree (asset) WHERE ((state = 'booked'::text) AND (top_up_id IS NULL));
grant insert, select on house_arrivals to carmine_app;
grant update (block_hash, height, state) on house_arrivals to carmine_app;
CREATE TRIGGER house_arrivals_guarded BEFORE INSERT OR UPDATE ON house_arrivals FOR EACH ROW EXECUTE FUNCTION guard_house_arrival();
CREATE TRIGGER never_deleted BEFORE DELETE ON house_arrivals FOR EACH ROW EXECUTE FUNCTION forbid_change();

create table idempotency_keys (
  answer jsonb,
  created_at timestamp with time zone default now() not null,
  key text not null,
  player_id bigint not null,
  request_hash bytea not null,
  constraint idempotency_keys_key_check CHECK (((length(key) >= 1) AND (length(key) <= 64))),
  constraint idempotency_keys_pkey PRIMARY KEY (player_id, key)
);
grant insert, select, update on idempotency_keys to carmine_app;

create table jackpot_cycles (
  commitment text not null,
  cycle integer not null,
  fell_at timestamp with time zone,
  id bigint generated always as identity not null,
  opened_at timestamp with time zone default clock_timestamp() not null,
  pool_id bigint not null,
  round_id bigint,
  salt text,
  trigger_cents bigint,
  trigger_enc bytea not null,
  constraint jackpot_cycles_check CHECK ((((trigger_cents IS NULL) = (fell_at IS NULL)) AND ((salt IS NULL) = (fell_at IS NULL)) AND ((round_id IS NULL) = (fell_at IS NULL)))),
  constraint jackpot_cycles_check1 CHECK (((trigger_cents IS NULL) OR (commitment = encode(sha256(convert_to((((trigger_cents)::text || ':'::text) || salt), 'UTF8'::name)), 'hex'::text)))),
  constraint jackpot_cycles_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text)),
  constraint jackpot_cycles_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES jackpot_pools(id),
  constraint jackpot_cycles_pkey PRIMARY KEY (id),
  constraint jackpot_cycles_pool_id_cycle_key UNIQUE (pool_id, cycle)
);
grant select on jackpot_cycles to carmine_app;
CREATE TRIGGER guarded BEFORE UPDATE ON jackpot_cycles FOR EACH ROW EXECUTE FUNCTION guard_jackpot_cycle();
CREATE TRIGGER never_deleted BEFORE DELETE ON jackpot_cycles FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON jackpot_cycles FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table jackpot_pools (
  account_id bigint not null,
  cap_cents bigint,
  contributed_micro numeric default 0 not null,
  cycle integer default 1 not null,
  held_cents bigint default 0 not null,
  id bigint generated always as identity not null,
  meter_micro bigint default 0 not null,
  must_hit_by_cents bigint,
  name text not null,
  paid_cents numeric default 0 not null,
  pool_bp integer default 0 not null,
  remainder_micro bigint default 0 not null,
  reserve_bp integer default 0 not null,
  reserve_micro bigint default 0 not null,
  seed_cents bigint not null,
  seeded_cents numeric default 0 not null,
  constraint jackpot_pools_bounds_check CHECK (((must_hit_by_cents > seed_cents) AND (cap_cents >= seed_cents))),
  constraint jackpot_pools_contributed_micro_check CHECK ((contributed_micro <> 'NaN'::numeric)),
  constraint jackpot_pools_paid_cents_check CHECK ((paid_cents <> 'NaN'::numeric)),
  constraint jackpot_pools_parts_check CHECK (((meter_micro >= 0) AND (reserve_micro >= 0) AND (held_cents >= 0) AND (seeded_cents <> 'NaN'::numeric))),
  constraint jackpot_pools_remainder_micro_check CHECK (((remainder_micro >= 0) AND (remainder_micro <= 999999))),
  constraint jackpot_pools_seed_cents_check CHECK ((seed_cents >= 0)),
  constraint jackpot_pools_shares_check CHECK ((((pool_bp >= 0) AND (pool_bp <= 9999)) AND ((reserve_bp >= 0) AND (reserve_bp <= 9999)) AND ((pool_bp + reserve_bp) < 10000))),
  constraint jackpot_pools_whole_check CHECK ((((contributed_micro + (seeded_cents * (1000000)::numeric)) = (((paid_cents * (1000000)::numeric) + (meter_micro)::numeric) + (reserve_micro)::numeric)) AND (((meter_micro)::numeric + (reserve_micro)::numeric) = (((held_cents)::numeric * (1000000)::numeric) + (remainder_micro)::numeric)))),
  constraint jackpot_pools_pkey PRIMARY KEY (id),
  constraint jackpot_pools_name_key UNIQUE (name)
) with (fillfactor=70);

create table jackpot_seeds (
  cents bigint not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  id bigint generated always as identity not null,
  key text not null,
  pool_id bigint not null,
  request_id bigint,
  constraint jackpot_seeds_cents_check CHECK ((cents >= 0)),
  constraint jackpot_seeds_key_check CHECK (((length(key) >= 1) AND (length(key) <= 100))),
  constraint jackpot_seeds_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES jackpot_pools(id),
  constraint jackpot_seeds_request_fkey FOREIGN KEY (request_id) REFERENCES approval_requests(id),
  constraint jackpot_seeds_pkey PRIMARY KEY (id),
  constraint jackpot_seeds_pool_id_key_key UNIQUE (pool_id, key)
);
CREATE UNIQUE INDEX jackpot_seeds_request ON jackpot_seeds USING btree (request_id);
grant select on jackpot_seeds to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON jackpot_seeds FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE CONSTRAINT TRIGGER jackpot_seeds_approved AFTER INSERT ON jackpot_seeds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_jackpot_seed();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON jackpot_seeds FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table jackpot_wins (
  amount bigint not null,
  cents bigint not null,
  created_at timestamp with time zone not null,
  currency text collate "C" not null,
  cycle integer,
  emptied boolean not null,
  id bigint generated always as identity not null,
  player_id bigint not null,
  pool_id bigint not null,
  round_id bigint not null,
  win_bp integer default 0 not null,
  constraint jackpot_wins_amount_check CHECK ((amount >= 0)),
  constraint jackpot_wins_cents_check CHECK ((cents >= 0)),
  constraint jackpot_wins_win_bp_check CHECK (((win_bp >= 0) AND (win_bp <= 10000))),
  constraint jackpot_wins_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX jackpot_wins_cycle ON jackpot_wins USING btree (pool_id, cycle);
CREATE INDEX jackpot_wins_player ON jackpot_wins USING btree (player_id, id);
CREATE INDEX jackpot_wins_pool ON jackpot_wins USING btree (pool_id, id);
CREATE INDEX jackpot_wins_round ON jackpot_wins USING btree (round_id);
grant select on jackpot_wins to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON jackpot_wins FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON jackpot_wins FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table job_schedules (
  done_at timestamp with time zone,
  failed_at timestamp with time zone,
  kind text not null,
  last_error text,
  next_at timestamp with time zone default now() not null,
  constraint job_schedules_pkey PRIMARY KEY (kind)
);
grant delete, insert, select, update on job_schedules to carmine_app;

create table jobs (
  attempts integer default 0 not null,
  claimed_until timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  dead_at timestamp with time zone,
  id bigint generated always as identity not null,
  key text,
  kind text not null,
  last_error text,
  payload jsonb not null,
  run_at timestamp with time zone default now() not null,
  constraint jobs_key_check CHECK ((length(key) <= 200)),
  constraint jobs_kind_check CHECK (((length(kind) >= 1) AND (length(kind) <= 100))),
  constraint jobs_pkey PRIMARY KEY (id)
);
CREATE INDEX jobs_dead ON jobs USING btree (kind) WHERE (dead_at IS NOT NULL);
CREATE INDEX jobs_due ON jobs USING btree (kind, run_at) WHERE (dead_at IS NULL);
CREATE UNIQUE INDEX jobs_waiting_key ON jobs USING btree (kind, key) WHERE ((key IS NOT NULL) AND (claimed_until IS NULL) AND (dead_at IS NULL));
grant delete, insert, select, update on jobs to carmine_app;

create table jurisdictions (
  autoplay boolean not null,
  celebrate_below_stake boolean not null,
  country text not null,
  demo_gate boolean not null,
  deposit_limit_first boolean default false not null,
  feature_buy boolean not null,
  max_stake_other_cents bigint,
  max_stake_slots_cents bigint,
  max_wagering integer not null,
  min_cycle_other_ms integer not null,
  min_cycle_slots_ms integer not null,
  minimum_age integer not null,
  reality_check_minutes integer not null,
  turbo boolean not null,
  verification_gate boolean not null,
  constraint jurisdictions_country_check CHECK (((country = '*'::text) OR (country ~ '^[A-Z]{2}$'::text))),
  constraint jurisdictions_max_stake_other_cents_check CHECK ((max_stake_other_cents > 0)),
  constraint jurisdictions_max_stake_slots_cents_check CHECK ((max_stake_slots_cents > 0)),
  constraint jurisdictions_max_wagering_check CHECK (((max_wagering >= 1) AND (max_wagering <= 100))),
  constraint jurisdictions_min_cycle_other_ms_check CHECK (((min_cycle_other_ms >= 0) AND (min_cycle_other_ms <= 60000))),
  constraint jurisdictions_min_cycle_slots_ms_check CHECK (((min_cycle_slots_ms >= 0) AND (min_cycle_slots_ms <= 60000))),
  constraint jurisdictions_minimum_age_check CHECK (((minimum_age >= 18) AND (minimum_age <= 30))),
  constraint jurisdictions_no_autoplay CHECK (((country <> 'GB'::text) OR (NOT autoplay))),
  constraint jurisdictions_reality_check_minutes_check CHECK (((reality_check_minutes >= 0) AND (reality_check_minutes <= 240))),
  constraint jurisdictions_pkey PRIMARY KEY (country)
);
grant delete, insert, select, update on jurisdictions to carmine_app;
CREATE TRIGGER jurisdictions_guarded BEFORE INSERT OR DELETE OR UPDATE ON jurisdictions FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_two_operators();

create table known_devices (
  device_hash bytea not null,
  player_id bigint not null,
  seen_at timestamp with time zone default now() not null,
  constraint known_devices_device_hash_check CHECK ((octet_length(device_hash) = 32)),
  constraint known_devices_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint known_devices_pkey PRIMARY KEY (player_id, device_hash)
);
CREATE INDEX known_devices_hash ON known_devices USING btree (device_hash);
CREATE INDEX known_devices_seen ON known_devices USING btree (seen_at);
grant delete, insert, select, update on known_devices to carmine_app;

create table ledger_findings (
  found_at timestamp with time zone default clock_timestamp() not null,
  id bigint generated always as identity not null,
  problem text not null,
  row_id text not null,
  table_name text not null,
  constraint ledger_findings_pkey PRIMARY KEY (id),
  constraint ledger_findings_problem_table_name_row_id_key UNIQUE (problem, table_name, row_id)
);
grant insert (problem, row_id, table_name) on ledger_findings to carmine_app;
grant select on ledger_findings to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ledger_findings FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_findings FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table ledger_guard (
  books_broken boolean default false not null,
  cashouts_stopped_since timestamp with time zone,
  last_broken_at timestamp with time zone,
  only_row boolean default true not null,
  reason text,
  stopped_by bigint,
  constraint ledger_guard_check CHECK (((cashouts_stopped_since IS NULL) = (reason IS NULL))),
  constraint ledger_guard_check1 CHECK (((last_broken_at IS NULL) = (cashouts_stopped_since IS NULL))),
  constraint ledger_guard_check2 CHECK (((cashouts_stopped_since IS NOT NULL) OR ((NOT books_broken) AND (stopped_by IS NULL)))),
  constraint ledger_guard_only_row_check CHECK (only_row),
  constraint ledger_guard_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES operators(id),
  constraint ledger_guard_pkey PRIMARY KEY (only_row)
);
grant select on ledger_guard to carmine_app;
CREATE TRIGGER ledger_guard_ended BEFORE INSERT OR DELETE OR UPDATE ON ledger_guard FOR EACH ROW EXECUTE FUNCTION guard_end_of_stop();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_guard FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table ledger_parties (
  code text not null,
  id bigint generated always as identity not null,
  kind text not null,
  constraint ledger_parties_code_check CHECK (((length(code) >= 1) AND (length(code) <= 60))),
  constraint ledger_parties_kind_check CHECK ((kind = ANY (ARRAY['provider'::text, 'chain'::text]))),
  constraint ledger_parties_pkey PRIMARY KEY (id),
  constraint ledger_parties_kind_code_key UNIQUE (kind, code)
);
grant select on ledger_parties to carmine_app;

create table ledger_seal_marks (
  mark bytea not null,
  n bigint not null,
  constraint ledger_seal_marks_mark_check CHECK ((length(mark) = 32)),
  constraint ledger_seal_marks_n_fkey FOREIGN KEY (n) REFERENCES ledger_seals(n),
  constraint ledger_seal_marks_pkey PRIMARY KEY (n)
);
grant insert, select on ledger_seal_marks to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ledger_seal_marks FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_seal_marks FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table ledger_seal_watch (
  checked_at timestamp with time zone,
  checked_n bigint default 0 not null,
  credits_checked_n bigint default 0 not null,
  head_hash bytea,
  head_mark bytea,
  head_n bigint,
  only_row boolean default true not null,
  pass_to bigint,
  rounds_checked_n bigint default 0 not null,
  waiting_for text[],
  waiting_rounds_to bigint,
  waiting_since timestamp with time zone,
  waiting_transfers_to bigint,
  constraint ledger_seal_watch_check CHECK ((num_nulls(head_n, head_hash, head_mark) = ANY (ARRAY[0, 3]))),
  constraint ledger_seal_watch_check1 CHECK ((num_nulls(waiting_transfers_to, waiting_rounds_to, waiting_for, waiting_since) = ANY (ARRAY[0, 4]))),
  constraint ledger_seal_watch_only_row_check CHECK (only_row),
  constraint ledger_seal_watch_pkey PRIMARY KEY (only_row)
);
grant select on ledger_seal_watch to carmine_app;
grant update (checked_at, checked_n, credits_checked_n, head_hash, head_mark, head_n, pass_to, rounds_checked_n) on ledger_seal_watch to carmine_app;
CREATE TRIGGER never_deleted BEFORE DELETE ON ledger_seal_watch FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_seal_watch FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table ledger_seals (
  hash bytea not null,
  n bigint not null,
  previous_hash bytea not null,
  round_digests bytea not null,
  round_ids bigint[] not null,
  rounds_after bigint not null,
  rounds_to bigint not null,
  sealed_at timestamp with time zone default clock_timestamp() not null,
  still_open bigint[] not null,
  transfer_digests bytea not null,
  transfer_ids bigint[] not null,
  transfers_after bigint not null,
  transfers_to bigint not null,
  constraint ledger_seals_check CHECK ((transfers_to >= transfers_after)),
  constraint ledger_seals_check1 CHECK ((rounds_to >= rounds_after)),
  constraint ledger_seals_check2 CHECK ((length(transfer_digests) = (16 * cardinality(transfer_ids)))),
  constraint ledger_seals_check3 CHECK ((length(round_digests) = (16 * cardinality(round_ids)))),
  constraint ledger_seals_hash_check CHECK ((length(hash) = 32)),
  constraint ledger_seals_n_check CHECK ((n > 0)),
  constraint ledger_seals_previous_hash_check CHECK ((length(previous_hash) = 32)),
  constraint ledger_seals_pkey PRIMARY KEY (n),
  constraint ledger_seals_hash_key UNIQUE (hash)
);
grant select on ledger_seals to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON ledger_seals FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON ledger_seals FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table ledger_watch (
  checked_account bigint default 0 not null,
  only_row boolean default true not null,
  seen_transfer bigint default 0 not null,
  constraint ledger_watch_only_row_check CHECK (only_row),
  constraint ledger_watch_pkey PRIMARY KEY (only_row)
);
grant select on ledger_watch to carmine_app;

create table limit_excesses (
  amount bigint not null,
  closed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  currency text collate "C" not null,
  eur numeric not null,
  payment_id bigint not null,
  player_id bigint not null,
  released bigint default 0 not null,
  constraint limit_excesses_amount_check CHECK ((amount > 0)),
  constraint limit_excesses_check CHECK ((released <= amount)),
  constraint limit_excesses_eur_check CHECK (((eur > (0)::numeric) AND (eur <> 'NaN'::numeric))),
  constraint limit_excesses_released_check CHECK ((released >= 0)),
  constraint limit_excesses_pkey PRIMARY KEY (payment_id)
);
CREATE INDEX limit_excesses_open ON limit_excesses USING btree (player_id, payment_id) WHERE (closed_at IS NULL);
CREATE INDEX limit_excesses_player ON limit_excesses USING btree (player_id, payment_id);
grant select on limit_excesses to carmine_app;

create table limit_requests (
  asked_at timestamp with time zone default clock_timestamp() not null,
  cents bigint,
  confirmed_at timestamp with time zone,
  dropped_at timestamp with time zone,
  holds_from timestamp with time zone not null,
  id bigint generated always as identity not null,
  kind text not null,
  player_id bigint not null,
  source text not null,
  span text not null,
  constraint limit_requests_cents_check CHECK ((cents >= 0)),
  constraint limit_requests_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'stake'::text]))),
  constraint limit_requests_source_check CHECK ((source = ANY (ARRAY['player'::text, 'staff'::text]))),
  constraint limit_requests_span_check CHECK ((span = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint limit_requests_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint limit_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX limit_requests_player ON limit_requests USING btree (player_id, id DESC);
CREATE UNIQUE INDEX limit_requests_waiting ON limit_requests USING btree (player_id, kind, span) WHERE ((confirmed_at IS NULL) AND (dropped_at IS NULL));
grant select on limit_requests to carmine_app;

create table live_bets (
  auto_e2 integer,
  cashed_out_e2 integer,
  currency text not null,
  ended_at timestamp with time zone,
  limit_e2 integer,
  live_round_id bigint not null,
  params jsonb not null,
  payout bigint default 0 not null,
  pays_cents numeric[],
  placed_at timestamp with time zone not null,
  player_id bigint not null,
  reply_key text not null,
  rider text,
  rider_name text,
  round_id bigint not null,
  slot smallint,
  stake bigint not null,
  staked bigint not null,
  staked_cents bigint not null,
  state text not null,
  constraint live_bets_cashed_out_check CHECK (((cashed_out_e2 IS NULL) OR ((state = 'settled'::text) AND ((cashed_out_e2 >= 101) AND (cashed_out_e2 <= LEAST(auto_e2, limit_e2))) AND ((payout)::numeric = div(((stake)::numeric * (cashed_out_e2)::numeric), (100)::numeric))))),
  constraint live_bets_check CHECK ((staked >= stake)),
  constraint live_bets_check1 CHECK (((state = 'placed'::text) = (ended_at IS NULL))),
  constraint live_bets_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint live_bets_flight_check CHECK (((slot = ANY (ARRAY[1, 2])) AND ((slot IS NULL) = (limit_e2 IS NULL)) AND ((limit_e2 >= 101) AND (limit_e2 <= 1000000)) AND ((auto_e2 >= 101) AND (auto_e2 <= 1000000)) AND ((auto_e2 IS NULL) OR (slot IS NOT NULL)))),
  constraint live_bets_payout_check CHECK (((payout >= 0) AND ((payout = 0) OR (state = 'settled'::text)))),
  constraint live_bets_stake_check CHECK ((stake > 0)),
  constraint live_bets_staked_cents_check CHECK ((staked_cents >= 0)),
  constraint live_bets_state_check CHECK ((state = ANY (ARRAY['placed'::text, 'undone'::text, 'settled'::text, 'refunded'::text]))),
  constraint live_bets_live_round_id_fkey FOREIGN KEY (live_round_id) REFERENCES live_rounds(id),
  constraint live_bets_pkey PRIMARY KEY (player_id, round_id)
) with (fillfactor=70);
CREATE INDEX live_bets_placed ON live_bets USING btree (live_round_id, player_id, round_id) WHERE (state = 'placed'::text);
CREATE INDEX live_bets_riders ON live_bets USING btree (live_round_id, staked_cents DESC, round_id) WHERE (state <> 'undone'::text);
CREATE INDEX live_bets_round ON live_bets USING btree (player_id, live_round_id);
CREATE UNIQUE INDEX live_bets_slots ON live_bets USING btree (player_id, live_round_id, slot) WHERE ((slot IS NOT NULL) AND (state <> 'undone'::text));
grant select on live_bets to carmine_app;

create table live_chains (
  commitment text not null,
  committed_at timestamp with time zone default clock_timestamp() not null,
  id bigint generated always as identity not null,
  length integer not null,
  salt text,
  salt_height bigint,
  salt_network text,
  salt_source jsonb,
  salted_at timestamp with time zone,
  table_id text not null,
  used integer default 0 not null,
  constraint live_chains_block_check CHECK (((salt_network IS NULL) = (salt_height IS NULL))),
  constraint live_chains_check CHECK (((used >= 0) AND (used <= length))),
  constraint live_chains_check1 CHECK ((((salt IS NULL) = (salted_at IS NULL)) AND ((salt IS NULL) = (salt_source IS NULL)))),
  constraint live_chains_check2 CHECK ((salted_at >= committed_at)),
  constraint live_chains_check3 CHECK (((used = 0) OR (salt IS NOT NULL))),
  constraint live_chains_commitment_check CHECK ((commitment ~ '^[0-9a-f]{64}$'::text)),
  constraint live_chains_length_check CHECK (((length >= 1) AND (length <= 1000000))),
  constraint live_chains_salt_check CHECK (((length(salt) >= 1) AND (length(salt) <= 64))),
  constraint live_chains_table_id_fkey FOREIGN KEY (table_id) REFERENCES live_tables(id),
  constraint live_chains_pkey PRIMARY KEY (id),
  constraint live_chains_commitment_key UNIQUE (commitment)
);
CREATE INDEX live_chains_next ON live_chains USING btree (table_id, id) WHERE (used < length);
grant select on live_chains to carmine_app;

create table live_events (
  at timestamp with time zone not null,
  data jsonb not null,
  kind text not null,
  live_round_id bigint,
  private jsonb,
  seq bigint not null,
  table_id text not null,
  constraint live_events_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
  constraint live_events_kind_check CHECK ((kind = ANY (ARRAY['opened'::text, 'bets'::text, 'closed'::text, 'flying'::text, 'cash_outs'::text, 'held'::text, 'seats'::text, 'hand'::text, 'result'::text, 'settled'::text, 'voided'::text]))),
  constraint live_events_private_check CHECK ((jsonb_typeof(private) = 'object'::text)),
  constraint live_events_seq_check CHECK ((seq > 0)),
  constraint live_events_live_round_id_fkey FOREIGN KEY (live_round_id) REFERENCES live_rounds(id),
  constraint live_events_table_id_fkey FOREIGN KEY (table_id) REFERENCES live_tables(id),
  constraint live_events_pkey PRIMARY KEY (table_id, seq)
);
grant select (at, data, kind, live_round_id, seq, table_id) on live_events to carmine_app;

create table live_exposures (
  cents numeric[] not null,
  live_round_id bigint not null,
  constraint live_exposures_cents_check CHECK ((cardinality(cents) > 0)),
  constraint live_exposures_live_round_id_fkey FOREIGN KEY (live_round_id) REFERENCES live_rounds(id),
  constraint live_exposures_pkey PRIMARY KEY (live_round_id)
) with (fillfactor=50);
grant select on live_exposures to carmine_app;

create table live_flights (
  crash_e2 integer not null,
  crashes_at timestamp with time zone not null,
  launched_at timestamp with time zone default clock_timestamp() not null,
  live_round_id bigint not null,
  constraint live_flights_crash_e2_check CHECK (((crash_e2 >= 100) AND (crash_e2 <= 1000000))),
  constraint live_flights_live_round_id_fkey FOREIGN KEY (live_round_id) REFERENCES live_rounds(id),
  constraint live_flights_pkey PRIMARY KEY (live_round_id)
);

create table live_hands (
  currency text not null,
  dealt_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  live_round_id bigint not null,
  player_id bigint not null,
  seat smallint not null,
  staked bigint,
  table_id text not null,
  won bigint,
  constraint live_hands_check CHECK ((num_nulls(staked, won, ended_at) = ANY (ARRAY[0, 3]))),
  constraint live_hands_staked_check CHECK ((staked >= 0)),
  constraint live_hands_won_check CHECK ((won >= 0)),
  constraint live_hands_live_round_id_fkey FOREIGN KEY (live_round_id) REFERENCES live_rounds(id),
  constraint live_hands_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint live_hands_table_id_fkey FOREIGN KEY (table_id) REFERENCES live_tables(id),
  constraint live_hands_pkey PRIMARY KEY (player_id, live_round_id)
);
CREATE UNIQUE INDEX live_hands_open ON live_hands USING btree (player_id, table_id) WHERE (ended_at IS NULL);
CREATE INDEX live_hands_round ON live_hands USING btree (live_round_id);
grant select on live_hands to carmine_app;

create table live_links (
  chain_id bigint not null,
  id bigint generated always as identity not null,
  link_sealed bytea not null,
  n integer not null,
  constraint live_links_n_check CHECK ((n > 0)),
  constraint live_links_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chains(id),
  constraint live_links_pkey PRIMARY KEY (id),
  constraint live_links_chain_id_n_key UNIQUE (chain_id, n)
);

create table live_rounds (
  chain_id bigint,
  closed_at timestamp with time zone,
  closes_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  flight_doubling_ms integer,
  flight_limit_e2 integer,
  flight_started_at timestamp with time zone,
  id bigint generated always as identity not null,
  interrupted boolean default false not null,
  link text,
  link_n integer not null,
  math_version text not null,
  opened_at timestamp with time zone not null,
  phase text not null,
  result jsonb,
  revealed_at timestamp with time zone,
  table_id text not null,
  constraint live_rounds_check CHECK ((closes_at > opened_at)),
  constraint live_rounds_check3 CHECK (((phase <> 'running'::text) OR (revealed_at IS NOT NULL))),
  constraint live_rounds_check4 CHECK (((phase <> 'settled'::text) OR (revealed_at IS NOT NULL))),
  constraint live_rounds_ended_check CHECK (((phase = ANY (ARRAY['settled'::text, 'voided'::text])) = (ended_at IS NOT NULL))),
  constraint live_rounds_flight_check CHECK ((((flight_started_at IS NULL) = (flight_doubling_ms IS NULL)) AND ((flight_started_at IS NULL) = (flight_limit_e2 IS NULL)) AND ((phase <> 'flying'::text) OR (flight_started_at IS NOT NULL)) AND ((NOT interrupted) OR (flight_started_at IS NOT NULL)) AND (flight_doubling_ms > 0) AND ((flight_limit_e2 >= 101) AND (flight_limit_e2 <= 1000000)))),
  constraint live_rounds_link_check CHECK ((link ~ '^[0-9a-f]{64}$'::text)),
  constraint live_rounds_phase_check CHECK ((phase = ANY (ARRAY['betting'::text, 'closed'::text, 'flying'::text, 'running'::text, 'settled'::text, 'voided'::text]))),
  constraint live_rounds_result_check CHECK ((((result IS NULL) = (revealed_at IS NULL)) AND ((chain_id IS NULL) OR ((link IS NULL) = (revealed_at IS NULL))))),
  constraint live_rounds_source_check CHECK (((chain_id IS NOT NULL) OR (link IS NULL))),
  constraint live_rounds_unseen_check CHECK (((phase <> 'voided'::text) OR (revealed_at IS NULL))),
  constraint live_rounds_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES live_chains(id),
  constraint live_rounds_table_id_fkey FOREIGN KEY (table_id) REFERENCES live_tables(id),
  constraint live_rounds_pkey PRIMARY KEY (id),
  constraint live_rounds_chain_id_link_n_key UNIQUE (chain_id, link_n)
) with (fillfactor=70);
CREATE INDEX live_rounds_last ON live_rounds USING btree (table_id, id DESC);
CREATE UNIQUE INDEX live_rounds_now ON live_rounds USING btree (table_id) WHERE (phase <> ALL (ARRAY['settled'::text, 'voided'::text]));
grant select on live_rounds to carmine_app;
CREATE CONSTRAINT TRIGGER live_rounds_by_studio AFTER INSERT OR UPDATE OF phase, chain_id, closed_at, revealed_at, result ON live_rounds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_studio_round();

create table live_seats (
  player_id bigint not null,
  sat_at timestamp with time zone not null,
  seat smallint not null,
  since_seq bigint not null,
  table_id text not null,
  constraint live_seats_seat_check CHECK ((seat > 0)),
  constraint live_seats_player_id_table_id_fkey FOREIGN KEY (player_id, table_id) REFERENCES table_stacks(player_id, table_id),
  constraint live_seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES live_tables(id),
  constraint live_seats_pkey PRIMARY KEY (player_id, table_id),
  constraint live_seats_one_player UNIQUE (table_id, seat)
);
grant select on live_seats to carmine_app;

create table live_tables (
  buy_in_least bigint,
  buy_in_most bigint,
  currency text,
  event_seq bigint default 0 not null,
  exposure_cents bigint default 100000000 not null,
  fence bigint default 0 not null,
  flies boolean default false not null,
  game_id text not null,
  holder text,
  id text not null,
  lease_until timestamp with time zone default '-infinity'::timestamp with time zone not null,
  open boolean default false not null,
  seats smallint,
  studio text,
  timing jsonb,
  constraint live_tables_exposure_cents_check CHECK ((exposure_cents > 0)),
  constraint live_tables_id_check CHECK ((id ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint live_tables_seats_check CHECK (((num_nulls(seats, currency, buy_in_least, buy_in_most) = ANY (ARRAY[0, 4])) AND ((seats >= 2) AND (seats <= 10)) AND (currency ~ '^[A-Z]{3,5}$'::text) AND (buy_in_least > 0) AND (buy_in_most >= buy_in_least))),
  constraint live_tables_studio_check CHECK ((studio ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint live_tables_timing_check CHECK (((jsonb_typeof(timing) = 'object'::text) AND ((timing - ARRAY['bettingMs'::text, 'closedMs'::text, 'runningMs'::text, 'restMs'::text]) = '{}'::jsonb))),
  constraint live_tables_pkey PRIMARY KEY (id)
) with (fillfactor=50);
grant select on live_tables to carmine_app;

create table login_attempts (
  failures integer not null,
  subject bytea not null,
  window_start timestamp with time zone not null,
  constraint login_attempts_subject_check CHECK ((octet_length(subject) = 32)),
  constraint login_attempts_pkey PRIMARY KEY (subject)
);
CREATE INDEX login_attempts_window ON login_attempts USING btree (window_start);
grant delete, insert, select, update on login_attempts to carmine_app;

create table loyalty_gifts (
  granted_at timestamp with time zone,
  level smallint not null,
  next_attempt_at timestamp with time zone default clock_timestamp() not null,
  player_id bigint not null,
  reached_at timestamp with time zone default clock_timestamp() not null,
  refused_because text,
  constraint loyalty_gifts_level_check CHECK (((level >= 2) AND (level <= 5))),
  constraint loyalty_gifts_refused_because_check CHECK ((refused_because ~ '^[a-z_]{1,60}$'::text)),
  constraint loyalty_gifts_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint loyalty_gifts_pkey PRIMARY KEY (player_id, level)
);
CREATE INDEX loyalty_gifts_due ON loyalty_gifts USING btree (next_attempt_at) WHERE (granted_at IS NULL);
grant insert, select on loyalty_gifts to carmine_app;
grant update (granted_at, next_attempt_at, refused_because) on loyalty_gifts to carmine_app;
CREATE TRIGGER loyalty_gifts_once BEFORE UPDATE ON loyalty_gifts FOR EACH ROW EXECUTE FUNCTION guard_level_gift();

create table loyalty_players (
  changed_at timestamp with time zone default clock_timestamp() not null,
  player_id bigint not null,
  points_micro bigint default 0 not null,
  staked_micro bigint default 0 not null,
  constraint loyalty_players_points_micro_check CHECK ((points_micro >= 0)),
  constraint loyalty_players_staked_micro_check CHECK ((staked_micro >= 0)),
  constraint loyalty_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint loyalty_players_pkey PRIMARY KEY (player_id)
) with (fillfactor=70);
grant insert, select on loyalty_players to carmine_app;
grant update (changed_at, points_micro, staked_micro) on loyalty_players to carmine_app;

create table loyalty_rakeback (
  currency text not null,
  earned_micro numeric(38,0) default 0 not null,
  paid bigint default 0 not null,
  payments integer default 0 not null,
  player_id bigint not null,
  constraint loyalty_rakeback_check CHECK (((paid = 0) = (payments = 0))),
  constraint loyalty_rakeback_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint loyalty_rakeback_earned_micro_check CHECK (((earned_micro >= (0)::numeric) AND (earned_micro <> 'NaN'::numeric))),
  constraint loyalty_rakeback_paid_check CHECK ((paid >= 0)),
  constraint loyalty_rakeback_payments_check CHECK ((payments >= 0)),
  constraint loyalty_rakeback_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint loyalty_rakeback_pkey PRIMARY KEY (player_id, currency)
) with (fillfactor=70);
grant insert, select on loyalty_rakeback to carmine_app;
grant update (earned_micro, paid, payments) on loyalty_rakeback to carmine_app;
CREATE TRIGGER loyalty_rakeback_guarded BEFORE INSERT OR UPDATE ON loyalty_rakeback FOR EACH ROW EXECUTE FUNCTION guard_rakeback();

create table loyalty_rounds (
  currency text not null,
  eur_rate numeric(38,0) not null,
  percent integer not null,
  player_id bigint not null,
  points_micro bigint not null,
  rakeback_micro numeric(38,0) not null,
  round_id bigint not null,
  staked_micro bigint not null,
  constraint loyalty_rounds_eur_rate_check CHECK (((eur_rate > (0)::numeric) AND (eur_rate <> 'NaN'::numeric))),
  constraint loyalty_rounds_percent_check CHECK (((percent >= 0) AND (percent <= 100))),
  constraint loyalty_rounds_points_micro_check CHECK ((points_micro >= 0)),
  constraint loyalty_rounds_rakeback_micro_check CHECK (((rakeback_micro >= (0)::numeric) AND (rakeback_micro <> 'NaN'::numeric))),
  constraint loyalty_rounds_staked_micro_check CHECK ((staked_micro >= 0)),
  constraint loyalty_rounds_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint loyalty_rounds_pkey PRIMARY KEY (player_id, round_id)
);
grant insert, select on loyalty_rounds to carmine_app;
grant update (points_micro, rakeback_micro, staked_micro) on loyalty_rounds to carmine_app;

create table mail_refusals (
  created_at timestamp with time zone default now() not null,
  player_id bigint not null,
  topic text not null,
  constraint mail_refusals_topic_check CHECK ((topic = ANY (ARRAY['deposits'::text, 'cash_outs'::text, 'bonuses'::text]))),
  constraint mail_refusals_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint mail_refusals_pkey PRIMARY KEY (player_id, topic)
);
grant delete, insert, select on mail_refusals to carmine_app;

create table mail_tokens (
  created_at timestamp with time zone default now() not null,
  expires_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  player_id bigint not null,
  purpose text not null,
  token_hash bytea not null,
  used_at timestamp with time zone,
  constraint mail_tokens_purpose_check CHECK ((purpose = ANY (ARRAY['confirm'::text, 'reset'::text, 'browser'::text]))),
  constraint mail_tokens_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint mail_tokens_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint mail_tokens_pkey PRIMARY KEY (id),
  constraint mail_tokens_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX mail_tokens_player ON mail_tokens USING btree (player_id, purpose, created_at);
grant insert, select, update on mail_tokens to carmine_app;

create table mails (
  attempts integer default 1 not null,
  created_at timestamp with time zone default now() not null,
  id bigint generated always as identity not null,
  kind text not null,
  player_id bigint not null,
  sent_at timestamp with time zone,
  source text not null,
  constraint mails_pkey PRIMARY KEY (id),
  constraint mails_source_key UNIQUE (source)
);
CREATE INDEX mails_player ON mails USING btree (player_id, kind, created_at);
grant insert, select, update on mails to carmine_app;

create table month_seal_marks (
  mark bytea not null,
  month date not null,
  constraint month_seal_marks_mark_check CHECK ((length(mark) = 32)),
  constraint month_seal_marks_month_fkey FOREIGN KEY (month) REFERENCES month_seals(month),
  constraint month_seal_marks_pkey PRIMARY KEY (month)
);
grant insert, select on month_seal_marks to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON month_seal_marks FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON month_seal_marks FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table month_seals (
  balances_digest bytea not null,
  block bigint not null,
  block_hash bytea not null,
  blocks bigint not null,
  hash bytea not null,
  jackpot_micro numeric not null,
  month date not null,
  previous_hash bytea not null,
  rounds bigint not null,
  sealed_at timestamp with time zone default clock_timestamp() not null,
  totals jsonb not null,
  transfers bigint not null,
  constraint month_seals_balances_digest_check CHECK ((length(balances_digest) = 32)),
  constraint month_seals_blocks_check CHECK ((blocks >= 0)),
  constraint month_seals_hash_check CHECK ((length(hash) = 32)),
  constraint month_seals_jackpot_micro_check CHECK ((jackpot_micro <> 'NaN'::numeric)),
  constraint month_seals_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint month_seals_previous_hash_check CHECK ((length(previous_hash) = 32)),
  constraint month_seals_rounds_check CHECK ((rounds >= 0)),
  constraint month_seals_totals_check CHECK ((jsonb_typeof(totals) = 'array'::text)),
  constraint month_seals_transfers_check CHECK ((transfers >= 0)),
  constraint month_seals_block_fkey FOREIGN KEY (block) REFERENCES ledger_seals(n),
  constraint month_seals_pkey PRIMARY KEY (month),
  constraint month_seals_hash_key UNIQUE (hash)
);
grant select on month_seals to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON month_seals FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON month_seals FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table nonces (
  nonce bigint not null,
  player_id bigint not null,
  round_id bigint not null,
  seed_id bigint not null,
  constraint nonces_pkey PRIMARY KEY (player_id, seed_id, nonce)
) partition by HASH (player_id);
grant select on nonces to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON nonces FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON nonces FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table notices (
  created_at timestamp with time zone default now() not null,
  data jsonb not null,
  id bigint generated always as identity not null,
  kind text not null,
  player_id bigint not null,
  read_at timestamp with time zone,
  source text not null,
  constraint notices_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (length((data)::text) <= 2000))),
  constraint notices_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  constraint notices_source_check CHECK (((length(source) >= 1) AND (length(source) <= 200))),
  constraint notices_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_source_key UNIQUE (source)
);
CREATE INDEX notices_age ON notices USING btree (created_at);
CREATE INDEX notices_player ON notices USING btree (player_id, id DESC);
CREATE INDEX notices_unread ON notices USING btree (player_id) WHERE (read_at IS NULL);
grant delete, insert, select on notices to carmine_app;
grant update (read_at) on notices to carmine_app;

create table onramp_orders (
  address_id bigint not null,
  created_at timestamp with time zone default now() not null,
  currency text not null,
  eur_cents bigint not null,
  id bigint generated always as identity not null,
  next_query_at timestamp with time zone default (now() + '00:00:30'::interval) not null,
  onramp text not null,
  player_id bigint not null,
  reference text,
  state text default 'created'::text not null,
  txid text,
  updated_at timestamp with time zone default now() not null,
  widget_url text,
  constraint onramp_orders_check CHECK (((state <> 'created'::text) OR (widget_url IS NULL))),
  constraint onramp_orders_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint onramp_orders_eur_cents_check CHECK ((eur_cents > 0)),
  constraint onramp_orders_onramp_check CHECK ((onramp ~ '^[A-Z_]{2,16}$'::text)),
  constraint onramp_orders_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
  constraint onramp_orders_state_check CHECK ((state = ANY (ARRAY['created'::text, 'pending'::text, 'paid'::text, 'sent'::text, 'completed'::text, 'failed'::text, 'expired'::text, 'cancelled'::text]))),
  constraint onramp_orders_txid_check CHECK (((length(txid) >= 1) AND (length(txid) <= 200))),
  constraint onramp_orders_widget_url_check CHECK (((length(widget_url) >= 1) AND (length(widget_url) <= 4000))),
  constraint onramp_orders_player_id_address_id_fkey FOREIGN KEY (player_id, address_id) REFERENCES deposit_addresses(player_id, id),
  constraint onramp_orders_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint onramp_orders_pkey PRIMARY KEY (id),
  constraint onramp_orders_onramp_reference_key UNIQUE (onramp, reference)
);
CREATE INDEX onramp_orders_of_player ON onramp_orders USING btree (player_id, id);
CREATE INDEX onramp_orders_open ON onramp_orders USING btree (onramp, next_query_at) WHERE (state <> ALL (ARRAY['completed'::text, 'failed'::text, 'expired'::text, 'cancelled'::text]));
grant insert, select on onramp_orders to carmine_app;
grant update (next_query_at, reference, state, txid, updated_at, widget_url) on onramp_orders to carmine_app;

create table open_rounds (
  bonus_id bigint,
  bonus_staked bigint not null,
  cash_staked bigint not null,
  created_at timestamp with time zone not null,
  currency text collate "C" not null,
  deadline timestamp with time zone,
  draws jsonb not null,
  external_id text,
  funding text collate "C" not null,
  game_id text not null,
  grant_id bigint,
  id bigint not null,
  jackpot_micro bigint default 0 not null,
  math_version text not null,
  multiplier_e4 bigint not null,
  nonce bigint,
  outcome jsonb not null,
  payout bigint default 0 not null,
  play_session_id bigint,
  player_id bigint not null,
  provider_id text,
  seed_id bigint,
  seq integer default 0 not null,
  shared_round_id bigint,
  snapshot jsonb,
  stake bigint not null,
  staked bigint not null,
  unstaked_used bigint default 0 not null,
  warned_at timestamp with time zone,
  constraint open_rounds_bonus_staked_check CHECK ((bonus_staked >= 0)),
  constraint open_rounds_cash_staked_check CHECK ((cash_staked >= 0)),
  constraint open_rounds_check CHECK ((staked = (cash_staked + bonus_staked))),
  constraint open_rounds_check1 CHECK (((bonus_staked = 0) OR (bonus_id IS NOT NULL))),
  constraint open_rounds_check2 CHECK (((seed_id IS NULL) = (nonce IS NULL))),
  constraint open_rounds_funding_check CHECK ((funding = ANY (ARRAY['cash'::text, 'free_spin'::text]))),
  constraint open_rounds_jackpot_micro_check CHECK ((jackpot_micro >= 0)),
  constraint open_rounds_payout_check CHECK ((payout >= 0)),
  constraint open_rounds_stake_check CHECK ((stake >= 0)),
  constraint open_rounds_staked_check CHECK ((staked >= 0)),
  constraint open_rounds_unstaked_used_check CHECK ((unstaked_used >= 0)),
  constraint open_rounds_pkey PRIMARY KEY (id)
) with (fillfactor=70);
CREATE INDEX open_rounds_deadline ON open_rounds USING btree (deadline) WHERE (deadline IS NOT NULL);
CREATE UNIQUE INDEX open_rounds_own ON open_rounds USING btree (player_id, game_id) WHERE (seed_id IS NOT NULL);
CREATE INDEX open_rounds_player ON open_rounds USING btree (player_id, id DESC);
grant select on open_rounds to carmine_app;
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON open_rounds FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table operator_search_misses (
  began_at timestamp with time zone default now() not null,
  misses integer default 1 not null,
  operator_id bigint not null,
  constraint operator_search_misses_misses_check CHECK ((misses > 0)),
  constraint operator_search_misses_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint operator_search_misses_pkey PRIMARY KEY (operator_id)
);
grant insert, select, update on operator_search_misses to carmine_app;

create table operator_sessions (
  country text default 'ZZ'::text not null,
  created_at timestamp with time zone default now() not null,
  end_reason text,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  ip text default ''::text not null,
  last_seen_at timestamp with time zone default now() not null,
  operator_id bigint not null,
  stepped_up_at timestamp with time zone default now() not null,
  token_hash bytea not null,
  user_agent text default ''::text not null,
  constraint operator_sessions_end_reason_check CHECK ((end_reason = ANY (ARRAY['signed_out'::text, 'ended'::text, 'locked'::text, 'renewed'::text]))),
  constraint operator_sessions_user_agent_check CHECK ((length(user_agent) <= 300)),
  constraint operator_sessions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint operator_sessions_pkey PRIMARY KEY (id),
  constraint operator_sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX operator_sessions_of ON operator_sessions USING btree (operator_id) WHERE (ended_at IS NULL);
grant insert, select, update on operator_sessions to carmine_app;

create table operator_views (
  begun_at timestamp with time zone default now() not null,
  last_at timestamp with time zone default now() not null,
  operator_id bigint not null,
  seen_hash bytea not null,
  constraint operator_views_seen_hash_check CHECK ((length(seen_hash) = 32)),
  constraint operator_views_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint operator_views_pkey PRIMARY KEY (operator_id, seen_hash)
);
CREATE INDEX operator_views_last ON operator_views USING btree (last_at);
grant delete, insert, select, update on operator_views to carmine_app;

create table operators (
  created_at timestamp with time zone default now() not null,
  email text not null,
  id bigint generated always as identity not null,
  invite_expires_at timestamp with time zone,
  invite_token_hash bytea,
  invited_alone_by bigint,
  locked_at timestamp with time zone,
  name text not null,
  password_hash text,
  role text not null,
  status text default 'invited'::text not null,
  totp_last_step bigint default 0 not null,
  totp_secret_sealed bytea,
  constraint operators_check CHECK (((status = 'invited'::text) OR ((password_hash IS NOT NULL) AND (totp_secret_sealed IS NOT NULL)))),
  constraint operators_email_check CHECK ((email = lower(email))),
  constraint operators_role_check CHECK ((role = ANY (ARRAY['support'::text, 'payments'::text, 'risk'::text, 'content'::text, 'admin'::text]))),
  constraint operators_status_check CHECK ((status = ANY (ARRAY['invited'::text, 'active'::text, 'locked'::text]))),
  constraint operators_invited_alone_by_fkey FOREIGN KEY (invited_alone_by) REFERENCES operators(id),
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_email_key UNIQUE (email),
  constraint operators_invite_token_hash_key UNIQUE (invite_token_hash)
);
grant insert, select, update on operators to carmine_app;
CREATE TRIGGER operators_guarded BEFORE INSERT OR UPDATE ON operators FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_operator();
CREATE TRIGGER operators_lock_noted BEFORE UPDATE ON operators FOR EACH ROW EXECUTE FUNCTION note_operator_lock();

create table outbox (
  created_at timestamp with time zone default now() not null,
  dead_at timestamp with time zone,
  dead_reason text,
  discarded_at timestamp with time zone,
  dispatched_at timestamp with time zone,
  id bigint generated always as identity not null,
  key text not null,
  payload jsonb not null,
  topic text not null,
  version integer default 1 not null,
  constraint outbox_dead_check CHECK ((((dead_at IS NULL) = (dead_reason IS NULL)) AND ((dead_at IS NULL) OR (dispatched_at IS NULL)))),
  constraint outbox_discarded CHECK (((discarded_at IS NULL) OR (dead_at IS NOT NULL))),
  constraint outbox_key_check CHECK ((length(key) <= 200)),
  constraint outbox_topic_check CHECK (((length(topic) >= 1) AND (length(topic) <= 100))),
  constraint outbox_version_check CHECK ((version > 0)),
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_dead ON outbox USING btree (id) WHERE (dead_at IS NOT NULL);
CREATE INDEX outbox_dispatched ON outbox USING btree (dispatched_at) WHERE (dispatched_at IS NOT NULL);
CREATE INDEX outbox_waiting ON outbox USING btree (id) WHERE (dispatched_at IS NULL);
grant delete, select, update on outbox to carmine_app;

create table passkey_challenges (
  challenge_hash bytea not null,
  expires_at timestamp with time zone not null,
  player_id bigint not null,
  purpose text not null,
  constraint passkey_challenges_challenge_hash_check CHECK ((octet_length(challenge_hash) = 32)),
  constraint passkey_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['enrol'::text, 'sign-in'::text, 'step-up'::text]))),
  constraint passkey_challenges_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint passkey_challenges_pkey PRIMARY KEY (challenge_hash)
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges USING btree (expires_at);
CREATE INDEX passkey_challenges_player ON passkey_challenges USING btree (player_id);
grant delete, insert, select on passkey_challenges to carmine_app;

create table passkeys (
  counter bigint not null,
  created_at timestamp with time zone default now() not null,
  credential_id text not null,
  id bigint generated always as identity not null,
  last_used_at timestamp with time zone,
  name_sealed bytea not null,
  player_id bigint not null,
  public_key bytea not null,
  transports text[] not null,
  constraint passkeys_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400))),
  constraint passkeys_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint passkeys_pkey PRIMARY KEY (id),
  constraint passkeys_credential_id_key UNIQUE (credential_id)
);
CREATE INDEX passkeys_player ON passkeys USING btree (player_id, id);
grant delete, insert, select on passkeys to carmine_app;
grant update (counter, last_used_at) on passkeys to carmine_app;
CREATE TRIGGER passkeys_kept BEFORE DELETE ON passkeys FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_own_factor();

create table password_history (
  created_at timestamp with time zone default now() not null,
  id bigint generated always as identity not null,
  password_hash text not null,
  player_id bigint not null,
  constraint password_history_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint password_history_pkey PRIMARY KEY (id)
);
CREATE INDEX password_history_player ON password_history USING btree (player_id, id DESC);
grant insert, select on password_history to carmine_app;

create table payment_currencies (
  cash_outs boolean default true not null,
  changed_at timestamp with time zone default now() not null,
  currency text not null,
  deposits boolean default true not null,
  least_cash_out bigint default 1000 not null,
  least_deposit bigint default 1000 not null,
  constraint payment_currencies_currency_check CHECK ((currency ~ '^[A-Z]{3,8}$'::text)),
  constraint payment_currencies_least_cash_out_check CHECK (((least_cash_out >= 1000) AND (least_cash_out <= 40000))),
  constraint payment_currencies_least_deposit_check CHECK ((least_deposit >= 1000)),
  constraint payment_currencies_pkey PRIMARY KEY (currency)
);
grant insert, select on payment_currencies to carmine_app;
grant update (cash_outs, changed_at, deposits, least_cash_out, least_deposit) on payment_currencies to carmine_app;

create table payment_gateways (
  changed_at timestamp with time zone default now() not null,
  code text not null,
  enabled boolean not null,
  constraint payment_gateways_code_check CHECK ((code ~ '^[A-Z_]{2,16}$'::text)),
  constraint payment_gateways_pkey PRIMARY KEY (code)
);
grant insert, select, update on payment_gateways to carmine_app;

create table payout_methods (
  changed_at timestamp with time zone default now() not null,
  day bigint,
  fee_fixed bigint default 0 not null,
  fee_points integer default 0 not null,
  method text not null,
  constraint payout_methods_day_check CHECK ((day > 0)),
  constraint payout_methods_fee_fixed_check CHECK (((fee_fixed >= 0) AND (fee_fixed <= 10000))),
  constraint payout_methods_fee_points_check CHECK (((fee_points >= 0) AND (fee_points <= 2000))),
  constraint payout_methods_method_check CHECK ((method ~ '^[A-Z_]{2,16}$'::text)),
  constraint payout_methods_pkey PRIMARY KEY (method)
);
grant insert, select on payout_methods to carmine_app;
grant update (changed_at, day, fee_fixed, fee_points) on payout_methods to carmine_app;
CREATE TRIGGER payout_methods_guarded BEFORE INSERT OR UPDATE ON payout_methods FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_payout_method();

create table payout_stops (
  last_broken_at timestamp with time zone,
  rail text not null,
  reason text,
  stopped_by bigint,
  stopped_since timestamp with time zone,
  constraint payout_stops_check CHECK ((((stopped_since IS NULL) = (reason IS NULL)) AND ((stopped_since IS NULL) = (last_broken_at IS NULL)))),
  constraint payout_stops_check1 CHECK (((stopped_since IS NOT NULL) OR (stopped_by IS NULL))),
  constraint payout_stops_rail_check CHECK ((rail ~ '^[A-Z_]{2,16}$'::text)),
  constraint payout_stops_reason_check CHECK (((length(reason) >= 5) AND (length(reason) <= 500))),
  constraint payout_stops_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES operators(id),
  constraint payout_stops_pkey PRIMARY KEY (rail)
);
grant select on payout_stops to carmine_app;
CREATE TRIGGER payout_stops_ended BEFORE DELETE OR UPDATE ON payout_stops FOR EACH ROW EXECUTE FUNCTION guard_payout_stop();

create table play_preferences (
  player_id bigint not null,
  reality_check_minutes integer,
  show_eur boolean default true not null,
  constraint play_preferences_reality_check_minutes_check CHECK (((reality_check_minutes >= 5) AND (reality_check_minutes <= 240))),
  constraint play_preferences_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint play_preferences_pkey PRIMARY KEY (player_id)
);
grant insert, select, update on play_preferences to carmine_app;

create table play_rollups (
  began timestamp with time zone not null,
  ended timestamp with time zone not null,
  kind text collate "C" not null,
  player_id bigint not null,
  constraint play_rollups_check CHECK ((ended >= began)),
  constraint play_rollups_kind_check CHECK ((kind = ANY (ARRAY['bets'::text, 'moves'::text]))),
  constraint play_rollups_pkey PRIMARY KEY (player_id, kind, began)
);
grant select on play_rollups to carmine_app;

create table play_sessions (
  created_at timestamp with time zone default now() not null,
  currency text collate "C" not null,
  ended_at timestamp with time zone,
  expires_at timestamp with time zone not null,
  game_id text not null,
  id bigint generated always as identity not null,
  maximum_stake_cents limit_cents,
  minimum_cycle_ms integer,
  player_id bigint not null,
  session_epoch integer default 0 not null,
  session_id bigint not null,
  token_hash bytea not null,
  constraint play_sessions_check CHECK ((expires_at <= (created_at + '24:00:00'::interval))),
  constraint play_sessions_minimum_cycle_ms_check CHECK (((minimum_cycle_ms >= 0) AND (minimum_cycle_ms <= 60000))),
  constraint play_sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint play_sessions_pkey PRIMARY KEY (id),
  constraint play_sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX play_sessions_open ON play_sessions USING btree (player_id) WHERE (ended_at IS NULL);
CREATE INDEX play_sessions_player ON play_sessions USING btree (player_id, id);
grant insert, select on play_sessions to carmine_app;
grant update (ended_at) on play_sessions to carmine_app;
CREATE TRIGGER guard_play_session BEFORE INSERT ON play_sessions FOR EACH ROW EXECUTE FUNCTION guard_play_session();

create table player_debts (
  changed_at timestamp with time zone default clock_timestamp() not null,
  currency text collate "C" not null,
  owed bigint not null,
  player_id bigint not null,
  since timestamp with time zone default clock_timestamp() not null,
  constraint player_debts_owed_check CHECK ((owed >= 0)),
  constraint player_debts_pkey PRIMARY KEY (player_id, currency)
);
CREATE INDEX player_debts_open ON player_debts USING btree (player_id) WHERE (owed > 0);
grant select on player_debts to carmine_app;
CREATE TRIGGER player_debts_seen BEFORE INSERT OR UPDATE ON player_debts FOR EACH ROW WHEN ((new.owed > 0)) EXECUTE FUNCTION wait_for_approvals();

create table player_gate (
  active_seed_id bigint,
  bonus_currency text collate "C",
  bonus_expires_at timestamp with time zone,
  bonus_id bigint,
  conversion_cap bigint,
  country country_code,
  day_ends timestamp with time zone default '-infinity'::timestamp with time zone not null,
  default_currency currency_code not null,
  deposit_limit_day limit_cents,
  deposit_limit_month limit_cents,
  deposit_limit_week limit_cents,
  deposited_day bigint default 0 not null,
  deposited_month bigint default 0 not null,
  deposited_week bigint default 0 not null,
  except_games text[],
  game_weights jsonb,
  jurisdiction text default 'default'::text not null,
  last_round_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  loss_limit_day limit_cents,
  loss_limit_month limit_cents,
  loss_limit_week limit_cents,
  lost_day bigint default 0 not null,
  lost_month bigint default 0 not null,
  lost_week bigint default 0 not null,
  max_first_stake bigint,
  maximum_stake_cents limit_cents,
  minimum_cycle_ms integer default 0 not null,
  month_ends timestamp with time zone default '-infinity'::timestamp with time zone not null,
  next_nonce bigint default 0 not null,
  player_id bigint not null,
  protection_status protection_status default 'active'::text not null,
  protection_until timestamp with time zone,
  stake_limit_day limit_cents,
  stake_limit_month limit_cents,
  stake_limit_week limit_cents,
  staked_day bigint default 0 not null,
  staked_month bigint default 0 not null,
  staked_week bigint default 0 not null,
  time_zone text default 'UTC'::text not null,
  version bigint default 0 not null,
  wager_required bigint,
  wagered bigint,
  week_ends timestamp with time zone default '-infinity'::timestamp with time zone not null,
  constraint player_gate_pkey PRIMARY KEY (player_id)
) with (fillfactor=70);
grant select on player_gate to carmine_app;

create table player_keys (
  created_at timestamp with time zone default now() not null,
  key_sealed bytea not null,
  player_id bigint not null,
  constraint player_keys_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint player_keys_pkey PRIMARY KEY (player_id)
);
grant insert, select on player_keys to carmine_app;
CREATE TRIGGER player_keys_searched AFTER INSERT ON player_keys FOR EACH ROW EXECUTE FUNCTION begin_search_marks();

create table player_marks (
  folds bytea[] default '{}'::bytea[] not null,
  mark bytea not null,
  player_id bigint not null,
  constraint player_marks_mark_check CHECK ((octet_length(mark) = 32)),
  constraint player_marks_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint player_marks_pkey PRIMARY KEY (player_id)
);
CREATE INDEX player_marks_folds ON player_marks USING gin (folds);
CREATE INDEX player_marks_mark ON player_marks USING btree (mark);
grant insert, select, update on player_marks to carmine_app;

create table player_profiles (
  avatar text,
  country text,
  details_sealed bytea not null,
  player_id bigint not null,
  receive_email_promo boolean default false not null,
  receive_notice_promo boolean default false not null,
  updated_at timestamp with time zone default now() not null,
  constraint player_profiles_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint player_profiles_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint player_profiles_pkey PRIMARY KEY (player_id)
);
grant insert, select, update on player_profiles to carmine_app;
CREATE TRIGGER player_profiles_searched AFTER UPDATE OF details_sealed ON player_profiles FOR EACH ROW EXECUTE FUNCTION forget_search_marks();

create table player_promotions (
  bonus bigint default 0 not null,
  bonus_cents bigint default 0 not null,
  cash_out_id bigint,
  conversion_cap bigint,
  converted bigint,
  coupon_id bigint,
  created_at timestamp with time zone default now() not null,
  currency currency_code not null,
  days integer,
  deposit_id bigint,
  ended_at timestamp with time zone,
  except_games text[] default '{}'::text[] not null,
  expires_at timestamp with time zone,
  from_spins bigint default 0 not null,
  game_weights jsonb,
  granted_at timestamp with time zone,
  id bigint generated always as identity not null,
  max_first_stake bigint default 0 not null,
  nth integer,
  period_start timestamp with time zone,
  player_id bigint not null,
  promotion_id bigint,
  reason text,
  reference text,
  source text not null,
  spin_days integer,
  spin_games text[],
  spin_grant_id bigint,
  spin_value bigint,
  spins integer default 0 not null,
  spins_warned_at timestamp with time zone,
  started_at timestamp with time zone,
  state text not null,
  unlock_cents bigint,
  unlock_days integer,
  unlock_deposit bigint,
  unlock_percent integer,
  unlock_times integer,
  version integer,
  wager_required bigint default 0 not null,
  wager_times integer default 0 not null,
  wagered bigint default 0 not null,
  warned_at timestamp with time zone,
  constraint player_promotions_bonus_cents_check CHECK ((bonus_cents >= 0)),
  constraint player_promotions_bonus_check CHECK ((bonus >= 0)),
  constraint player_promotions_check CHECK (((from_spins >= 0) AND (from_spins <= bonus))),
  constraint player_promotions_check1 CHECK (((num_nonnulls(promotion_id, version) = ANY (ARRAY[0, 2])) AND (num_nonnulls(promotion_id, reference) >= 1))),
  constraint player_promotions_check2 CHECK ((num_nonnulls(period_start, nth) = ANY (ARRAY[0, 2]))),
  constraint player_promotions_check3 CHECK (((state = ANY (ARRAY['completed'::text, 'lost'::text, 'expired'::text, 'cancelled'::text, 'removed'::text, 'rejected'::text])) = (ended_at IS NOT NULL))),
  constraint player_promotions_check4 CHECK (((spins = 0) OR (num_nonnulls(spin_value, spin_games, spin_days) = 3))),
  constraint player_promotions_conversion_cap_check CHECK ((conversion_cap > 0)),
  constraint player_promotions_converted_check CHECK ((converted >= 0)),
  constraint player_promotions_days_check CHECK ((days > 0)),
  constraint player_promotions_max_first_stake_check CHECK ((max_first_stake >= 0)),
  constraint player_promotions_nth_check CHECK ((nth > 0)),
  constraint player_promotions_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  constraint player_promotions_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  constraint player_promotions_source_check CHECK ((source = ANY (ARRAY['promotion'::text, 'unlock'::text, 'level_gift'::text, 'cashback'::text, 'referral'::text, 'campaign'::text]))),
  constraint player_promotions_spin_days_check CHECK ((spin_days > 0)),
  constraint player_promotions_spin_value_check CHECK ((spin_value > 0)),
  constraint player_promotions_spins_check CHECK ((spins >= 0)),
  constraint player_promotions_state_check CHECK ((state = ANY (ARRAY['armed'::text, 'review'::text, 'queued'::text, 'active'::text, 'completed'::text, 'lost'::text, 'expired'::text, 'cancelled'::text, 'removed'::text, 'rejected'::text]))),
  constraint player_promotions_unlock_cents_check CHECK ((unlock_cents > 0)),
  constraint player_promotions_unlock_days_check CHECK ((unlock_days > 0)),
  constraint player_promotions_unlock_deposit_check CHECK ((unlock_deposit > 0)),
  constraint player_promotions_unlock_percent_check CHECK ((unlock_percent >= 0)),
  constraint player_promotions_unlock_times_check CHECK ((unlock_times >= 0)),
  constraint player_promotions_wager_required_check CHECK ((wager_required >= 0)),
  constraint player_promotions_wager_times_check CHECK ((wager_times >= 0)),
  constraint player_promotions_wagered_check CHECK ((wagered >= 0)),
  constraint player_promotions_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON UPDATE CASCADE,
  constraint player_promotions_deposit FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint player_promotions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint player_promotions_version FOREIGN KEY (promotion_id, version) REFERENCES promotion_versions(promotion_id, version) ON UPDATE CASCADE,
  constraint player_promotions_pkey PRIMARY KEY (id),
  constraint player_promotions_of_player UNIQUE (player_id, id)
);
CREATE UNIQUE INDEX player_promotions_active ON player_promotions USING btree (player_id) WHERE ((state = 'active'::text) AND (bonus > 0));
CREATE UNIQUE INDEX player_promotions_armed ON player_promotions USING btree (player_id) WHERE (state = 'armed'::text);
CREATE INDEX player_promotions_cash_out ON player_promotions USING btree (cash_out_id) WHERE (cash_out_id IS NOT NULL);
CREATE UNIQUE INDEX player_promotions_earned ON player_promotions USING btree (player_id, deposit_id, source) WHERE (deposit_id IS NOT NULL);
CREATE INDEX player_promotions_expiring ON player_promotions USING btree (expires_at) WHERE (state = 'active'::text);
CREATE UNIQUE INDEX player_promotions_granted ON player_promotions USING btree (player_id, promotion_id, period_start, nth) WHERE (nth IS NOT NULL);
CREATE INDEX player_promotions_player ON player_promotions USING btree (player_id, id);
CREATE INDEX player_promotions_queued ON player_promotions USING btree (player_id) WHERE (state = 'queued'::text);
CREATE UNIQUE INDEX player_promotions_reference ON player_promotions USING btree (player_id, source, reference) WHERE (reference IS NOT NULL);
CREATE INDEX player_promotions_spinning ON player_promotions USING btree (spin_grant_id) WHERE ((spin_grant_id IS NOT NULL) AND (bonus > 0) AND (spins_warned_at IS NULL));
grant insert, select on player_promotions to carmine_app;
grant update (bonus, bonus_cents, cash_out_id, conversion_cap, converted, days, deposit_id, ended_at, except_games, expires_at, from_spins, game_weights, granted_at, max_first_stake, nth, period_start, reason, spin_days, spin_games, spin_grant_id, spin_value, spins, spins_warned_at, started_at, state, unlock_cents, unlock_days, unlock_deposit, unlock_percent, unlock_times, wager_required, wager_times, wagered, warned_at) on player_promotions to carmine_app;
CREATE TRIGGER player_promotions_guarded BEFORE UPDATE ON player_promotions FOR EACH ROW EXECUTE FUNCTION guard_player_promotion();

create table players (
  click_id text,
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  email_hash bytea not null,
  id bigint generated always as identity not null,
  landing_code text,
  language text default 'en'::text not null,
  password_hash text not null,
  registration_code text,
  registration_skin text,
  status text default 'active'::text not null,
  status_changed_at timestamp with time zone,
  time_zone text default 'UTC'::text not null,
  constraint players_email_hash_check CHECK ((octet_length(email_hash) = 32)),
  constraint players_status_check CHECK ((status = ANY (ARRAY['active'::text, 'locked'::text, 'closed'::text]))),
  constraint players_pkey PRIMARY KEY (id),
  constraint players_email_hash_key UNIQUE (email_hash)
);
grant insert, select, update on players to carmine_app;
CREATE TRIGGER players_opened BEFORE UPDATE ON players FOR EACH ROW WHEN (((new.status <> 'closed'::text) AND (old.status <> new.status))) EXECUTE FUNCTION guard_opened_account();
CREATE TRIGGER players_seen BEFORE UPDATE ON players FOR EACH ROW WHEN ((new.status <> old.status)) EXECUTE FUNCTION wait_for_approvals();
CREATE TRIGGER players_status_noted BEFORE UPDATE ON players FOR EACH ROW EXECUTE FUNCTION note_player_status();

create table promotion_budgets (
  granted_cents bigint default 0 not null,
  most_cents bigint,
  promotion_id bigint not null,
  constraint promotion_budgets_check CHECK (((most_cents IS NULL) OR (granted_cents <= most_cents))),
  constraint promotion_budgets_granted_cents_check CHECK ((granted_cents >= 0)),
  constraint promotion_budgets_most_cents_check CHECK ((most_cents > 0)),
  constraint promotion_budgets_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON UPDATE CASCADE,
  constraint promotion_budgets_pkey PRIMARY KEY (promotion_id)
);
grant insert, select on promotion_budgets to carmine_app;
grant update (granted_cents, most_cents) on promotion_budgets to carmine_app;

create table promotion_players (
  player_id bigint not null,
  welcome_cents bigint default 0 not null,
  constraint promotion_players_welcome_cents_check CHECK (((welcome_cents >= 0) AND (welcome_cents <= 800000))),
  constraint promotion_players_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint promotion_players_pkey PRIMARY KEY (player_id)
);
grant insert, select on promotion_players to carmine_app;
grant update (welcome_cents) on promotion_players to carmine_app;

create table promotion_versions (
  approved_at timestamp with time zone,
  approved_by bigint,
  created_at timestamp with time zone default now() not null,
  made_by bigint,
  promotion_id bigint not null,
  rules jsonb not null,
  state text default 'draft'::text not null,
  version integer not null,
  constraint promotion_versions_check CHECK ((approved_by <> made_by)),
  constraint promotion_versions_check1 CHECK (((state = 'approved'::text) = (approved_at IS NOT NULL))),
  constraint promotion_versions_check2 CHECK (((state <> 'approved'::text) OR ((made_by IS NULL) = (approved_by IS NULL)))),
  constraint promotion_versions_rules_check CHECK ((jsonb_typeof(rules) = 'object'::text)),
  constraint promotion_versions_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text, 'refused'::text]))),
  constraint promotion_versions_version_check CHECK ((version > 0)),
  constraint promotion_versions_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint promotion_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint promotion_versions_promotion_id_fkey FOREIGN KEY (promotion_id) REFERENCES promotions(id) ON UPDATE CASCADE,
  constraint promotion_versions_pkey PRIMARY KEY (promotion_id, version)
);
grant insert (made_by, promotion_id, rules, version) on promotion_versions to carmine_app;
grant select on promotion_versions to carmine_app;
grant update (approved_at, approved_by, rules, state) on promotion_versions to carmine_app;
CREATE TRIGGER promotion_versions_guarded BEFORE UPDATE ON promotion_versions FOR EACH ROW EXECUTE FUNCTION guard_promotion_version();

create table promotions (
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  ended_by bigint,
  id bigint generated always as identity not null,
  name text,
  offered_version integer,
  rank integer default 100 not null,
  constraint promotions_ended CHECK ((num_nonnulls(ended_at, ended_by) = ANY (ARRAY[0, 2]))),
  constraint promotions_ended_not_offered CHECK (((ended_at IS NULL) OR (offered_version IS NULL))),
  constraint promotions_name_form CHECK ((name ~ '^[a-z0-9-]{1,40}$'::text)),
  constraint promotions_ended_by FOREIGN KEY (ended_by) REFERENCES operators(id),
  constraint promotions_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX promotions_name ON promotions USING btree (name);
grant insert (rank) on promotions to carmine_app;
grant select on promotions to carmine_app;
grant update (ended_at, ended_by, offered_version, rank) on promotions to carmine_app;
CREATE TRIGGER promotions_offered BEFORE UPDATE OF offered_version ON promotions FOR EACH ROW WHEN ((new.offered_version IS DISTINCT FROM old.offered_version)) EXECUTE FUNCTION guard_offered_version();

create table provider_actions (
  action_id text collate "C" not null,
  created_at timestamp with time zone default now() not null,
  group_id bigint,
  player_id bigint not null,
  provider_id text collate "C" not null,
  reply jsonb not null,
  request_hash bytea not null,
  constraint provider_actions_pkey PRIMARY KEY (player_id, provider_id, action_id),
  constraint provider_actions_once UNIQUE (provider_id, action_id)
);
grant select on provider_actions to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON provider_actions FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON provider_actions FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table provider_reversals (
  action_id text collate "C" not null,
  created_at timestamp with time zone default now() not null,
  group_id bigint not null,
  player_id bigint not null,
  provider_id text collate "C" not null,
  rollback_id text collate "C" not null,
  constraint provider_reversals_action FOREIGN KEY (player_id, provider_id, action_id) REFERENCES provider_actions(player_id, provider_id, action_id),
  constraint provider_reversals_pkey PRIMARY KEY (player_id, provider_id, action_id)
);
grant select on provider_reversals to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON provider_reversals FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON provider_reversals FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table rate_changes (
  currency text not null,
  eur_per_unit numeric(30,18) not null,
  fetched_at timestamp with time zone default now() not null,
  id bigint generated always as identity not null,
  quoted_at timestamp with time zone not null,
  source text not null,
  constraint rate_changes_eur_per_unit_check CHECK (((eur_per_unit > (0)::numeric) AND (eur_per_unit <> 'NaN'::numeric))),
  constraint rate_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX rate_changes_currency ON rate_changes USING btree (currency, quoted_at);
grant insert, select on rate_changes to carmine_app;

create table rates (
  currency text not null,
  eur_per_unit numeric(30,18) not null,
  fetched_at timestamp with time zone default now() not null,
  quoted_at timestamp with time zone not null,
  source text not null,
  constraint rates_currency_check CHECK (((currency ~ '^[A-Z]{3,8}$'::text) AND (currency <> 'EUR'::text))),
  constraint rates_eur_per_unit_check CHECK (((eur_per_unit > (0)::numeric) AND (eur_per_unit <> 'NaN'::numeric))),
  constraint rates_pkey PRIMARY KEY (currency)
);
grant insert, select, update on rates to carmine_app;

create table reconciliation_cases (
  decided_at timestamp with time zone,
  decided_by bigint,
  first_day date not null,
  gap jsonb not null,
  id bigint generated always as identity not null,
  key text not null,
  kind text not null,
  opened_at timestamp with time zone default clock_timestamp() not null,
  our_ref text not null,
  owner_id bigint,
  party text not null,
  problem text not null,
  reason text,
  reopened integer default 0 not null,
  state text default 'open'::text not null,
  constraint reconciliation_cases_check CHECK (((state = 'explained'::text) <= ((decided_by IS NOT NULL) AND (reason IS NOT NULL)))),
  constraint reconciliation_cases_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint reconciliation_cases_reason_check CHECK (((length(reason) >= 5) AND (length(reason) <= 500))),
  constraint reconciliation_cases_reopened_check CHECK ((reopened >= 0)),
  constraint reconciliation_cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'explained'::text, 'corrected'::text, 'closed'::text]))),
  constraint reconciliation_cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint reconciliation_cases_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES operators(id),
  constraint reconciliation_cases_pkey PRIMARY KEY (id),
  constraint reconciliation_cases_party_key_key UNIQUE (party, key)
);
CREATE INDEX reconciliation_cases_open ON reconciliation_cases USING btree (party) WHERE (state = 'open'::text);
grant insert, select on reconciliation_cases to carmine_app;
grant update (decided_at, decided_by, gap, owner_id, problem, reason, reopened, state) on reconciliation_cases to carmine_app;
CREATE TRIGGER reconciliation_cases_guarded BEFORE INSERT OR DELETE OR UPDATE ON reconciliation_cases FOR EACH ROW EXECUTE FUNCTION guard_reconciliation_case();

create table reconciliation_rows (
  amount_here numeric(40,0),
  amount_there numeric(40,0),
  because text,
  currency text not null,
  day date not null,
  gap numeric(40,0) not null,
  here numeric(40,0) not null,
  here_at timestamp with time zone,
  key text not null,
  kind text not null,
  line text,
  our_ref text not null,
  party text not null,
  problem text,
  standing text not null,
  there numeric(40,0) not null,
  there_at timestamp with time zone,
  constraint reconciliation_rows_check CHECK (((standing = 'differs'::text) = (problem IS NOT NULL))),
  constraint reconciliation_rows_currency_check CHECK ((currency ~ '^[A-Z]{3,8}$'::text)),
  constraint reconciliation_rows_key_check CHECK ((length(key) <= 400)),
  constraint reconciliation_rows_kind_check CHECK ((kind ~ '^[a-z_-]{1,30}$'::text)),
  constraint reconciliation_rows_line_check CHECK ((length(line) <= 200)),
  constraint reconciliation_rows_our_ref_check CHECK ((length(our_ref) <= 200)),
  constraint reconciliation_rows_standing_check CHECK ((standing = ANY (ARRAY['agrees'::text, 'in_transit'::text, 'came'::text, 'held'::text, 'kept'::text, 'corrected'::text, 'differs'::text]))),
  constraint reconciliation_rows_party_day_fkey FOREIGN KEY (party, day) REFERENCES reconciliations(party, day),
  constraint reconciliation_rows_pkey PRIMARY KEY (party, day, key, currency)
);
grant delete, insert, select on reconciliation_rows to carmine_app;

create table reconciliation_sums (
  closing_here numeric(40,0) not null,
  closing_there numeric(40,0) not null,
  currency text not null,
  day date not null,
  opening_here numeric(40,0) not null,
  opening_there numeric(40,0) not null,
  party text not null,
  constraint reconciliation_sums_currency_check CHECK ((currency ~ '^[A-Z]{3,8}$'::text)),
  constraint reconciliation_sums_party_day_fkey FOREIGN KEY (party, day) REFERENCES reconciliations(party, day),
  constraint reconciliation_sums_pkey PRIMARY KEY (party, day, currency)
);
grant delete, insert, select on reconciliation_sums to carmine_app;

create table reconciliations (
  block text,
  compared_at timestamp with time zone,
  day date not null,
  failure text,
  first_tried_at timestamp with time zone default clock_timestamp() not null,
  party text not null,
  state text not null,
  constraint reconciliations_block_check CHECK ((length(block) <= 200)),
  constraint reconciliations_check CHECK (((state = 'not_listed'::text) = (failure IS NOT NULL))),
  constraint reconciliations_check1 CHECK (((state = 'not_listed'::text) OR (compared_at IS NOT NULL))),
  constraint reconciliations_failure_check CHECK ((failure ~ '^[a-z_]{1,60}$'::text)),
  constraint reconciliations_party_check CHECK ((party ~ '^[A-Z_]{2,16}$'::text)),
  constraint reconciliations_state_check CHECK ((state = ANY (ARRAY['closes'::text, 'differs'::text, 'not_listed'::text]))),
  constraint reconciliations_pkey PRIMARY KEY (party, day)
);
grant insert, select, update on reconciliations to carmine_app;

create table recovery_codes (
  code_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  id bigint generated always as identity not null,
  player_id bigint not null,
  used_at timestamp with time zone,
  constraint recovery_codes_code_hash_check CHECK ((octet_length(code_hash) = 32)),
  constraint recovery_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint recovery_codes_pkey PRIMARY KEY (id),
  constraint recovery_codes_code_hash_key UNIQUE (code_hash)
);
CREATE INDEX recovery_codes_player ON recovery_codes USING btree (player_id);
grant delete, insert, select on recovery_codes to carmine_app;
grant update (used_at) on recovery_codes to carmine_app;

create table referral_codes (
  code text not null,
  made_at timestamp with time zone default clock_timestamp() not null,
  player_id bigint not null,
  constraint referral_codes_code_check CHECK ((code ~ '^[A-HJKMNP-Z2-9]{8}$'::text)),
  constraint referral_codes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint referral_codes_pkey PRIMARY KEY (player_id),
  constraint referral_codes_code_key UNIQUE (code)
);
grant insert (code, player_id) on referral_codes to carmine_app;
grant select on referral_codes to carmine_app;

create table referral_rewards (
  amount bigint,
  cents bigint not null,
  currency currency_code,
  decided_at timestamp with time zone,
  friend_id bigint not null,
  month date,
  next_attempt_at timestamp with time zone default clock_timestamp() not null,
  nth integer,
  player_id bigint not null,
  reason text,
  review text,
  side text not null,
  state text default 'due'::text not null,
  constraint referral_rewards_amount_check CHECK ((amount > 0)),
  constraint referral_rewards_cents_check CHECK ((cents > 0)),
  constraint referral_rewards_check CHECK (((side = 'friend'::text) = (player_id = friend_id))),
  constraint referral_rewards_check1 CHECK (((state = 'due'::text) = (decided_at IS NULL))),
  constraint referral_rewards_check2 CHECK ((((state = 'granted'::text) = (amount IS NOT NULL)) AND (num_nonnulls(amount, currency) = ANY (ARRAY[0, 2])))),
  constraint referral_rewards_check3 CHECK ((num_nonnulls(month, nth) =
CASE
    WHEN ((state = 'granted'::text) AND (side = 'referrer'::text)) THEN 2
    ELSE 0
END)),
  constraint referral_rewards_nth_check CHECK ((nth > 0)),
  constraint referral_rewards_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  constraint referral_rewards_review_check CHECK ((review ~ '^[a-z_]{1,40}$'::text)),
  constraint referral_rewards_side_check CHECK ((side = ANY (ARRAY['friend'::text, 'referrer'::text]))),
  constraint referral_rewards_state_check CHECK ((state = ANY (ARRAY['due'::text, 'granted'::text, 'refused'::text]))),
  constraint referral_rewards_friend_id_fkey FOREIGN KEY (friend_id) REFERENCES players(id),
  constraint referral_rewards_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint referral_rewards_pkey PRIMARY KEY (player_id, friend_id),
  constraint referral_rewards_friend_id_side_key UNIQUE (friend_id, side),
  constraint referral_rewards_player_id_month_nth_key UNIQUE (player_id, month, nth)
);
CREATE INDEX referral_rewards_due ON referral_rewards USING btree (next_attempt_at) WHERE (state = 'due'::text);
grant insert (cents, friend_id, player_id, review, side) on referral_rewards to carmine_app;
grant select on referral_rewards to carmine_app;
grant update (amount, currency, decided_at, month, next_attempt_at, nth, reason, state) on referral_rewards to carmine_app;
CREATE TRIGGER referral_rewards_once BEFORE INSERT OR UPDATE ON referral_rewards FOR EACH ROW EXECUTE FUNCTION guard_referral_reward();

create table referral_rules (
  approved_by bigint,
  made_at timestamp with time zone default clock_timestamp() not null,
  made_by bigint,
  rules jsonb,
  version integer not null,
  constraint referral_rules_check CHECK ((approved_by <> made_by)),
  constraint referral_rules_check1 CHECK (((rules IS NOT NULL) OR ((made_by IS NOT NULL) AND (approved_by IS NULL)))),
  constraint referral_rules_check2 CHECK (((rules IS NULL) OR ((made_by IS NULL) = (approved_by IS NULL)))),
  constraint referral_rules_rules_check CHECK ((jsonb_typeof(rules) = 'object'::text)),
  constraint referral_rules_version_check CHECK ((version > 0)),
  constraint referral_rules_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES operators(id),
  constraint referral_rules_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint referral_rules_pkey PRIMARY KEY (version)
);
grant select on referral_rules to carmine_app;

create table referrals (
  decide_at timestamp with time zone,
  decided_at timestamp with time zone,
  deposit_id bigint,
  player_id bigint not null,
  reason text,
  referrer_id bigint not null,
  registered_at timestamp with time zone default clock_timestamp() not null,
  state text default 'waiting'::text not null,
  version integer not null,
  constraint referrals_check CHECK ((player_id <> referrer_id)),
  constraint referrals_check1 CHECK ((num_nonnulls(deposit_id, decide_at) = ANY (ARRAY[0, 2]))),
  constraint referrals_check2 CHECK (((state = ANY (ARRAY['waiting'::text, 'refused'::text])) OR (deposit_id IS NOT NULL))),
  constraint referrals_check3 CHECK (((state = ANY (ARRAY['earned'::text, 'refused'::text])) = (decided_at IS NOT NULL))),
  constraint referrals_check4 CHECK (((state = 'refused'::text) = (reason IS NOT NULL))),
  constraint referrals_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  constraint referrals_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'settled'::text, 'earned'::text, 'refused'::text]))),
  constraint referrals_player_id_deposit_id_fkey FOREIGN KEY (player_id, deposit_id) REFERENCES deposits(player_id, id),
  constraint referrals_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint referrals_referrer_id_fkey FOREIGN KEY (referrer_id) REFERENCES players(id),
  constraint referrals_version_fkey FOREIGN KEY (version) REFERENCES referral_rules(version),
  constraint referrals_pkey PRIMARY KEY (player_id)
);
CREATE INDEX referrals_open ON referrals USING btree (decide_at) WHERE (state = 'settled'::text);
CREATE INDEX referrals_referrer ON referrals USING btree (referrer_id, player_id);
grant insert (player_id, referrer_id, version) on referrals to carmine_app;
grant select on referrals to carmine_app;
grant update (decide_at, decided_at, deposit_id, reason, state) on referrals to carmine_app;
CREATE TRIGGER referrals_once BEFORE UPDATE ON referrals FOR EACH ROW EXECUTE FUNCTION guard_referral();

create table refused_breaks (
  asked_at timestamp with time zone default clock_timestamp() not null,
  id bigint generated always as identity not null,
  period text not null,
  player_id bigint not null,
  source text not null,
  constraint refused_breaks_period_check CHECK ((period = ANY (ARRAY['1d'::text, '7d'::text, '30d'::text, '90d'::text, '180d'::text, '365d'::text, 'forever'::text]))),
  constraint refused_breaks_source_check CHECK ((source = ANY (ARRAY['player'::text, 'staff'::text]))),
  constraint refused_breaks_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint refused_breaks_pkey PRIMARY KEY (id)
);
CREATE INDEX refused_breaks_player ON refused_breaks USING btree (player_id, id DESC);
grant select on refused_breaks to carmine_app;

create table reply_cache (
  bonus bigint not null,
  cash bigint not null,
  created_at timestamp with time zone not null,
  day date not null,
  jackpot_wins jsonb,
  key text collate "C" not null,
  paid_bonus bigint not null,
  paid_cash bigint not null,
  play_session_id bigint not null,
  player_id bigint not null,
  reply json,
  request_hash bytea not null,
  round_id bigint not null,
  seq integer not null,
  version bigint not null,
  constraint reply_cache_pkey PRIMARY KEY (day, play_session_id, key)
) partition by RANGE (day);
grant select on reply_cache to carmine_app;
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON reply_cache FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table restricted_countries (
  added_at timestamp with time zone default now() not null,
  code text not null,
  constraint restricted_countries_code_check CHECK ((code ~ '^[A-Z]{2}$'::text)),
  constraint restricted_countries_pkey PRIMARY KEY (code)
);
grant delete, insert, select on restricted_countries to carmine_app;
CREATE TRIGGER restricted_countries_guarded BEFORE INSERT OR DELETE OR UPDATE ON restricted_countries FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_two_operators();

create table risk_flags (
  cause text not null,
  cleared_as text,
  cleared_at timestamp with time zone,
  cleared_by bigint,
  clearing_sealed bytea,
  detail jsonb default '{}'::jsonb not null,
  holds boolean not null,
  id bigint generated always as identity not null,
  kind text not null,
  note_sealed bytea,
  player_id bigint not null,
  raised_at timestamp with time zone default clock_timestamp() not null,
  raised_by bigint,
  constraint risk_flags_cause_check CHECK (((length(cause) >= 1) AND (length(cause) <= 200))),
  constraint risk_flags_cleared CHECK (((cleared_at IS NULL) = ((cleared_by IS NULL) AND (cleared_as IS NULL)))),
  constraint risk_flags_cleared_as_check CHECK ((cleared_as = ANY (ARRAY['no_shared_address'::text, 'not_second'::text, 'reported_once'::text]))),
  constraint risk_flags_detail_check CHECK ((length((detail)::text) <= 2000)),
  constraint risk_flags_kind_check CHECK ((kind = ANY (ARRAY['deposits_day'::text, 'deposits_month'::text, 'deposits_year'::text, 'cash_outs_day'::text, 'cash_outs_month'::text, 'cash_outs_year'::text, 'sanctions'::text, 'exposed'::text, 'same_documents'::text, 'same_payout'::text, 'same_instrument'::text, 'same_address'::text, 'same_phone'::text, 'same_mailbox'::text, 'excluded_elsewhere'::text, 'by_staff'::text, 'deposit_reversed'::text]))),
  constraint risk_flags_cleared_by_fkey FOREIGN KEY (cleared_by) REFERENCES operators(id),
  constraint risk_flags_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint risk_flags_raised_by_fkey FOREIGN KEY (raised_by) REFERENCES operators(id),
  constraint risk_flags_pkey PRIMARY KEY (id),
  constraint risk_flags_player_id_kind_cause_key UNIQUE (player_id, kind, cause)
);
CREATE INDEX risk_flags_cause ON risk_flags USING btree (kind, cause);
CREATE INDEX risk_flags_open ON risk_flags USING btree (id) WHERE (cleared_at IS NULL);
CREATE INDEX risk_flags_player ON risk_flags USING btree (player_id, id DESC);
grant insert, select on risk_flags to carmine_app;
grant update (cleared_at, cleared_by, clearing_sealed) on risk_flags to carmine_app;
CREATE TRIGGER risk_flags_guarded BEFORE DELETE OR UPDATE ON risk_flags FOR EACH ROW EXECUTE FUNCTION guard_risk_flag();
CREATE TRIGGER risk_flags_seen BEFORE INSERT ON risk_flags FOR EACH ROW WHEN (new.holds) EXECUTE FUNCTION wait_for_approvals();

create table risk_marks (
  kind text not null,
  mark bytea not null,
  player_id bigint not null,
  constraint risk_marks_kind_check CHECK ((kind = ANY (ARRAY['address'::text, 'phone'::text, 'mailbox'::text]))),
  constraint risk_marks_mark_check CHECK ((octet_length(mark) = 32)),
  constraint risk_marks_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint risk_marks_pkey PRIMARY KEY (player_id, kind)
);
CREATE INDEX risk_marks_mark ON risk_marks USING btree (kind, mark);
grant delete, insert, select, update on risk_marks to carmine_app;

create table risk_notes (
  at timestamp with time zone default clock_timestamp() not null,
  id bigint generated always as identity not null,
  note_sealed bytea not null,
  operator_id bigint not null,
  player_id bigint not null,
  constraint risk_notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint risk_notes_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint risk_notes_pkey PRIMARY KEY (id)
);
CREATE INDEX risk_notes_player ON risk_notes USING btree (player_id, id DESC);
grant insert, select on risk_notes to carmine_app;

create table risk_rules (
  cash_outs_day bigint default 200000 not null,
  cash_outs_month bigint default 1000000 not null,
  cash_outs_year bigint default 5000000 not null,
  changed_at timestamp with time zone default now() not null,
  deposits_day bigint default 200000 not null,
  deposits_month bigint default 1000000 not null,
  deposits_year bigint default 5000000 not null,
  name_score integer default 88 not null,
  only_row boolean default true not null,
  constraint risk_rules_cash_outs_day_check CHECK ((cash_outs_day > 0)),
  constraint risk_rules_cash_outs_month_check CHECK ((cash_outs_month > 0)),
  constraint risk_rules_cash_outs_year_check CHECK ((cash_outs_year > 0)),
  constraint risk_rules_deposits_day_check CHECK ((deposits_day > 0)),
  constraint risk_rules_deposits_month_check CHECK ((deposits_month > 0)),
  constraint risk_rules_deposits_year_check CHECK ((deposits_year > 0)),
  constraint risk_rules_name_score_check CHECK (((name_score >= 60) AND (name_score <= 100))),
  constraint risk_rules_only_row_check CHECK (only_row),
  constraint risk_rules_pkey PRIMARY KEY (only_row)
);
grant select on risk_rules to carmine_app;
grant update (cash_outs_day, cash_outs_month, cash_outs_year, changed_at, deposits_day, deposits_month, deposits_year, name_score) on risk_rules to carmine_app;
CREATE TRIGGER risk_rules_guarded BEFORE INSERT OR DELETE OR UPDATE ON risk_rules FOR EACH ROW WHEN ((CURRENT_USER = 'carmine_app'::name)) EXECUTE FUNCTION guard_two_operators();

create table rollup_mark (
  only_row boolean default true not null,
  rolled_at timestamp with time zone default now() not null,
  up_to_block bigint default 0 not null,
  up_to_round bigint default 0 not null,
  up_to_transfer bigint default 0 not null,
  constraint rollup_mark_only_row_check CHECK (only_row),
  constraint rollup_mark_pkey PRIMARY KEY (only_row)
);
grant select on rollup_mark to carmine_app;

create table rollup_open_rounds (
  player_id bigint not null,
  round_id bigint not null,
  constraint rollup_open_rounds_pkey PRIMARY KEY (player_id, round_id)
);
grant select on rollup_open_rounds to carmine_app;

create table round_actions (
  action jsonb not null,
  created_at timestamp with time zone not null,
  credit bigint not null,
  debit bigint not null,
  player_id bigint not null,
  reply_key text not null,
  round_id bigint not null,
  seq integer not null,
  constraint round_actions_credit_check CHECK ((credit >= 0)),
  constraint round_actions_debit_check CHECK ((debit >= 0)),
  constraint round_actions_pkey PRIMARY KEY (player_id, round_id, seq)
);
grant select on round_actions to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON round_actions FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON round_actions FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table round_presentations (
  game_id text not null,
  player_id bigint not null,
  presented_parts integer not null,
  round_id bigint not null,
  updated_at timestamp with time zone default now() not null,
  constraint round_presentations_presented_parts_check CHECK ((presented_parts > 0)),
  constraint round_presentations_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint round_presentations_pkey PRIMARY KEY (player_id, game_id)
);
grant insert, select, update on round_presentations to carmine_app;

create table round_rollups (
  game_id text not null,
  player_id bigint not null,
  quarter timestamp with time zone not null,
  rounds bigint not null,
  constraint round_rollups_rounds_check CHECK ((rounds > 0)),
  constraint round_rollups_pkey PRIMARY KEY (player_id, quarter, game_id)
);
grant select on round_rollups to carmine_app;

create table rounds (
  bonus_id bigint,
  bonus_staked bigint not null,
  cash_staked bigint not null,
  created_at timestamp with time zone not null,
  currency text collate "C" not null,
  draws jsonb not null,
  external_id text,
  funding text collate "C" not null,
  game_id text not null,
  grant_id bigint,
  id bigint not null,
  jackpot_micro bigint not null,
  math_version text not null,
  multiplier_e4 bigint not null,
  nonce bigint,
  outcome jsonb not null,
  payout bigint not null,
  play_session_id bigint,
  player_id bigint not null,
  provider_id text,
  seed_id bigint,
  seq integer not null,
  settled_at timestamp with time zone not null,
  shared_round_id bigint,
  snapshot jsonb,
  stake bigint not null,
  staked bigint not null,
  status text collate "C" not null,
  constraint rounds_check CHECK (((LEAST(cash_staked, bonus_staked, payout) >= 0) AND (staked = (cash_staked + bonus_staked)))),
  constraint rounds_pkey PRIMARY KEY (id, created_at)
) partition by RANGE (created_at);
CREATE INDEX rounds_history ON ONLY rounds USING btree (player_id, id DESC);
CREATE INDEX rounds_large ON ONLY rounds USING btree (game_id, currency, created_at DESC, id DESC) WHERE ((status = 'settled'::text) AND (payout > staked) AND (payout >=
CASE currency
    WHEN 'BTC'::text THEN (10000)::bigint
    WHEN 'LTC'::text THEN (10000000)::bigint
    WHEN 'DOG'::text THEN '5000000000'::bigint
    WHEN 'ETH'::text THEN (4000000)::bigint
    WHEN 'USDT'::text THEN (10000000)::bigint
    ELSE (1000)::bigint
END));
CREATE INDEX rounds_listed ON ONLY rounds USING btree (game_id, currency, created_at DESC, id DESC);
CREATE INDEX rounds_time ON ONLY rounds USING brin (created_at);
CREATE INDEX rounds_top ON ONLY rounds USING btree (currency, ((payout - staked)) DESC, id DESC) WHERE ((status = 'settled'::text) AND (funding = 'cash'::text) AND (payout >= (2 * staked)) AND ((payout - staked) >=
CASE currency
    WHEN 'BTC'::text THEN (10000)::bigint
    WHEN 'LTC'::text THEN (10000000)::bigint
    WHEN 'DOG'::text THEN '5000000000'::bigint
    WHEN 'ETH'::text THEN (4000000)::bigint
    WHEN 'USDT'::text THEN (10000000)::bigint
    ELSE (1000)::bigint
END));
grant select on rounds to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON rounds FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON rounds FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table schema_definitions (
  applied_at timestamp with time zone default now() not null,
  checksum text not null,
  name text not null,
  version integer default 0 not null,
  constraint schema_definitions_pkey PRIMARY KEY (name, checksum)
);

create table schema_migrations (
  applied_at timestamp with time zone default now() not null,
  checksum text not null,
  name text not null,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
grant select on schema_migrations to carmine_app;

create table sealed_balances (
  account_id bigint not null,
  balance numeric not null,
  postings bigint not null,
  constraint sealed_balances_balance_check CHECK ((balance <> 'NaN'::numeric)),
  constraint sealed_balances_postings_check CHECK ((postings >= 0)),
  constraint sealed_balances_pkey PRIMARY KEY (account_id)
);
grant select on sealed_balances to carmine_app;
CREATE TRIGGER never_deleted BEFORE DELETE ON sealed_balances FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON sealed_balances FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table sealed_files (
  bytes bytea not null,
  name text not null,
  shelf text not null,
  written_at timestamp with time zone default now() not null,
  constraint sealed_files_bytes_check CHECK ((length(bytes) <= 268435456)),
  constraint sealed_files_name_check CHECK ((name ~ '^[0-9a-f]{64}$'::text)),
  constraint sealed_files_shelf_check CHECK ((shelf = ANY (ARRAY['papers'::text, 'exports'::text, 'evidence'::text]))),
  constraint sealed_files_pkey PRIMARY KEY (shelf, name)
);
CREATE INDEX sealed_files_age ON sealed_files USING btree (shelf, written_at);
grant delete, insert, select on sealed_files to carmine_app;

create table search_marks (
  marks bytea[],
  player_id bigint not null,
  constraint search_marks_marks_check CHECK ((cardinality(marks) <= 400)),
  constraint search_marks_player_id_fkey FOREIGN KEY (player_id) REFERENCES player_keys(player_id) ON DELETE CASCADE,
  constraint search_marks_pkey PRIMARY KEY (player_id)
);
CREATE INDEX search_marks_marks ON search_marks USING gin (marks);
CREATE INDEX search_marks_unmade ON search_marks USING btree (player_id) WHERE (marks IS NULL);
grant select on search_marks to carmine_app;
grant update (marks) on search_marks to carmine_app;

create table seeds (
  client_seed text,
  created_at timestamp with time zone default now() not null,
  id bigint generated always as identity not null,
  last_nonce bigint,
  player_id bigint not null,
  revealed_at timestamp with time zone,
  server_seed_enc bytea not null,
  server_seed_hash text not null,
  state text collate "C" not null,
  constraint seeds_check CHECK (((state = 'next'::text) = (client_seed IS NULL))),
  constraint seeds_check1 CHECK (((state = 'revealed'::text) = (revealed_at IS NOT NULL))),
  constraint seeds_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint seeds_server_seed_hash_check CHECK ((server_seed_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint seeds_state_check CHECK ((state = ANY (ARRAY['next'::text, 'active'::text, 'revealed'::text]))),
  constraint seeds_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX seeds_active ON seeds USING btree (player_id) WHERE (state = 'active'::text);
CREATE UNIQUE INDEX seeds_next ON seeds USING btree (player_id) WHERE (state = 'next'::text);
CREATE INDEX seeds_player ON seeds USING btree (player_id, id DESC);
grant select on seeds to carmine_app;
CREATE TRIGGER never_deleted BEFORE DELETE ON seeds FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON seeds FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table sessions (
  address_enc bytea not null,
  country text not null,
  created_at timestamp with time zone default now() not null,
  ended_at timestamp with time zone,
  ended_for text,
  expires_at timestamp with time zone not null,
  id bigint generated always as identity not null,
  last_seen_at timestamp with time zone default now() not null,
  locked_out boolean default false not null,
  play_epoch integer default 0 not null,
  player_id bigint not null,
  previous_token_hash bytea,
  refusal text,
  renewed_at timestamp with time zone,
  scope text not null,
  stepped_up_at timestamp with time zone default now() not null,
  token_hash bytea not null,
  user_agent text not null,
  constraint sessions_check CHECK (((scope = 'cashier'::text) = (refusal IS NOT NULL))),
  constraint sessions_check1 CHECK (((previous_token_hash IS NULL) = (renewed_at IS NULL))),
  constraint sessions_ended_for_check CHECK ((ended_for = ANY (ARRAY['device'::text, 'password'::text]))),
  constraint sessions_previous_token_hash_check CHECK ((octet_length(previous_token_hash) = 32)),
  constraint sessions_scope_check CHECK ((scope = ANY (ARRAY['player'::text, 'cashier'::text]))),
  constraint sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint sessions_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sessions_of_player ON sessions USING btree (player_id, id);
CREATE INDEX sessions_player ON sessions USING btree (player_id, id) WHERE (ended_at IS NULL);
CREATE INDEX sessions_previous_token ON sessions USING btree (previous_token_hash) WHERE (previous_token_hash IS NOT NULL);
grant insert, select, update on sessions to carmine_app;

create table sittings (
  first_round bigint not null,
  last_round bigint not null,
  player_id bigint not null,
  seen_at timestamp with time zone not null,
  started_at timestamp with time zone not null,
  constraint sittings_pkey PRIMARY KEY (player_id)
);
grant select on sittings to carmine_app;

create table spin_unlocks (
  currency currency_code not null,
  days integer not null,
  deposit bigint not null,
  deposit_cents bigint not null,
  max_first_stake bigint not null,
  percent integer not null,
  player_id bigint not null,
  times integer not null,
  until timestamp with time zone not null,
  constraint spin_unlocks_days_check CHECK ((days > 0)),
  constraint spin_unlocks_deposit_cents_check CHECK ((deposit_cents > 0)),
  constraint spin_unlocks_deposit_check CHECK ((deposit > 0)),
  constraint spin_unlocks_max_first_stake_check CHECK ((max_first_stake > 0)),
  constraint spin_unlocks_percent_check CHECK ((percent >= 0)),
  constraint spin_unlocks_times_check CHECK ((times >= 0)),
  constraint spin_unlocks_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint spin_unlocks_pkey PRIMARY KEY (player_id, currency)
);
CREATE INDEX spin_unlocks_until ON spin_unlocks USING btree (until);
grant delete, insert, select on spin_unlocks to carmine_app;
grant update (days, deposit, deposit_cents, max_first_stake, percent, times, until) on spin_unlocks to carmine_app;

create table stop_approvals (
  at timestamp with time zone default clock_timestamp() not null,
  broken_at timestamp with time zone not null,
  operator_id bigint not null,
  rail text,
  reason text not null,
  stopped_since timestamp with time zone not null,
  constraint stop_approvals_reason_check CHECK (((length(reason) >= 5) AND (length(reason) <= 500))),
  constraint stop_approvals_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint stop_approvals_rail_fkey FOREIGN KEY (rail) REFERENCES payout_stops(rail),
  constraint stop_approvals_rail_stopped_since_broken_at_operator_id_key UNIQUE NULLS NOT DISTINCT (rail, stopped_since, broken_at, operator_id)
);
grant select on stop_approvals to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON stop_approvals FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON stop_approvals FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table studio_events (
  differs boolean not null,
  draws jsonb,
  early boolean not null,
  id bigint generated always as identity not null,
  key_id text not null,
  kind text not null,
  live_round_id bigint not null,
  public_key text not null,
  received_at timestamp with time zone default clock_timestamp() not null,
  signature text not null,
  signed text not null,
  constraint studio_events_check CHECK (((kind = 'result'::text) = (draws IS NOT NULL))),
  constraint studio_events_key_id_check CHECK ((length(key_id) <= 64)),
  constraint studio_events_kind_check CHECK ((kind = ANY (ARRAY['result'::text, 'failed'::text]))),
  constraint studio_events_public_key_check CHECK ((length(public_key) <= 64)),
  constraint studio_events_signature_check CHECK ((length(signature) <= 128)),
  constraint studio_events_signed_check CHECK ((length(signed) <= 2000)),
  constraint studio_events_live_round_id_fkey FOREIGN KEY (live_round_id) REFERENCES live_rounds(id),
  constraint studio_events_pkey PRIMARY KEY (id),
  constraint studio_events_live_round_id_signed_key UNIQUE (live_round_id, signed)
);
CREATE INDEX studio_events_differing ON studio_events USING btree (received_at) WHERE differs;
grant select on studio_events to carmine_app;

create table studio_rounds (
  asked_at timestamp with time zone,
  asked_phase text,
  event_id bigint,
  held text,
  held_at timestamp with time zone,
  live_round_id bigint not null,
  void_request_id bigint,
  constraint studio_rounds_check CHECK (((held IS NULL) = (held_at IS NULL))),
  constraint studio_rounds_check1 CHECK (((event_id IS NULL) OR (void_request_id IS NULL))),
  constraint studio_rounds_held_check CHECK ((held = ANY (ARRAY['late'::text, 'failed'::text, 'differs'::text, 'early'::text, 'unsigned'::text, 'unreadable'::text]))),
  constraint studio_rounds_event_id_fkey FOREIGN KEY (event_id) REFERENCES studio_events(id),
  constraint studio_rounds_live_round_id_fkey FOREIGN KEY (live_round_id) REFERENCES live_rounds(id),
  constraint studio_rounds_void_request_id_fkey FOREIGN KEY (void_request_id) REFERENCES approval_requests(id),
  constraint studio_rounds_pkey PRIMARY KEY (live_round_id)
) with (fillfactor=70);
CREATE INDEX studio_rounds_held ON studio_rounds USING btree (held_at) WHERE (held IS NOT NULL);
CREATE UNIQUE INDEX studio_rounds_void ON studio_rounds USING btree (void_request_id) WHERE (void_request_id IS NOT NULL);
grant select on studio_rounds to carmine_app;

create table support_answers (
  body text not null,
  id bigint generated always as identity not null,
  operator_id bigint,
  title text not null,
  updated_at timestamp with time zone default now() not null,
  constraint support_answers_body_check CHECK (((length(body) >= 1) AND (length(body) <= 2000))),
  constraint support_answers_title_check CHECK (((length(title) >= 2) AND (length(title) <= 80))),
  constraint support_answers_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint support_answers_pkey PRIMARY KEY (id),
  constraint support_answers_title_key UNIQUE (title)
);
grant delete, insert, select on support_answers to carmine_app;
grant update (body, operator_id, title, updated_at) on support_answers to carmine_app;

create table support_messages (
  at timestamp with time zone default now() not null,
  author text not null,
  body_sealed bytea not null,
  client_key text not null,
  id bigint generated always as identity not null,
  operator_id bigint,
  thread_id bigint not null,
  constraint support_messages_author_check CHECK ((author = ANY (ARRAY['asker'::text, 'staff'::text]))),
  constraint support_messages_check CHECK (((author = 'staff'::text) = (operator_id IS NOT NULL))),
  constraint support_messages_client_key_check CHECK (((length(client_key) >= 1) AND (length(client_key) <= 64))),
  constraint support_messages_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint support_messages_thread_id_fkey FOREIGN KEY (thread_id) REFERENCES support_threads(id) ON DELETE CASCADE,
  constraint support_messages_pkey PRIMARY KEY (id),
  constraint support_messages_thread_id_client_key_key UNIQUE (thread_id, client_key)
);
CREATE INDEX support_messages_thread ON support_messages USING btree (thread_id, id);
grant delete, insert, select on support_messages to carmine_app;
grant update (body_sealed, client_key, thread_id) on support_messages to carmine_app;

create table support_threads (
  created_at timestamp with time zone default now() not null,
  id bigint generated always as identity not null,
  last_at timestamp with time zone default now() not null,
  merged_into bigint,
  operator_id bigint,
  page text,
  player_id bigint,
  seen_message bigint default 0 not null,
  skin text not null,
  status text default 'open'::text not null,
  visitor_hash bytea,
  waiting_since timestamp with time zone,
  constraint support_threads_check CHECK ((num_nonnulls(player_id, visitor_hash) = 1)),
  constraint support_threads_merged CHECK (((merged_into IS NULL) OR (status = 'closed'::text))),
  constraint support_threads_page_check CHECK ((length(page) <= 200)),
  constraint support_threads_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))),
  constraint support_threads_visitor_hash_check CHECK ((octet_length(visitor_hash) = 32)),
  constraint support_threads_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES support_threads(id) ON DELETE CASCADE,
  constraint support_threads_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id),
  constraint support_threads_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint support_threads_pkey PRIMARY KEY (id)
);
CREATE INDEX support_threads_by_age ON support_threads USING btree (last_at);
CREATE INDEX support_threads_merged_into ON support_threads USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX support_threads_of_player ON support_threads USING btree (player_id, id);
CREATE INDEX support_threads_of_visitor ON support_threads USING btree (visitor_hash) WHERE (visitor_hash IS NOT NULL);
CREATE UNIQUE INDEX support_threads_player ON support_threads USING btree (player_id) WHERE ((status = 'open'::text) AND (player_id IS NOT NULL));
CREATE UNIQUE INDEX support_threads_visitor ON support_threads USING btree (visitor_hash) WHERE ((status = 'open'::text) AND (visitor_hash IS NOT NULL));
CREATE INDEX support_threads_waiting ON support_threads USING btree (waiting_since) WHERE ((status = 'open'::text) AND (waiting_since IS NOT NULL));
grant delete, insert, select on support_threads to carmine_app;
grant update (last_at, merged_into, operator_id, page, player_id, seen_message, status, visitor_hash, waiting_since) on support_threads to carmine_app;

create table suspect_accounts (
  account_id bigint not null,
  found_at timestamp with time zone default clock_timestamp() not null,
  constraint suspect_accounts_pkey PRIMARY KEY (account_id)
);
grant select on suspect_accounts to carmine_app;

create table table_stacks (
  amount bigint not null,
  currency text not null,
  eur numeric not null,
  player_id bigint not null,
  table_id text not null,
  unstaked bigint not null,
  constraint table_stacks_amount_check CHECK ((amount >= 0)),
  constraint table_stacks_check CHECK (((unstaked >= 0) AND (unstaked <= amount))),
  constraint table_stacks_eur_check CHECK (((eur > (0)::numeric) AND (eur <> 'NaN'::numeric))),
  constraint table_stacks_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint table_stacks_pkey PRIMARY KEY (player_id, table_id)
) with (fillfactor=70);
grant select on table_stacks to carmine_app;

create table totp_secrets (
  confirmed_at timestamp with time zone,
  created_at timestamp with time zone default now() not null,
  last_step bigint default 0 not null,
  last_used_at timestamp with time zone,
  player_id bigint not null,
  secret_sealed bytea not null,
  constraint totp_secrets_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint totp_secrets_pkey PRIMARY KEY (player_id)
);
grant delete, insert, select, update on totp_secrets to carmine_app;
CREATE TRIGGER totp_secrets_guarded BEFORE UPDATE ON totp_secrets FOR EACH ROW EXECUTE FUNCTION guard_totp_secret();
CREATE TRIGGER totp_secrets_kept BEFORE DELETE ON totp_secrets FOR EACH ROW WHEN (((CURRENT_USER = 'carmine_app'::name) AND (old.confirmed_at IS NOT NULL))) EXECUTE FUNCTION guard_own_factor();

create table tournament_additions (
  amount bigint not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  group_id bigint not null,
  key text not null,
  tournament_id bigint not null,
  constraint tournament_additions_amount_check CHECK ((amount > 0)),
  constraint tournament_additions_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint tournament_additions_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_pools(tournament_id),
  constraint tournament_additions_pkey PRIMARY KEY (key)
);
grant select on tournament_additions to carmine_app;

create table tournament_entries (
  amount bigint not null,
  cents bigint not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  currency text not null,
  key text not null,
  player_id bigint not null,
  refunded_at timestamp with time zone,
  tournament_id bigint not null,
  unstaked_used bigint not null,
  constraint tournament_entries_amount_check CHECK ((amount > 0)),
  constraint tournament_entries_cents_check CHECK ((cents > 0)),
  constraint tournament_entries_check CHECK (((unstaked_used >= 0) AND (unstaked_used <= amount))),
  constraint tournament_entries_key_check CHECK (((length(key) >= 1) AND (length(key) <= 200))),
  constraint tournament_entries_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint tournament_entries_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournament_pools(tournament_id),
  constraint tournament_entries_pkey PRIMARY KEY (key)
);
CREATE INDEX tournament_entries_player ON tournament_entries USING btree (player_id, created_at);
CREATE INDEX tournament_entries_tournament ON tournament_entries USING btree (tournament_id);
grant select on tournament_entries to carmine_app;

create table tournament_pools (
  account_id bigint not null,
  added bigint default 0 not null,
  closed_at timestamp with time zone,
  created_at timestamp with time zone default clock_timestamp() not null,
  currency text not null,
  entered bigint default 0 not null,
  kept bigint default 0 not null,
  paid bigint default 0 not null,
  refunded bigint default 0 not null,
  tournament_id bigint not null,
  constraint tournament_pools_added_check CHECK ((added >= 0)),
  constraint tournament_pools_check CHECK (((refunded >= 0) AND (refunded <= entered))),
  constraint tournament_pools_check1 CHECK ((((refunded + paid) + kept) <= (added + entered))),
  constraint tournament_pools_check2 CHECK (((closed_at IS NULL) OR (((refunded + paid) + kept) = (added + entered)))),
  constraint tournament_pools_check3 CHECK (((kept = 0) OR (closed_at IS NOT NULL))),
  constraint tournament_pools_entered_check CHECK ((entered >= 0)),
  constraint tournament_pools_kept_check CHECK ((kept >= 0)),
  constraint tournament_pools_paid_check CHECK ((paid >= 0)),
  constraint tournament_pools_pkey PRIMARY KEY (tournament_id)
) with (fillfactor=70);
grant select on tournament_pools to carmine_app;

create table transfers (
  amount bigint not null,
  created_at timestamp with time zone not null,
  currency text collate "C" not null,
  from_account bigint not null,
  grant_id bigint,
  group_id bigint not null,
  id bigint generated always as identity not null,
  kind text collate "C" not null,
  payment_id bigint,
  player_id bigint,
  round_id bigint,
  to_account bigint not null,
  constraint transfers_check CHECK (((amount > 0) AND (from_account <> to_account))),
  constraint transfers_pkey PRIMARY KEY (id, created_at)
) partition by RANGE (created_at);
CREATE INDEX transfers_payment ON ONLY transfers USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX transfers_player ON ONLY transfers USING btree (player_id, id DESC);
CREATE INDEX transfers_player_promoted ON ONLY transfers USING btree (player_id, created_at) WHERE (kind = ANY (ARRAY['free_spin_win'::text, 'promo_win'::text, 'promo_win_reversed'::text, 'bonus_completed'::text]));
CREATE INDEX transfers_player_unplayed ON ONLY transfers USING btree (player_id, created_at) WHERE (round_id IS NULL);
CREATE INDEX transfers_promoted ON ONLY transfers USING btree (created_at) WHERE (kind = ANY (ARRAY['free_spin_win'::text, 'promo_win'::text, 'promo_win_reversed'::text, 'bonus_completed'::text]));
CREATE INDEX transfers_time ON ONLY transfers USING brin (created_at);
CREATE INDEX transfers_unplayed ON ONLY transfers USING btree (created_at) WHERE (round_id IS NULL);
grant select on transfers to carmine_app;
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER never_emptied BEFORE TRUNCATE ON transfers FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

create table treasury_drains (
  address text not null,
  amount bigint not null,
  asset text not null,
  chain text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  id bigint not null,
  reason text,
  request_id bigint not null,
  state text default 'approved'::text not null,
  updated_at timestamp with time zone default clock_timestamp() not null,
  constraint treasury_drains_amount_check CHECK ((amount > 0)),
  constraint treasury_drains_check CHECK (((state = 'failed'::text) = (reason IS NOT NULL))),
  constraint treasury_drains_reason_check CHECK ((reason ~ '^[a-z_]{1,60}$'::text)),
  constraint treasury_drains_state_check CHECK ((state = ANY (ARRAY['approved'::text, 'submitting'::text, 'submitted'::text, 'paid'::text, 'failed'::text]))),
  constraint treasury_drains_asset_fkey FOREIGN KEY (asset) REFERENCES chain_assets(code),
  constraint treasury_drains_chain_address_fkey FOREIGN KEY (chain, address) REFERENCES cold_addresses(chain, address),
  constraint treasury_drains_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint treasury_drains_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_requests(id),
  constraint treasury_drains_pkey PRIMARY KEY (id),
  constraint treasury_drains_request_id_key UNIQUE (request_id)
);
CREATE INDEX treasury_drains_open ON treasury_drains USING btree (asset) WHERE (state = ANY (ARRAY['approved'::text, 'submitting'::text, 'submitted'::text]));
grant select on treasury_drains to carmine_app;
grant update (reason, state, updated_at) on treasury_drains to carmine_app;
CREATE TRIGGER never_deleted BEFORE DELETE ON treasury_drains FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE CONSTRAINT TRIGGER treasury_drains_approved AFTER INSERT ON treasury_drains DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_treasury_request();
CREATE TRIGGER treasury_drains_guarded BEFORE UPDATE ON treasury_drains FOR EACH ROW EXECUTE FUNCTION guard_drain();

create table treasury_levels (
  changed_at timestamp with time zone default clock_timestamp() not null,
  code text not null,
  currency text not null,
  high bigint,
  low bigint not null,
  store text not null,
  constraint treasury_levels_check CHECK ((high > low)),
  constraint treasury_levels_code_check CHECK ((code ~ '^[A-Z0-9_]{2,16}$'::text)),
  constraint treasury_levels_currency_check CHECK ((currency ~ '^[A-Z]{3,4}$'::text)),
  constraint treasury_levels_low_check CHECK ((low >= 0)),
  constraint treasury_levels_store_check CHECK ((store = ANY (ARRAY['coin'::text, 'gateway'::text]))),
  constraint treasury_levels_pkey PRIMARY KEY (store, code, currency)
);
grant select on treasury_levels to carmine_app;

create table treasury_top_ups (
  amount bigint not null,
  asset text not null,
  created_at timestamp with time zone default clock_timestamp() not null,
  ended_at timestamp with time zone,
  id bigint generated always as identity not null,
  request_id bigint not null,
  state text default 'open'::text not null,
  constraint treasury_top_ups_amount_check CHECK ((amount > 0)),
  constraint treasury_top_ups_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint treasury_top_ups_state_check CHECK ((state = ANY (ARRAY['open'::text, 'arrived'::text, 'cancelled'::text]))),
  constraint treasury_top_ups_asset_fkey FOREIGN KEY (asset) REFERENCES chain_assets(code),
  constraint treasury_top_ups_request_id_fkey FOREIGN KEY (request_id) REFERENCES approval_requests(id),
  constraint treasury_top_ups_pkey PRIMARY KEY (id),
  constraint treasury_top_ups_request_id_key UNIQUE (request_id)
);
CREATE INDEX treasury_top_ups_open ON treasury_top_ups USING btree (asset, amount) WHERE (state = 'open'::text);
grant select on treasury_top_ups to carmine_app;
CREATE TRIGGER never_deleted BEFORE DELETE ON treasury_top_ups FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE CONSTRAINT TRIGGER treasury_top_ups_approved AFTER INSERT ON treasury_top_ups DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_treasury_request();

create table unlisted_transfers (
  chain text not null,
  contract text not null,
  from_address text not null,
  height bigint not null,
  position integer not null,
  raw_amount numeric(78,0) not null,
  seen_at timestamp with time zone default now() not null,
  to_address text not null,
  txid text not null,
  constraint unlisted_transfers_contract_check CHECK ((length(contract) <= 200)),
  constraint unlisted_transfers_from_address_check CHECK ((length(from_address) <= 200)),
  constraint unlisted_transfers_raw_amount_check CHECK (((raw_amount > (0)::numeric) AND (raw_amount <> 'NaN'::numeric))),
  constraint unlisted_transfers_to_address_check CHECK ((length(to_address) <= 200)),
  constraint unlisted_transfers_chain_fkey FOREIGN KEY (chain) REFERENCES chains(code),
  constraint unlisted_transfers_pkey PRIMARY KEY (chain, txid, "position")
);
CREATE INDEX unlisted_transfers_seen ON unlisted_transfers USING btree (chain, seen_at);
grant insert, select on unlisted_transfers to carmine_app;
grant update (height) on unlisted_transfers to carmine_app;

create table verification_cases (
  asked integer default 0 not null,
  created_at timestamp with time zone default now() not null,
  decided_at timestamp with time zone,
  decided_by bigint,
  details_sealed bytea not null,
  id bigint generated always as identity not null,
  kind text not null,
  next_ask_at timestamp with time zone default now() not null,
  note_sealed bytea,
  player_id bigint not null,
  provider text not null,
  refusal text,
  stage text default 'waiting'::text not null,
  status text default 'pending'::text not null,
  valid_until date,
  constraint verification_cases_check CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint verification_cases_check1 CHECK (((status = 'rejected'::text) = (refusal IS NOT NULL))),
  constraint verification_cases_kind_check CHECK ((kind = ANY (ARRAY['identity'::text, 'bill'::text, 'funds'::text]))),
  constraint verification_cases_stage_check CHECK ((stage = ANY (ARRAY['waiting'::text, 'handed'::text, 'manual'::text]))),
  constraint verification_cases_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text]))),
  constraint verification_cases_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES operators(id),
  constraint verification_cases_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint verification_cases_pkey PRIMARY KEY (id),
  constraint verification_cases_of_player UNIQUE (player_id, id)
);
CREATE UNIQUE INDEX verification_cases_open ON verification_cases USING btree (player_id, kind) WHERE (status = 'pending'::text);
CREATE INDEX verification_cases_pending ON verification_cases USING btree (id) WHERE (status = 'pending'::text);
CREATE INDEX verification_cases_player ON verification_cases USING btree (player_id, kind, id DESC);
CREATE INDEX verification_cases_valid_until ON verification_cases USING btree (valid_until) WHERE ((status = 'verified'::text) AND (valid_until IS NOT NULL));
grant insert, select on verification_cases to carmine_app;
grant update (asked, decided_at, decided_by, next_ask_at, note_sealed, refusal, stage, status, valid_until) on verification_cases to carmine_app;
CREATE TRIGGER verification_cases_reviewer BEFORE UPDATE ON verification_cases FOR EACH ROW WHEN (((old.decided_by IS NOT NULL) AND (new.decided_by IS DISTINCT FROM old.decided_by) AND (new.status = 'verified'::text))) EXECUTE FUNCTION guard_reviewer();

create table verification_documents (
  case_id bigint not null,
  content_hash bytea not null,
  created_at timestamp with time zone default now() not null,
  file text not null,
  id bigint generated always as identity not null,
  name_sealed bytea not null,
  player_id bigint not null,
  side text not null,
  size integer not null,
  type text not null,
  constraint verification_documents_content_hash_check CHECK ((octet_length(content_hash) = 32)),
  constraint verification_documents_file_check CHECK ((file ~ '^[0-9a-f]{64}$'::text)),
  constraint verification_documents_side_check CHECK ((side = ANY (ARRAY['front'::text, 'back'::text, 'selfie'::text, 'bill'::text, 'funds'::text]))),
  constraint verification_documents_size_check CHECK ((size > 0)),
  constraint verification_documents_type_check CHECK ((type = ANY (ARRAY['image/jpeg'::text, 'application/pdf'::text]))),
  constraint verification_documents_case_fkey FOREIGN KEY (player_id, case_id) REFERENCES verification_cases(player_id, id),
  constraint verification_documents_player_id_fkey FOREIGN KEY (player_id) REFERENCES players(id),
  constraint verification_documents_pkey PRIMARY KEY (id),
  constraint verification_documents_case_id_side_key UNIQUE (case_id, side),
  constraint verification_documents_file_key UNIQUE (file)
);
CREATE INDEX verification_documents_content ON verification_documents USING btree (content_hash);
CREATE INDEX verification_documents_player ON verification_documents USING btree (player_id);
grant insert, select on verification_documents to carmine_app;

create table watch_entries (
  born text,
  id bigint generated always as identity not null,
  list_id bigint not null,
  name text not null,
  reference text not null,
  constraint watch_entries_born_check CHECK ((born ~ '^[0-9]{4}(-[0-9]{2}-[0-9]{2})?$'::text)),
  constraint watch_entries_name_check CHECK (((length(name) >= 1) AND (length(name) <= 300))),
  constraint watch_entries_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 100))),
  constraint watch_entries_list_id_fkey FOREIGN KEY (list_id) REFERENCES watch_lists(id) ON DELETE CASCADE,
  constraint watch_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX watch_entries_list ON watch_entries USING btree (list_id, reference);
grant insert, select on watch_entries to carmine_app;

create table watch_lists (
  digest bytea not null,
  id bigint generated always as identity not null,
  kind text not null,
  loaded_at timestamp with time zone default now() not null,
  loaded_by bigint,
  name text not null,
  state text default 'waiting'::text not null,
  constraint watch_lists_digest_check CHECK ((octet_length(digest) = 32)),
  constraint watch_lists_kind_check CHECK ((kind = ANY (ARRAY['sanctions'::text, 'exposed'::text]))),
  constraint watch_lists_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint watch_lists_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'active'::text]))),
  constraint watch_lists_loaded_by_fkey FOREIGN KEY (loaded_by) REFERENCES operators(id),
  constraint watch_lists_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX watch_lists_active ON watch_lists USING btree (name) WHERE (state = 'active'::text);
grant insert (digest, kind, loaded_by, name) on watch_lists to carmine_app;
grant select on watch_lists to carmine_app;

create unlogged table demo_replies (
  balance bigint not null,
  key text not null,
  reply jsonb not null,
  request_hash bytea not null,
  round_id bigint not null,
  seq integer not null,
  session_id bigint not null,
  constraint demo_replies_session_id_fkey FOREIGN KEY (session_id) REFERENCES demo_sessions(id) ON DELETE CASCADE,
  constraint demo_replies_pkey PRIMARY KEY (session_id, key)
);
grant delete, insert, select, update on demo_replies to carmine_app;

create unlogged table demo_rounds (
  actions jsonb default '[]'::jsonb not null,
  created_at timestamp with time zone default now() not null,
  draws jsonb not null,
  game_id text not null,
  id bigint generated always as identity not null,
  math_version text not null,
  multiplier_e4 bigint not null,
  nonce bigint,
  outcome jsonb not null,
  payout bigint not null,
  presented_parts integer default 0 not null,
  seed_id bigint,
  seq integer not null,
  session_id bigint not null,
  settled_at timestamp with time zone,
  shared_round_id bigint,
  snapshot jsonb,
  stake bigint not null,
  staked bigint not null,
  status text not null,
  constraint demo_rounds_decided_check CHECK ((((seed_id IS NULL) = (nonce IS NULL)) AND ((seed_id IS NULL) = (shared_round_id IS NOT NULL)))),
  constraint demo_rounds_payout_check CHECK ((payout >= 0)),
  constraint demo_rounds_presented_parts_check CHECK ((presented_parts >= 0)),
  constraint demo_rounds_stake_check CHECK ((stake > 0)),
  constraint demo_rounds_staked_check CHECK ((staked >= 0)),
  constraint demo_rounds_status_check CHECK ((status = ANY (ARRAY['open'::text, 'settled'::text, 'voided'::text]))),
  constraint demo_rounds_session_id_fkey FOREIGN KEY (session_id) REFERENCES demo_sessions(id) ON DELETE CASCADE,
  constraint demo_rounds_pkey PRIMARY KEY (id),
  constraint demo_rounds_seed_id_nonce_key UNIQUE (seed_id, nonce)
) with (fillfactor=70);
CREATE INDEX demo_rounds_session ON demo_rounds USING btree (session_id, id DESC);
CREATE INDEX demo_rounds_shared ON demo_rounds USING btree (shared_round_id, id) WHERE ((shared_round_id IS NOT NULL) AND (status = 'open'::text));
CREATE UNIQUE INDEX demo_rounds_slots ON demo_rounds USING btree (session_id, shared_round_id, ((outcome #>> '{params,slot}'::text[]))) WHERE ((shared_round_id IS NOT NULL) AND ((outcome #>> '{params,slot}'::text[]) IS NOT NULL) AND (status <> 'voided'::text));
grant delete, insert, select, update on demo_rounds to carmine_app;
CREATE TRIGGER demo_flights_checked BEFORE INSERT OR UPDATE ON demo_rounds FOR EACH ROW WHEN ((new.shared_round_id IS NOT NULL)) EXECUTE FUNCTION check_demo_flight();

create unlogged table demo_seeds (
  client_seed text,
  id bigint generated always as identity not null,
  server_seed_enc bytea not null,
  server_seed_hash text not null,
  session_id bigint not null,
  state text not null,
  constraint demo_seeds_check CHECK (((state = 'next'::text) = (client_seed IS NULL))),
  constraint demo_seeds_state_check CHECK ((state = ANY (ARRAY['next'::text, 'active'::text, 'revealed'::text]))),
  constraint demo_seeds_session_id_fkey FOREIGN KEY (session_id) REFERENCES demo_sessions(id) ON DELETE CASCADE,
  constraint demo_seeds_pkey PRIMARY KEY (id)
);
CREATE INDEX demo_seeds_session ON demo_seeds USING btree (session_id);
grant delete, insert, select, update on demo_seeds to carmine_app;

create unlogged table demo_sessions (
  active_seed_id bigint,
  balance bigint not null,
  created_at timestamp with time zone default now() not null,
  currency text not null,
  expires_at timestamp with time zone not null,
  feature_buy boolean default false not null,
  game_id text not null,
  id bigint generated always as identity not null,
  last_round_at timestamp with time zone default '-infinity'::timestamp with time zone not null,
  minimum_cycle_ms integer not null,
  next_nonce bigint default 0 not null,
  opening_balance bigint not null,
  session_epoch integer,
  session_id bigint,
  token_hash bytea not null,
  constraint demo_sessions_balance_check CHECK ((balance >= 0)),
  constraint demo_sessions_check CHECK ((expires_at <= (created_at + '24:00:00'::interval))),
  constraint demo_sessions_minimum_cycle_ms_check CHECK ((minimum_cycle_ms >= 0)),
  constraint demo_sessions_opened_from CHECK (((session_id IS NULL) = (session_epoch IS NULL))),
  constraint demo_sessions_opening_balance_check CHECK ((opening_balance >= 0)),
  constraint demo_sessions_token_hash_check CHECK ((octet_length(token_hash) = 32)),
  constraint demo_sessions_pkey PRIMARY KEY (id),
  constraint demo_sessions_token_hash_key UNIQUE (token_hash)
) with (fillfactor=70);
CREATE INDEX demo_sessions_by_age ON demo_sessions USING btree (expires_at);
grant delete, insert, select, update on demo_sessions to carmine_app;

create unlogged table process_metrics (
  metrics jsonb not null,
  process text not null,
  reported_at timestamp with time zone default now() not null,
  constraint process_metrics_process_check CHECK ((length(process) <= 200)),
  constraint process_metrics_pkey PRIMARY KEY (process)
);
grant delete, insert, select, update on process_metrics to carmine_app;

create unlogged table rate_limits (
  expire bigint,
  key text not null,
  points integer default 0 not null,
  constraint rate_limits_pkey PRIMARY KEY (key)
);
CREATE INDEX rate_limits_expire ON rate_limits USING btree (expire);
grant delete, insert, select, update on rate_limits to carmine_app;

create view chain_payments as
 SELECT cash_outs.id,
    'cash_out'::text AS kind,
    cash_outs.method AS asset,
    cash_outs.state,
    cash_outs.updated_at
   FROM cash_outs
UNION ALL
 SELECT treasury_drains.id,
    'drain'::text AS kind,
    treasury_drains.asset,
    treasury_drains.state,
    treasury_drains.updated_at
   FROM treasury_drains;
grant select on chain_payments to carmine_app;

create view chat_said as
 SELECT m.player_id,
    m.id,
    m.table_id,
    m.body,
    m.at,
    m.state,
    m.reports,
    m.decided_at,
        CASE
            WHEN (p.status <> 'closed'::text) THEN c.nickname
            ELSE NULL::text
        END AS name
   FROM ((chat_messages m
     JOIN chat_players c ON ((c.player_id = m.player_id)))
     JOIN players p ON ((p.id = m.player_id)));
grant select on chat_said to carmine_app;

create view derived_balances as
 SELECT a.id,
    a.owner_kind,
    a.owner_id,
    a.currency,
    a.kind,
    (COALESCE(r.balance, (0)::numeric) + COALESCE(later.change, (0)::numeric)) AS balance
   FROM ((accounts a
     LEFT JOIN account_rollups r ON ((r.account_id = a.id)))
     LEFT JOIN changes_since_roll_up() later(account_id, change) ON ((later.account_id = a.id)))
  WHERE ((a.owner_kind)::text <> ALL (ARRAY['player'::text, 'pool'::text]));
grant select on derived_balances to carmine_app;

create view every_round as
 SELECT rounds.id,
    rounds.created_at,
    rounds.player_id,
    rounds.game_id,
    rounds.math_version,
    rounds.play_session_id,
    rounds.currency,
    rounds.funding,
    rounds.grant_id,
    rounds.status,
    rounds.stake,
    rounds.staked,
    rounds.cash_staked,
    rounds.bonus_staked,
    rounds.bonus_id,
    rounds.payout,
    rounds.multiplier_e4,
    rounds.seed_id,
    rounds.nonce,
    rounds.shared_round_id,
    rounds.provider_id,
    rounds.external_id,
    rounds.jackpot_micro,
    rounds.seq,
    rounds.draws,
    rounds.outcome,
    rounds.snapshot,
    NULL::timestamp with time zone AS deadline,
    rounds.settled_at
   FROM rounds
UNION ALL
 SELECT open_rounds.id,
    open_rounds.created_at,
    open_rounds.player_id,
    open_rounds.game_id,
    open_rounds.math_version,
    open_rounds.play_session_id,
    open_rounds.currency,
    open_rounds.funding,
    open_rounds.grant_id,
    'open'::text AS status,
    open_rounds.stake,
    open_rounds.staked,
    open_rounds.cash_staked,
    open_rounds.bonus_staked,
    open_rounds.bonus_id,
    open_rounds.payout,
    open_rounds.multiplier_e4,
    open_rounds.seed_id,
    open_rounds.nonce,
    open_rounds.shared_round_id,
    open_rounds.provider_id,
    open_rounds.external_id,
    open_rounds.jackpot_micro,
    open_rounds.seq,
    open_rounds.draws,
    open_rounds.outcome,
    open_rounds.snapshot,
    open_rounds.deadline,
    NULL::timestamp with time zone AS settled_at
   FROM open_rounds;
grant select on every_round to carmine_app;

create view open_jackpots as
 SELECT p.id,
    p.name,
    p.seed_cents,
    p.pool_bp,
    p.reserve_bp,
    p.must_hit_by_cents,
    p.cap_cents,
    p.cycle,
    p.meter_micro,
    p.reserve_micro,
    p.contributed_micro,
    p.seeded_cents,
    p.paid_cents,
    p.remainder_micro,
    c.commitment,
    c.trigger_enc,
    c.opened_at
   FROM (jackpot_pools p
     LEFT JOIN jackpot_cycles c ON (((c.pool_id = p.id) AND (c.cycle = p.cycle))));
grant select on open_jackpots to carmine_app;

create view payout_stop_agreements as
 SELECT rail,
    stopped_since,
    broken_at,
    operator_id,
    reason,
    at
   FROM stop_approvals
  WHERE (rail IS NOT NULL);
grant select on payout_stop_agreements to carmine_app;

create view postings as
 SELECT transfers.id AS transfer_id,
    transfers.created_at,
    transfers.group_id,
    transfers.kind,
    transfers.from_account AS account_id,
    transfers.currency,
    (- transfers.amount) AS amount,
    transfers.round_id,
    transfers.payment_id,
    transfers.grant_id
   FROM transfers
UNION ALL
 SELECT transfers.id AS transfer_id,
    transfers.created_at,
    transfers.group_id,
    transfers.kind,
    transfers.to_account AS account_id,
    transfers.currency,
    transfers.amount,
    transfers.round_id,
    transfers.payment_id,
    transfers.grant_id
   FROM transfers;
grant select on postings to carmine_app;

create view stop_agreements as
 SELECT stopped_since,
    broken_at,
    operator_id,
    reason,
    at
   FROM stop_approvals
  WHERE (rail IS NULL);
grant select on stop_agreements to carmine_app;

-- accounts_alike(p_player bigint) returns SETOF bigint set search_path=pg_catalog, public; granted to carmine_app
-- act_for_player(p_element round_element, p_pools bigint[], p_said jsonb) returns SETOF round_reply security definer set search_path=pg_catalog, public; granted to carmine_app
-- add_cold_address(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- add_live_chain(p_table text, p_commitment text, p_links bytea[], p_network text, p_height bigint) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- add_to_tournament(p_tournament bigint, p_key text, p_amount bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- add_up_affiliate_day(p_affiliate bigint, p_before date) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- adjust_balance(p_player bigint, p_key text, p_currency text, p_amount bigint) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- affiliate_figures(p_affiliate bigint, p_from timestamp with time zone, p_to timestamp with time zone) returns TABLE(currency text, games bigint, bonuses bigint, reversals bigint) security definer set search_path=pg_catalog, public; granted to carmine_app
-- affiliate_results(p_affiliate bigint, p_from timestamp with time zone, p_to timestamp with time zone) returns TABLE(currency text, games bigint, bonuses bigint, reversals bigint) security definer set search_path=pg_catalog, public; granted to carmine_app
-- agree_to_end_stop(p_operator bigint, p_reason text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- agree_to_resume_payouts(p_rail text, p_operator bigint, p_reason text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- alike_watch_list(p_name text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- announce_top_up(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- append_audit(entry_operator bigint, entry_action text, entry_kind text, entry_subject text, entry_details jsonb) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- apply_request(p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint, OUT refused text, OUT result jsonb) returns record security definer set search_path=pg_catalog, public
-- approvals_needed(p_cash_out bigint) returns integer security definer set search_path=pg_catalog, public; granted to carmine_app
-- approve_campaign(p_request approval_requests, p_approver bigint) returns text security definer set search_path=pg_catalog, public
-- approve_drain(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- approve_end_of_stop(p_rail text, p_operator bigint, p_reason text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- approve_request(p_request bigint, p_operator bigint, p_approval text, p_approval_sealed bytea, p_token_hash bytea, p_lifetime_ms bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- ask_approval(p_kind text, p_subject text, p_player bigint, p_values jsonb, p_operator bigint, p_reason text, p_reason_sealed bytea) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- ask_break_end(p_player bigint) returns timestamp with time zone security definer set search_path=pg_catalog, public; granted to carmine_app
-- ask_limit(p_player bigint, p_kind text, p_span text, p_cents bigint, p_source text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- ask_rounds(p_elements round_element[]) returns SETOF round_reply security definer set search_path=pg_catalog, public set plan_cache_mode=force_generic_plan set jit=off set enable_seqscan=off set enable_hashjoin=off set enable_mergejoin=off; granted to carmine_app
-- ask_studio(p_table text, p_fence bigint, p_round bigint, p_every_ms integer) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- audit_entry_hash(entry_id bigint, entry_at timestamp with time zone, entry_operator bigint, entry_action text, entry_kind text, entry_subject text, entry_details jsonb, entry_previous bytea) returns bytea set search_path=pg_catalog, public; granted to carmine_app
-- audit_ledger(p_whole boolean DEFAULT true) returns SETOF ledger_finding security definer set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan; granted to carmine_app
-- audit_payments() returns TABLE(problem text, table_name text, row_id text) security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- audit_treasury() returns TABLE(problem text, table_name text, row_id text) security definer set search_path=pg_catalog, public; granted to carmine_app
-- begin_break(p_player bigint, p_period text, p_source text, p_ends timestamp with time zone, p_with bigint, OUT outcome text, OUT kind text, OUT until timestamp with time zone) returns record set search_path=pg_catalog, public
-- begin_live_round(p_table text, p_fence bigint, p_maths text, p_betting_ms integer) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- begin_search_marks() returns trigger security definer set search_path=pg_catalog, public
-- block_figures(p_after bigint, p_to bigint, OUT blocks bigint, OUT transfers bigint, OUT rounds bigint, OUT jackpot_micro numeric, OUT totals jsonb) returns record security definer set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan
-- bonus_facts(p_player bigint, p_currency text) returns TABLE(protected boolean, max_wagering integer, eur_rate numeric, age_seconds integer) set search_path=pg_catalog, public; granted to carmine_app
-- book_arrival(p_arrival bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- book_drain(p_drain bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- book_gateway_fee(p_gateway text, p_kind text, p_line text, p_our_ref text, p_currency text, p_amount bigint, p_of bigint, p_listed_at timestamp with time zone) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- book_gateway_transfer(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- book_late_payout(p_cash_out bigint, p_leg integer) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- book_network_fee(p_reference text, p_chain text, p_currency text, p_amount bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- book_table_hand(p_table text, p_currency text, p_players bigint[], p_staked bigint[], p_won bigint[], p_rake bigint, p_eur numeric) returns void set search_path=pg_catalog, public
-- booking_result(p_reference text, p_step text, p_player bigint, p_currency text, p_amount bigint) returns jsonb set search_path=pg_catalog, public
-- bring_to_table(p_gate player_gate, p_play_session bigint, p_country text, p_table live_tables, p_amount bigint, p_eur numeric, p_key text, p_call jsonb) returns jsonb set search_path=pg_catalog, public
-- campaign_facts(p_after bigint, p_size integer) returns TABLE(player_id bigint, country text, currency text, language text, deposits integer, points bigint, last_played timestamp with time zone, wants_mail boolean, wants_notice boolean, is_confirmed boolean, skin text) security definer set search_path=pg_catalog, public; granted to carmine_app
-- cancel_free_spins(p_player bigint, p_grant bigint) returns integer security definer set search_path=pg_catalog, public; granted to carmine_app
-- cancel_top_up(p_top_up bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- cash_out_live_bet(p_element round_element) returns SETOF round_reply security definer set search_path=pg_catalog, public; granted to carmine_app
-- cash_out_may_move(old_state text, new_state text) returns boolean set search_path=pg_catalog, public; granted to carmine_app
-- cash_outs_held(p_player bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- cash_outs_stopped() returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- changes_since_roll_up() returns TABLE(account_id bigint, change numeric) security definer set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan; granted to carmine_app
-- chat_refusal(p_player bigint, p_table text, OUT reason text, OUT until timestamp with time zone, OUT why text) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- check_credits(p_after bigint, p_to bigint) returns TABLE(problem text, table_name text, row_id text) security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- check_demo_flight() returns trigger security definer set search_path=pg_catalog, public
-- check_months(p_whole boolean) returns TABLE(problem text, table_name text, row_id text) security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- check_seals(p_after bigint, p_to bigint) returns TABLE(problem text, table_name text, row_id text) security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- clear_live_seat(p_gate player_gate, p_table text, p_key text, p_call jsonb) returns jsonb set search_path=pg_catalog, public
-- clear_not_second(p_player bigint) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- close_corrected_case() returns trigger security definer set search_path=pg_catalog, public
-- close_live_round(p_table text, p_fence bigint, p_round bigint, p_closed_ms integer) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- close_tournament(p_tournament bigint, OUT repeated boolean, OUT kept bigint) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- closed_since(p_player bigint) returns text security definer set search_path=pg_catalog, public
-- closed_windows(p_gate player_gate, p_now timestamp with time zone) returns player_gate
-- commit_rounds(p_players bigint[], p_elements round_element[], p_pools bigint[] DEFAULT '{}'::bigint[], p_wait boolean DEFAULT false) returns SETOF round_reply security definer set search_path=pg_catalog, public set plan_cache_mode=force_generic_plan set jit=off set enable_seqscan=off set enable_hashjoin=off set enable_mergejoin=off; granted to carmine_app
-- confirm_limit(p_player bigint, p_request bigint, OUT outcome text, OUT holds_from timestamp with time zone) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- correct_clearing(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- count_as_two(p_operators bigint[]) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- count_cash_losses(p_after bigint, p_to bigint) returns void security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- count_deposit(p_player bigint, p_cash_account bigint, p_amount bigint, p_eur numeric) returns void set search_path=pg_catalog, public
-- count_hand(p_player bigint, p_staked_cents bigint, p_won_cents bigint) returns void set search_path=pg_catalog, public
-- count_rounds(p_player bigint, p_from timestamp with time zone, p_to timestamp with time zone, p_games text[]) returns bigint set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- count_stake(p_player bigint, p_cents bigint) returns void set search_path=pg_catalog, public
-- create_jackpot_pool(p_name text, p_seed_cents bigint, p_pool_bp integer, p_reserve_bp integer, p_must_hit_by bigint, p_cap bigint) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- credit_deposit(p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint, p_to text, p_eur numeric) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- credit_winnings(p_gate player_gate, p_group bigint, p_kind text, p_from bigint, p_currency text, p_amount bigint) returns jsonb set search_path=pg_catalog, public
-- current_sitting(p_player bigint) returns TABLE(began timestamp with time zone, last_bet timestamp with time zone, first_round bigint) security definer set search_path=pg_catalog, public; granted to carmine_app
-- deal_live_hand(p_table text, p_fence bigint, p_round bigint, p_seats integer[]) returns integer[] security definer set search_path=pg_catalog, public; granted to carmine_app
-- decide_exclusion_case(p_case bigint, p_operator bigint, p_decision text, p_reason bytea, OUT outcome text, OUT period text, OUT until timestamp with time zone) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- decide_studio_round(p_table text, p_fence bigint, p_round bigint, p_event bigint, p_result jsonb, p_running_ms integer) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- decides_about_money(p_role text) returns boolean set search_path=pg_catalog, public
-- deposit_may_move(old_state text, new_state text) returns boolean set search_path=pg_catalog, public; granted to carmine_app
-- deposit_room(p_gate player_gate, p_except bigint, OUT room bigint, OUT until timestamp with time zone) returns record set search_path=pg_catalog, public
-- deposit_rooms(p_gate player_gate) returns bigint[]
-- deposit_worth(p_deposit deposits) returns bigint set search_path=pg_catalog, public; granted to carmine_app
-- dice_multiplier_e4(p_params jsonb, p_result bigint) returns bigint set search_path=pg_catalog; granted to carmine_app
-- dispute_may_move(old_state text, new_state text) returns boolean set search_path=pg_catalog, public; granted to carmine_app
-- disputed_amount(p_player bigint, p_deposit bigint) returns bigint set search_path=pg_catalog, public; granted to carmine_app
-- disqualify_player(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- drop_limit_request(p_player bigint, p_request bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- dropped_entries(p_base bigint, p_list bigint) returns SETOF watch_entries security definer set search_path=pg_catalog, public set enable_nestloop=off; granted to carmine_app
-- end_asked_breaks() returns SETOF bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- end_bonus(p_gate player_gate, p_reason text) returns bigint set search_path=pg_catalog, public
-- end_live_round(p_table text, p_fence bigint, p_round bigint, p_rest_ms integer) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- end_matched_break(p_player bigint) returns text set search_path=pg_catalog, public
-- end_paid_transfer() returns trigger security definer set search_path=pg_catalog, public
-- end_referral_rules(p_operator bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- end_request(p_request bigint, p_operator bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- end_spin_winnings(p_player bigint, p_key text, p_currency text, p_amount bigint, p_reason text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- enter_tournament(p_tournament bigint, p_player bigint, p_key text, p_amount bigint, p_eur numeric) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- erase_player(p_player bigint, p_now timestamp with time zone) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- exclusion_basis(p_player bigint, p_excluded bigint) returns text set search_path=pg_catalog, public
-- exclusions_alike(p_player bigint, OUT excluded_id bigint, OUT basis text, OUT period text, OUT ends_at timestamp with time zone) returns SETOF record set search_path=pg_catalog, public
-- expire_requests() returns SETOF approval_requests security definer set search_path=pg_catalog, public; granted to carmine_app
-- explain_arrival(p_arrival bigint, p_top_up bigint) returns void set search_path=pg_catalog, public
-- extend_ledger_partitions(p_months integer DEFAULT 3) returns integer security definer set search_path=pg_catalog, public set TimeZone=UTC; granted to carmine_app
-- extend_reply_days(p_days integer DEFAULT 2) returns integer security definer set search_path=pg_catalog, public set lock_timeout=250ms
-- factor_text(p_e2 integer) returns text set search_path=pg_catalog, public; granted to carmine_app
-- fallen_jackpot(p_pool jackpot_pools, p_before bigint, p_trigger bigint, p_salt text, p_round bigint) returns bigint set search_path=pg_catalog, public
-- first_at_address(p_player bigint, p_method text, p_address text) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- first_broken_audit_entry() returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- first_debit(p_player bigint, p_round bigint, p_seq integer, p_staked bigint, p_stake bigint) returns bigint; granted to carmine_app
-- first_deposit(p_player bigint) returns TABLE(deposit_id bigint, currency text, cash bigint, eur_rate numeric, settled_at timestamp with time zone, reversed boolean) security definer set search_path=pg_catalog, public; granted to carmine_app
-- fitting_account() returns trigger set search_path=pg_catalog, public
-- flight_e2(p_ms double precision, p_doubling_ms integer) returns integer set search_path=pg_catalog, public; granted to carmine_app
-- flight_end_e2(p_bet live_bets, p_limit_e2 integer, p_crash_e2 integer, p_interrupted boolean) returns integer set search_path=pg_catalog, public
-- flight_limit_e2(p_round bigint) returns integer set search_path=pg_catalog, public; granted to carmine_app
-- flight_ms(p_e2 integer, p_doubling_ms integer) returns double precision set search_path=pg_catalog, public
-- follow_campaign_request() returns trigger security definer set search_path=pg_catalog, public
-- follow_promotion_request() returns trigger security definer set search_path=pg_catalog, public
-- forbid_change() returns trigger set search_path=pg_catalog, public
-- forget_chat() returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- forget_live_events() returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- forget_reply_day() returns text security definer set search_path=pg_catalog, public set lock_timeout=250ms; granted to carmine_app
-- forget_search_marks() returns trigger security definer set search_path=pg_catalog, public
-- forget_waiting_lists() returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- grant_bonus(p_player bigint, p_bonus bigint, p_currency text, p_amount bigint, p_from_spins bigint, p_wager_required bigint, p_max_first_stake bigint, p_expires timestamp with time zone, p_conversion_cap bigint DEFAULT NULL::bigint, p_except_games text[] DEFAULT '{}'::text[], p_game_weights jsonb DEFAULT NULL::jsonb) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- grant_free_spins(p_player bigint, p_key text, p_currency text, p_stake bigint, p_count integer, p_games text[], p_from timestamp with time zone, p_to timestamp with time zone, p_bets jsonb DEFAULT '{}'::jsonb) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- guard_account_closure() returns trigger security definer set search_path=pg_catalog, public
-- guard_address_proof() returns trigger security definer set search_path=pg_catalog, public
-- guard_affiliate() returns trigger set search_path=pg_catalog, public
-- guard_approval_request() returns trigger set search_path=pg_catalog, public
-- guard_asked_cash_out() returns trigger security definer set search_path=pg_catalog, public
-- guard_asked_erasure() returns trigger security definer set search_path=pg_catalog, public
-- guard_audit_finding() returns trigger set search_path=pg_catalog, public
-- guard_bank_account() returns trigger set search_path=pg_catalog, public
-- guard_bank_batch() returns trigger security definer set search_path=pg_catalog, public
-- guard_bank_transfer() returns trigger security definer set search_path=pg_catalog, public
-- guard_blocked_payout() returns trigger security definer set search_path=pg_catalog, public
-- guard_campaign() returns trigger security definer set search_path=pg_catalog, public
-- guard_campaign_player() returns trigger security definer set search_path=pg_catalog, public
-- guard_carried_out() returns trigger security definer set search_path=pg_catalog, public
-- guard_cash_out() returns trigger security definer set search_path=pg_catalog, public
-- guard_cash_out_approval() returns trigger security definer set search_path=pg_catalog, public
-- guard_cash_out_leg() returns trigger security definer set search_path=pg_catalog, public
-- guard_cash_out_limits() returns trigger security definer set search_path=pg_catalog, public
-- guard_cash_out_rules() returns trigger security definer set search_path=pg_catalog, public
-- guard_chain_input() returns trigger security definer set search_path=pg_catalog, public
-- guard_chain_output() returns trigger set search_path=pg_catalog, public
-- guard_chain_send() returns trigger set search_path=pg_catalog, public
-- guard_chain_sweep() returns trigger set search_path=pg_catalog, public
-- guard_chain_transfer() returns trigger set search_path=pg_catalog, public
-- guard_competition() returns trigger set search_path=pg_catalog, public
-- guard_competition_player() returns trigger set search_path=pg_catalog, public
-- guard_credit() returns trigger security definer set search_path=pg_catalog, public
-- guard_credited_deposit() returns trigger security definer set search_path=pg_catalog, public
-- guard_deposit() returns trigger security definer set search_path=pg_catalog, public
-- guard_deposit_refund() returns trigger security definer set search_path=pg_catalog, public
-- guard_dispute() returns trigger security definer set search_path=pg_catalog, public
-- guard_dispute_evidence() returns trigger security definer set search_path=pg_catalog, public
-- guard_drain() returns trigger security definer set search_path=pg_catalog, public
-- guard_end_of_stop() returns trigger security definer set search_path=pg_catalog, public
-- guard_ended_cash_out() returns trigger security definer set search_path=pg_catalog, public
-- guard_erasure() returns trigger set search_path=pg_catalog, public
-- guard_erasure_time() returns trigger security definer set search_path=pg_catalog, public
-- guard_fee_bump() returns trigger security definer set search_path=pg_catalog, public
-- guard_feed_cursor() returns trigger set search_path=pg_catalog, public
-- guard_hand_payment() returns trigger security definer set search_path=pg_catalog, public
-- guard_held_cash_out() returns trigger security definer set search_path=pg_catalog, public
-- guard_house_arrival() returns trigger security definer set search_path=pg_catalog, public
-- guard_jackpot_cycle() returns trigger set search_path=pg_catalog, public
-- guard_jackpot_seed() returns trigger security definer set search_path=pg_catalog, public
-- guard_leaving_cash_out() returns trigger security definer set search_path=pg_catalog, public
-- guard_leg_fee() returns trigger security definer set search_path=pg_catalog, public
-- guard_leg_in_batch() returns trigger security definer set search_path=pg_catalog, public
-- guard_legs_together() returns trigger security definer set search_path=pg_catalog, public
-- guard_letting_go() returns trigger security definer set search_path=pg_catalog, public
-- guard_level_gift() returns trigger set search_path=pg_catalog, public
-- guard_limited_cash_out() returns trigger security definer set search_path=pg_catalog, public
-- guard_new_chain_send() returns trigger security definer set search_path=pg_catalog, public
-- guard_offered_version() returns trigger security definer set search_path=pg_catalog, public
-- guard_one_person_chain() returns trigger security definer set search_path=pg_catalog, public
-- guard_opened_account() returns trigger security definer set search_path=pg_catalog, public
-- guard_operator() returns trigger security definer set search_path=pg_catalog, public
-- guard_own_factor() returns trigger security definer set search_path=pg_catalog, public
-- guard_payout_method() returns trigger security definer set search_path=pg_catalog, public
-- guard_payout_stop() returns trigger security definer set search_path=pg_catalog, public
-- guard_permanent_exclusion() returns trigger security definer set search_path=pg_catalog, public
-- guard_play_session() returns trigger set search_path=pg_catalog, public
-- guard_player_promotion() returns trigger security definer set search_path=pg_catalog, public
-- guard_promotion_version() returns trigger security definer set search_path=pg_catalog, public
-- guard_rakeback() returns trigger set search_path=pg_catalog, public
-- guard_reconciliation_case() returns trigger security definer set search_path=pg_catalog, public
-- guard_referral() returns trigger set search_path=pg_catalog, public
-- guard_referral_reward() returns trigger security definer set search_path=pg_catalog, public
-- guard_returned_booking() returns trigger security definer set search_path=pg_catalog, public
-- guard_reviewed_deposit() returns trigger security definer set search_path=pg_catalog, public
-- guard_reviewer() returns trigger set search_path=pg_catalog, public
-- guard_risk_flag() returns trigger set search_path=pg_catalog, public
-- guard_second_payout() returns trigger security definer set search_path=pg_catalog, public
-- guard_studio_round() returns trigger security definer set search_path=pg_catalog, public
-- guard_totp_secret() returns trigger set search_path=pg_catalog, public
-- guard_treasury_request() returns trigger security definer set search_path=pg_catalog, public
-- guard_two_operators() returns trigger set search_path=pg_catalog, public
-- guard_unproven_payout() returns trigger security definer set search_path=pg_catalog, public
-- guard_won_dispute() returns trigger security definer set search_path=pg_catalog, public
-- has_live_table(p_table text, p_fence bigint) returns boolean set search_path=pg_catalog, public
-- hear_studio(p_studio text, p_round bigint, p_signed text, p_key text, p_public_key text, p_signature text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- hold_cash_out(p_player bigint, p_payment bigint, p_currency text, p_amount bigint) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- hold_live_table(p_table text, p_fence bigint, p_lease_ms integer) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- hold_studio_round(p_table text, p_fence bigint, p_round bigint, p_reason text) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- household(p_player bigint) returns TABLE(player_id bigint, basis text) set search_path=pg_catalog, public; granted to carmine_app
-- insert_seeds(p_player bigint, p_sealed bytea, p_hash text, p_client_seed text, p_next_sealed bytea, p_next_hash text) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- invite_approved_operator(p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint) returns text security definer set search_path=pg_catalog, public
-- is_account_changed(p_request approval_requests) returns boolean security definer set search_path=pg_catalog, public
-- is_approved_now(p_player bigint, p_kind text) returns boolean security definer set search_path=pg_catalog, public
-- is_end_approved(p_rail text, p_since timestamp with time zone, p_broken_at timestamp with time zone) returns boolean security definer set search_path=pg_catalog, public
-- is_factor_used_since(p_player bigint, p_since timestamp with time zone) returns boolean security definer set search_path=pg_catalog, public
-- is_in_live_hand(p_player bigint, p_table text) returns boolean set search_path=pg_catalog, public
-- is_looser_level(p_store text, p_code text, p_currency text, p_low bigint, p_high bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- is_on_break(p_gate player_gate) returns boolean set search_path=pg_catalog, public
-- is_one_chain(p_one bigint, p_other bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- is_second_payout(p_cash_out bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- is_stop_needed(p_rail text) returns boolean security definer set search_path=pg_catalog, public
-- is_unproven_payout(p_cash_out bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- jackpot_elements(p_elements round_element[]) returns round_element[] set search_path=pg_catalog, public
-- jackpot_share(p_bet bigint, p_eur numeric, p_bp integer) returns bigint
-- keep_ids_in_cell() returns integer set search_path=pg_catalog, public
-- keep_jackpot(p_pool jackpot_pools, p_bank bigint, p_group bigint) returns void
-- keep_second_factor(p_player bigint) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- keeps_from_play(p_gate player_gate) returns boolean set search_path=pg_catalog, public; granted to carmine_app
-- launch_live_round(p_table text, p_fence bigint, p_round bigint, p_crash_e2 integer, p_doubling_ms integer) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- leave_live_seat(p_player bigint, p_table text, p_key text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- ledger_account(p_owner_kind text, p_owner_id bigint, p_currency text, p_kind text) returns bigint set search_path=pg_catalog, public
-- ledger_move(p_group bigint, p_kind text, p_from bigint, p_to bigint, p_currency text, p_amount bigint, p_payment bigint DEFAULT NULL::bigint, p_round bigint DEFAULT NULL::bigint) returns void set search_path=pg_catalog, public
-- ledger_party(p_kind text, p_code text) returns bigint set search_path=pg_catalog, public
-- ledger_writers() returns text[] set search_path=pg_catalog, public
-- let_leg_go(p_cash_out bigint, p_leg integer) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- let_send_go(p_cash_out bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- limit_reached(p_gate player_gate, p_stake bigint, p_loss bigint) returns boolean
-- limit_setting(p_kind text, p_span text) returns text set search_path=pg_catalog, public
-- limit_windows(p_gate player_gate, p_rooms bigint[]) returns TABLE(span text, room bigint, ends timestamp with time zone, place bigint)
-- live_bets_shown(p_round bigint) returns jsonb set search_path=pg_catalog, public; granted to carmine_app
-- live_events_seen(p_table text, p_after bigint, p_size integer, p_player bigint) returns TABLE(seq bigint, live_round_id bigint, kind text, data jsonb, at timestamp with time zone, own jsonb) security definer set search_path=pg_catalog, public; granted to carmine_app
-- live_exposure_with(p_round bigint, p_cents numeric[]) returns numeric[] set search_path=pg_catalog, public
-- live_flight_left(p_table text, p_fence bigint, p_round bigint) returns double precision security definer set search_path=pg_catalog, public; granted to carmine_app
-- live_flight_now(p_round bigint) returns integer security definer set search_path=pg_catalog, public; granted to carmine_app
-- live_riders(p_round bigint, p_left boolean) returns jsonb set search_path=pg_catalog, public; granted to carmine_app
-- live_seats_seen(p_table text, p_player bigint) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- live_seats_shown(p_table text) returns jsonb set search_path=pg_catalog, public
-- load_watch_list(p_list bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- lock_arrivals(p_asset text) returns void set search_path=pg_catalog, public
-- lock_gate(p_player bigint) returns player_gate set search_path=pg_catalog, public
-- lock_gates(p_players bigint[]) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- lock_hold(p_payment bigint) returns cashout_holds set search_path=pg_catalog, public
-- lock_tournament(p_tournament bigint) returns tournament_pools set search_path=pg_catalog, public
-- lock_watch_list(p_name text) returns void set search_path=pg_catalog, public
-- lone_root(p_operator bigint) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- longest_hand() returns interval set search_path=pg_catalog, public; granted to carmine_app
-- loosen_campaigns(p_values jsonb, p_asked_at timestamp with time zone) returns text security definer set search_path=pg_catalog, public
-- loosen_cash_out_limits(p_values jsonb, p_asked_at timestamp with time zone) returns text security definer set search_path=pg_catalog, public
-- loosen_cash_out_rules(p_values jsonb, p_asked_at timestamp with time zone) returns text security definer set search_path=pg_catalog, public
-- loosen_level(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- loss_rooms(p_gate player_gate) returns bigint[]
-- match_exclusion(p_player bigint, OUT outcome text, OUT period text, OUT until timestamp with time zone) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- may_buy_feature(p_jurisdiction text) returns boolean set search_path=pg_catalog, public
-- may_open_account(p_player bigint) returns boolean security definer set search_path=pg_catalog, public
-- month_hash(m month_seals) returns bytea set search_path=pg_catalog, public
-- moves_of(p_player bigint, p_round bigint, p_bet timestamp with time zone) returns SETOF timestamp with time zone; granted to carmine_app
-- note_dispute_step() returns trigger security definer set search_path=pg_catalog, public
-- note_operator_lock() returns trigger set search_path=pg_catalog, public
-- note_player_status() returns trigger set search_path=pg_catalog, public
-- notify_ended_cool_offs() returns SETOF bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- offer_promotion(p_request approval_requests, p_approver bigint) returns text security definer set search_path=pg_catalog, public
-- offered_promotions() returns TABLE(promotion_id bigint, version integer, rules jsonb, rank integer, name text) set search_path=pg_catalog, public; granted to carmine_app
-- open_dispute(p_deposit bigint, p_reference text, p_reason text, p_amount bigint, p_due timestamp with time zone, p_operator bigint, p_because text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- open_jackpot_cycle(p_pool bigint, p_cycle integer, p_commitment text, p_sealed bytea) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- open_live_link(p_table text, p_fence bigint, p_round bigint) returns TABLE(link_sealed bytea, commitment text, n integer, salt text) security definer set search_path=pg_catalog, public; granted to carmine_app
-- open_tournament(p_tournament bigint, p_currency text) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- open_wallet(p_player bigint, p_currency text, p_make_default boolean) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- operators_needed(p_cents bigint) returns integer security definer set search_path=pg_catalog, public; granted to carmine_app
-- overseers() returns SETOF bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- pay_debt(p_player bigint, p_currency text) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- pay_jackpot(p_pool jackpot_pools, p_bank bigint, p_group bigint, p_cents bigint, p_whole boolean) returns jackpot_pools set search_path=pg_catalog, public
-- pay_live_flight(p_elements round_element[], p_table text, p_fence bigint, p_round bigint) returns SETOF round_reply security definer set search_path=pg_catalog, public; granted to carmine_app
-- pay_reward(p_player bigint, p_key text, p_currency text, p_amount bigint, p_kind text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- pay_small_coins(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- pay_tournament_prize(p_tournament bigint, p_player bigint, p_key text, p_amount bigint) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- payouts_blocked(p_player bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- payouts_stopped(p_rail text) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- pf1_draws(p_server_seed text, p_client_seed text, p_nonce bigint, p_ranges bigint[]) returns bigint[] set search_path=pg_catalog, public; granted to carmine_app
-- pf1_hmac(p_key bytea, p_message text) returns bytea set search_path=pg_catalog; granted to carmine_app
-- place_flight_bet(p_element round_element, p_round bigint, p_most_cents bigint, p_name text) returns SETOF round_reply security definer set search_path=pg_catalog, public; granted to carmine_app
-- place_live_bet(p_element round_element, p_round bigint, p_most_cents bigint, p_pays_e4 bigint[]) returns SETOF round_reply security definer set search_path=pg_catalog, public; granted to carmine_app
-- play_gap() returns interval set search_path=pg_catalog, public; granted to carmine_app
-- play_pause() returns interval set search_path=pg_catalog, public; granted to carmine_app
-- played_bets(p_player bigint, p_from timestamp with time zone, p_to timestamp with time zone) returns TABLE(at timestamp with time zone, game_id text, math_version text, currency text, params jsonb, rounds bigint, staked bigint, returned bigint, firsts bigint, squares numeric) set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan; granted to carmine_app
-- played_days(p_player bigint, p_from timestamp with time zone, p_to timestamp with time zone, p_zone text) returns integer set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan; granted to carmine_app
-- played_sittings(p_player bigint, p_from timestamp with time zone, p_to timestamp with time zone) returns TABLE(began timestamp with time zone, last_move timestamp with time zone, played interval) set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan; granted to carmine_app
-- player_account(p_player bigint, p_currency text, p_kind text) returns accounts set search_path=pg_catalog, public
-- promotion_costs(p_promotion bigint) returns TABLE(promotion_id bigint, month text, currency text, players bigint, grants bigint, bonus bigint, spin_winnings bigint) security definer set search_path=pg_catalog, public; granted to carmine_app
-- protection_status_due(p_player bigint, OUT protection_status text, OUT until timestamp with time zone) returns record set search_path=pg_catalog, public
-- publish_event(p_topic text, p_version integer, p_key text, p_payload jsonb) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- refresh_protection_status(p_player bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- refund_entry(p_key text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- refusals_agreed(p_report bytea, p_batch bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- refuse_audit_change() returns trigger
-- refused_approval(p_kind text, p_asked_by bigint, p_approved_by bigint) returns text security definer set search_path=pg_catalog, public
-- refused_by_limits(p_player bigint, p_method text, p_eur_cents bigint) returns TABLE(exceeded text, left_cents bigint) security definer set search_path=pg_catalog, public; granted to carmine_app
-- refused_word(p_asked_by bigint, p_agreed_by bigint, p_askers text[]) returns text security definer set search_path=pg_catalog, public
-- release_deposit(p_payment bigint) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- release_excess(p_payment bigint) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- release_locked(p_player bigint, p_payment bigint, p_currency text, p_amount bigint, p_eur numeric) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- remove_bonus(p_player bigint, p_bonus bigint, p_reason text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- remove_cold_address(p_chain text, p_address text) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- remove_lost_factors(p_request bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- remove_watch_list(p_name text, p_base bigint) returns boolean security definer set search_path=pg_catalog, public
-- removed_factor_holds_until(p_player bigint) returns timestamp with time zone set search_path=pg_catalog, public; granted to carmine_app
-- renew_approved_operator(p_request approval_requests, p_approver bigint, p_token_hash bytea, p_lifetime_ms bigint) returns text security definer set search_path=pg_catalog, public
-- renew_operator(p_operator bigint, p_by bigint, p_token_hash bytea, p_lifetime_ms bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- replace_watch_list(p_name text, p_base bigint, p_list bigint) returns boolean security definer set search_path=pg_catalog, public
-- reply_day(p_opened timestamp with time zone) returns date
-- report_agreed(p_report bytea, p_batch bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- report_chat_message(p_player bigint, p_author bigint, p_message bigint, p_reason text, OUT outcome text, OUT table_id text) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- reserve_deposit(p_player bigint, p_payment bigint, p_cents bigint, OUT allowed boolean, OUT room bigint, OUT until timestamp with time zone, OUT protection_status text) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- reset_operator(p_operator bigint, p_token_hash bytea, p_lifetime_ms bigint) returns boolean security definer set search_path=pg_catalog, public
-- restore_bonus(p_hold cashout_holds, p_group bigint) returns text set search_path=pg_catalog, public
-- return_cash_out(p_payment bigint, p_bonus text DEFAULT 'restore'::text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- return_from_table(p_gate player_gate, p_table text, p_key text, p_call jsonb) returns jsonb set search_path=pg_catalog, public
-- return_paid_leg(p_cash_out bigint, p_leg integer) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- reveal_live_round(p_table text, p_fence bigint, p_round bigint, p_link text, p_result jsonb, p_running_ms integer) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- reverse_action(p_provider text, p_action text, p_rollback text, p_player bigint, p_eur numeric, p_weight integer) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- reverse_arrival(p_arrival bigint) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- reverse_credit(p_reference text, p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint, p_cause text) returns jsonb set search_path=pg_catalog, public
-- reverse_deposit(p_player bigint, p_payment bigint, p_provider_kind text, p_provider text, p_currency text, p_amount bigint) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- reversed_rounds(p_after bigint, p_to bigint) returns SETOF transfers security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- roles_with(p_permission text) returns text[] set search_path=pg_catalog, public; granted to carmine_app
-- roll_up(p_after bigint, p_to bigint) returns void security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- roll_up_bets(p_after bigint, p_to bigint) returns void security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- roll_up_play(p_after bigint, p_to bigint) returns void security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- roll_windows(p_gate player_gate) returns player_gate set search_path=pg_catalog, public
-- rotate_seeds(p_player bigint, p_active bigint, p_client_seed text, p_next_sealed bytea, p_next_hash text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- round_digest(r rounds) returns bytea set search_path=pg_catalog, public; granted to carmine_app
-- rounds_since_roll_up(p_player bigint) returns TABLE(id bigint, created_at timestamp with time zone, game_id text) set search_path=pg_catalog, public; granted to carmine_app
-- salt_live_chain(p_chain bigint, p_salt text, p_source jsonb) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- say_hand_event(p_table text, p_fence bigint, p_round bigint, p_data jsonb, p_private jsonb DEFAULT NULL::jsonb) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- say_live_event(p_table text, p_round bigint, p_kind text, p_data jsonb, p_private jsonb DEFAULT NULL::jsonb) returns void set search_path=pg_catalog, public
-- seal_hash(s ledger_seals) returns bytea set search_path=pg_catalog, public; granted to carmine_app
-- seal_ledger(p_size integer, OUT state text, OUT seal_n bigint, OUT seal_hash bytea, OUT transfers bigint) returns record security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- seal_month(p_at timestamp with time zone DEFAULT now(), OUT state text, OUT month date, OUT hash bytea) returns record security definer set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan; granted to carmine_app
-- sealed_balances_digest() returns bytea security definer set search_path=pg_catalog, public set jit=off; granted to carmine_app
-- seed_approved_jackpot(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- seed_jackpot(p_pool bigint, p_key text, p_cents bigint, p_request bigint) returns void set search_path=pg_catalog, public
-- set_affiliate(p_request approval_requests, p_approver bigint) returns text security definer set search_path=pg_catalog, public
-- set_agreed_fees(p_gateway text, p_values jsonb) returns void security definer set search_path=pg_catalog, public
-- set_blocked_countries(p_countries text[]) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- set_bonus_closed_games(p_games text[]) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- set_default_currency(p_player bigint, p_currency text) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- set_further_bet_games(p_games text[]) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- set_gate(p_player bigint, p_patch jsonb) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- set_jurisdiction(p_country text, p_rules jsonb) returns void security definer set search_path=pg_catalog, public
-- set_live_tables(p_game text, p_open boolean) returns void security definer set search_path=pg_catalog, public; granted to carmine_app
-- set_payout_method(p_method text, p_values jsonb) returns void security definer set search_path=pg_catalog, public
-- set_referral_rules(p_request approval_requests, p_approver bigint) returns text security definer set search_path=pg_catalog, public
-- set_restricted(p_wish jsonb) returns void security definer set search_path=pg_catalog, public
-- set_thresholds(p_wish jsonb) returns void security definer set search_path=pg_catalog, public
-- settle_audit(p_request bigint, p_up_to bigint) returns void security definer set search_path=pg_catalog, public
-- settle_cash_out(p_payment bigint, p_leg integer, p_provider_kind text, p_provider text, p_amount bigint, p_fee bigint) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- settle_debt(p_group bigint, p_player bigint, p_currency text, p_from bigint, p_most bigint, p_payment bigint) returns bigint set search_path=pg_catalog, public
-- settle_jackpots(p_elements round_element[], p_pools bigint[], p_replies round_reply[]) returns SETOF round_reply set search_path=pg_catalog, public
-- settle_live_bets(p_elements round_element[], p_table text, p_fence bigint, p_round bigint) returns SETOF round_reply security definer set search_path=pg_catalog, public; granted to carmine_app
-- settle_live_hand(p_table text, p_fence bigint, p_round bigint, p_seats integer[], p_staked bigint[], p_won bigint[], p_rake bigint, p_eur numeric) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- settle_rounds(p_elements round_element[], p_locked bigint[], p_now timestamp with time zone) returns SETOF round_reply
-- settled_rounds(p_after bigint, p_to bigint) returns SETOF rounds security definer set search_path=pg_catalog, public set jit=off set enable_seqscan=off; granted to carmine_app
-- share_live_bets(p_table text, p_fence bigint, p_round bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- share_live_cash_outs(p_table text, p_fence bigint, p_round bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- stake_rooms(p_gate player_gate) returns bigint[]
-- standby_state() returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- start_break(p_player bigint, p_period text, p_source text, p_ends timestamp with time zone, OUT outcome text, OUT kind text, OUT until timestamp with time zone) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- stop_cashouts(p_reason text) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- stop_payouts(p_rail text, p_operator bigint, p_reason text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- stop_withdrawals(p_operator bigint, p_reason text) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- table_booking(p_player bigint, p_key text, p_call jsonb) returns jsonb set search_path=pg_catalog, public
-- table_refusal(p_gate player_gate, p_more_cents numeric) returns jsonb set search_path=pg_catalog, public
-- take_live_seat(p_player bigint, p_play_session bigint, p_country text, p_table text, p_seat integer, p_amount bigint, p_eur numeric, p_key text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- take_live_table(p_table text, p_holder text, p_lease_ms integer) returns bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- take_player() returns trigger set search_path=pg_catalog, public
-- tight_limit(p_gate player_gate, p_stake bigint, p_loss bigint, OUT kind text, OUT until timestamp with time zone) returns record
-- tighten_level(p_store text, p_code text, p_currency text, p_low bigint, p_high bigint) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- top_up_live_seat(p_player bigint, p_play_session bigint, p_country text, p_table text, p_amount bigint, p_eur numeric, p_key text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- transfer_digest(t transfers) returns bytea set search_path=pg_catalog, public; granted to carmine_app
-- undo_live_bet(p_element round_element) returns SETOF round_reply security definer set search_path=pg_catalog, public; granted to carmine_app
-- values_now(p_kind text, p_subject text, p_values jsonb) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- verify_pair(p_seed_id bigint, p_server_seed text) returns TABLE(round_id bigint, nonce bigint, complaint text) set search_path=pg_catalog, public; granted to carmine_app
-- void_live_round(p_request approval_requests) returns text security definer set search_path=pg_catalog, public
-- wager_weight(p_weights jsonb, p_game text, p_usual integer) returns integer
-- wait_for_approvals() returns trigger set search_path=pg_catalog, public
-- warn_of_deadline(p_player bigint, p_round bigint, p_said jsonb) returns boolean security definer set search_path=pg_catalog, public; granted to carmine_app
-- watch_ledger(p_accounts integer DEFAULT 20000) returns SETOF ledger_finding security definer set search_path=pg_catalog, public set jit=off set plan_cache_mode=force_custom_plan; granted to carmine_app
-- watch_list_sight(p_name text) returns text set search_path=pg_catalog, public
-- what_holds_player(p_player bigint) returns text security definer set search_path=pg_catalog, public
-- what_keeps_cash_out(p_cash_out bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- what_keeps_leg(p_cash_out bigint) returns text security definer set search_path=pg_catalog, public; granted to carmine_app
-- win_dispute(p_dispute bigint, p_by text, p_mark bytea, p_to text) returns jsonb security definer set search_path=pg_catalog, public; granted to carmine_app
-- window_end_in(p_span text, p_ends timestamp with time zone, p_zone text) returns timestamp with time zone set search_path=pg_catalog, public
-- withdrawal_reviewers(p_player bigint) returns SETOF bigint security definer set search_path=pg_catalog, public; granted to carmine_app
-- write_chat_message(p_player bigint, p_table text, p_body text, p_key text, OUT reason text, OUT until timestamp with time zone, OUT why text, OUT id bigint, OUT at timestamp with time zone) returns record security definer set search_path=pg_catalog, public; granted to carmine_app
-- write_gate(p_player bigint, p_patch jsonb) returns void set search_path=pg_catalog, public
-- write_level(p_store text, p_code text, p_currency text, p_low bigint, p_high bigint) returns void set search_path=pg_catalog, public
-- write_off_debt(p_request approval_requests) returns bigint security definer set search_path=pg_catalog, public
-- wrong_accounts(p_accounts bigint[]) returns TABLE(check_name text, account_id bigint) security definer set search_path=pg_catalog, public set jit=off
