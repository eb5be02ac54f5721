-- Elements are rows: no program that still runs sends them as JSON.
drop function if exists commit_rounds(bigint[], json, bigint[], boolean);

-- Every row was looked at where the list of kinds grew; a database that was made since has nothing to look at.
alter domain account_kind validate constraint account_kind_check;
