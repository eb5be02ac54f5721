-- The words of the glossary: one for each concept. Only names change; what a row says stays.
alter table round_tellings rename to round_presentations;
alter table round_presentations rename column told to presented_parts;
alter table demo_rounds rename column told to presented_parts;
alter table verification_papers rename to verification_documents;
alter table chain_send_raises rename to chain_send_fee_bumps;
alter table chain_sweep_raises rename to chain_sweep_fee_bumps;
alter table operator_looks rename to operator_views;
alter table process_figures rename to process_metrics;
alter table process_metrics rename column figures to metrics;
alter table process_metrics rename column told_at to reported_at;
alter table breaks rename column end_told to end_notified;
alter domain player_standing rename to protection_status;
alter table player_gate rename column standing to protection_status;
alter table player_gate rename column standing_until to protection_until;

-- Constraints, indexes and sequences are named after their table and column.
do $$
declare
  v_names constant text[][] := array[
    ['round_tellings', 'round_presentations'], ['verification_papers', 'verification_documents'],
    ['chain_send_raises', 'chain_send_fee_bumps'], ['chain_sweep_raises', 'chain_sweep_fee_bumps'],
    ['operator_looks', 'operator_views'], ['process_figures', 'process_metrics'], ['player_standing', 'protection_status'],
    ['breaks_end_untold', 'breaks_end_unnotified'], ['breaks_end_told', 'breaks_end_notified'],
    ['round_presentations_told', 'round_presentations_presented_parts'], ['demo_rounds_told', 'demo_rounds_presented_parts'],
    ['process_metrics_figures', 'process_metrics_metrics'], ['process_metrics_told_at', 'process_metrics_reported_at'],
    ['player_gate_standing_until', 'player_gate_protection_until'], ['player_gate_standing', 'player_gate_protection_status']];
  v_pair text[];
  v_one record;
begin
  foreach v_pair slice 1 in array v_names loop
    for v_one in
      select conname as name, conrelid::regclass::text as of_table, contypid::regtype::text as of_domain from pg_constraint
      where connamespace = 'public'::regnamespace and starts_with(conname, v_pair[1] || '_')
    loop
      execute format('alter %s rename constraint %I to %I',
        case when v_one.of_table = '-' then 'domain ' || v_one.of_domain else 'table ' || v_one.of_table end,
        v_one.name, v_pair[2] || substr(v_one.name, length(v_pair[1]) + 1));
    end loop;
    for v_one in
      select relname as name, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('i', 'S')
        and (relname = v_pair[1] or starts_with(relname, v_pair[1] || '_'))
    loop
      execute format('alter %s %I rename to %I', v_one.kind, v_one.name, v_pair[2] || substr(v_one.name, length(v_pair[1]) + 1));
    end loop;
  end loop;
end
$$;

-- Flags are never changed, except for the name of their kind.
alter table risk_flags drop constraint risk_flags_kind_check;
alter table risk_flags drop constraint risk_flags_cleared_as_check;
alter table risk_flags disable trigger user;
update risk_flags set kind = 'same_documents' where kind = 'same_papers';
update risk_flags set cleared_as = 'reported_once' where cleared_as = 'told_once';
alter table risk_flags enable trigger user;
alter table risk_flags add constraint risk_flags_kind_check check (kind in (
  'deposits_day', 'deposits_month', 'deposits_year', 'cash_outs_day', 'cash_outs_month', 'cash_outs_year', 'sanctions', 'exposed',
  'same_documents', 'same_payout', 'same_instrument', 'same_address', 'same_phone', 'same_mailbox', 'excluded_elsewhere', 'by_staff',
  'deposit_reversed')) not valid;
alter table risk_flags validate constraint risk_flags_kind_check;
alter table risk_flags add constraint risk_flags_cleared_as_check check (
  cleared_as in ('no_shared_address', 'not_second', 'reported_once')) not valid;
alter table risk_flags validate constraint risk_flags_cleared_as_check;

update notices set kind = 'documents_' || substr(kind, length('papers_') + 1) where starts_with(kind, 'papers_');
-- An event that is delivered again must find its notice.
update notices set source = 'documents' || substr(source, length('papers') + 1)
where starts_with(source, 'papers:') or starts_with(source, 'papers again:');

update jobs set kind = 'compliance.check-documents' where kind = 'compliance.check-papers';
update job_schedules set kind = replace(kind, '-papers', '-documents')
where kind in ('compliance.expire-papers', 'compliance.sweep-papers');
update job_schedules set kind = replace(kind, 'coins.raise-fees', 'coins.bump-fees') where starts_with(kind, 'coins.raise-fees');

-- Functions of the old names and parameters; `functions/` has the new ones.
drop function if exists refresh_standing(bigint);
drop function if exists standing_due(bigint);
drop function if exists reserve_deposit(bigint, bigint, bigint);
drop function if exists tell_ended_cool_offs();
drop function if exists guard_chain_raise() cascade;
