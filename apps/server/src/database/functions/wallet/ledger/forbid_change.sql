create or replace function forbid_change() returns trigger language plpgsql set search_path = pg_catalog, public as $$
begin
  raise exception '% of % is refused: history is never changed', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end
$$;

create or replace trigger never_deleted before delete on accounts for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on accounts execute function forbid_change();
create or replace trigger append_only before update or delete on address_proofs for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on address_proofs execute function forbid_change();
create or replace trigger never_emptied before truncate on audit_findings execute function forbid_change();
create or replace trigger append_only before update or delete on bookings for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on bookings execute function forbid_change();
create or replace trigger append_only before update or delete on cell for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on cell execute function forbid_change();
create or replace trigger append_only before update or delete on credit_marks for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on credit_marks execute function forbid_change();
create or replace trigger append_only before update or delete on external_rounds for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on external_rounds execute function forbid_change();
create or replace trigger append_only before update or delete on jackpot_wins for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on jackpot_wins execute function forbid_change();
create or replace trigger append_only before update or delete on ledger_findings for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_findings execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_guard execute function forbid_change();
create or replace trigger append_only before update or delete on ledger_seal_marks for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_seal_marks execute function forbid_change();
create or replace trigger never_deleted before delete on ledger_seal_watch for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_seal_watch execute function forbid_change();
create or replace trigger append_only before update or delete on ledger_seals for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on ledger_seals execute function forbid_change();
create or replace trigger append_only before update or delete on nonces for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on nonces execute function forbid_change();
do $$
declare
  v_part regclass;
begin
  for v_part in select inhrelid::regclass from pg_inherits where inhparent = 'nonces'::regclass loop
    execute format('create or replace trigger never_emptied before truncate on %s execute function forbid_change()', v_part);
  end loop;
end
$$;
create or replace trigger never_emptied before truncate on approval_requests execute function forbid_change();
create or replace trigger never_emptied before truncate on open_rounds execute function forbid_change();
create or replace trigger append_only before update or delete on provider_actions for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on provider_actions execute function forbid_change();
create or replace trigger append_only before update or delete on provider_reversals for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on provider_reversals execute function forbid_change();
create or replace trigger never_emptied before truncate on reply_cache execute function forbid_change();
create or replace trigger never_emptied before truncate on reply_cache_default execute function forbid_change();
create or replace trigger append_only before update or delete on round_actions for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on round_actions execute function forbid_change();
create or replace trigger append_only before update or delete on rounds for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on rounds execute function forbid_change();
create or replace trigger never_emptied before truncate on rounds_default execute function forbid_change();
create or replace trigger never_deleted before delete on seeds for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on seeds execute function forbid_change();
create or replace trigger append_only before update or delete on stop_agreements for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on stop_agreements execute function forbid_change();
create or replace trigger append_only before update or delete on transfers for each row execute function forbid_change();
create or replace trigger never_emptied before truncate on transfers execute function forbid_change();
create or replace trigger never_emptied before truncate on transfers_default execute function forbid_change();
