-- Tokens come to the house's own address too. Without an asset it is the network's own coin. A top-up brings an address what moving its
-- tokens takes. The release before this one takes every row for a sweep of the own coin: a token is listed a release later.
alter table chain_sweeps add asset text;
alter table chain_sweeps add kind text not null default 'sweep';
alter table chain_sweeps add constraint chain_sweeps_kind_check
  check (kind = 'sweep' or (kind = 'top_up' and asset is null)) not valid;
alter table chain_sweeps validate constraint chain_sweeps_kind_check;

-- Failed: in a block, and it moved nothing.
alter table chain_sweeps drop constraint chain_sweeps_state_check;
alter table chain_sweeps add constraint chain_sweeps_state_check
  check (state in ('made', 'mined', 'failed', 'gone') and (state <> 'failed' or fee_raw is not null)) not valid;
alter table chain_sweeps validate constraint chain_sweeps_state_check;

-- All top-ups of a network leave one address, by one lane of numbers.
create unique index chain_sweeps_top_up on chain_sweeps (chain, nonce) where state = 'made' and kind = 'top_up';
