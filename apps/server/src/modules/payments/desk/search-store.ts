/** The only SQL of the search by external identifiers. Each part is read with its own index. */
import type { Sql } from '../../../database/database.ts';
import type { PaymentMatch } from './search-payments.ts';

export interface NamedRow {
  kind: 'deposit' | 'withdrawal' | 'player';
  id: bigint;
  by: PaymentMatch;
}

/** `references`, `txids`, `addresses`: all spellings of each. */
export const findNamed = (
  sql: Sql,
  { references, txids, addresses }: Readonly<Record<'references' | 'txids' | 'addresses', readonly string[]>>,
  size: number,
): Promise<NamedRow[]> =>
  sql.rows<NamedRow>(
    `with codes as materialized (select array_agg(code) as all_codes from chains),
     sweeps as (
       select address_id from chain_sweeps where txid = any($2)
       union select s.address_id from chain_sweep_fee_bumps r join chain_sweeps s on s.id = r.sweep_id where r.txid = any($2)
     ),
     came as (
       select t.deposit_id, t.address_id from chain_transfers t, codes where t.chain = any(all_codes) and t.txid = any($2)
     ),
     named as (
       select 'deposit' as kind, id, 'reference' as by from deposits where provider_reference = any($1)
       union select 'deposit', deposit_id, 'reference' from deposit_refunds where reference = any($1)
       union select 'withdrawal', cash_out_id, 'reference' from cash_out_legs where reference = any($1)
       union select 'deposit', deposit_id, 'transaction' from came where deposit_id is not null
       union select 'player', a.player_id, 'transaction' from came join deposit_addresses a on a.id = address_id
         where deposit_id is null
       union select 'withdrawal', cash_out_id, 'transaction' from chain_sends where txid = any($2)
       union select 'withdrawal', cash_out_id, 'transaction' from chain_send_fee_bumps where txid = any($2)
       union select 'player', a.player_id, 'transaction' from sweeps join deposit_addresses a on a.id = address_id
       union select 'player', player_id, 'deposit_address' from deposit_addresses, codes
         where chain = any(all_codes) and address = any($3)
       union select 'player', player_id, 'payout_address' from cash_outs, codes
         where method = any(all_codes) and address = any($3)
       union select 'player', player_id, 'payout_address' from address_proofs, codes
         where chain = any(all_codes) and address = any($3)
     )
     select kind, id, by from named order by id desc limit $4`,
    [references, txids, addresses, size],
  );
