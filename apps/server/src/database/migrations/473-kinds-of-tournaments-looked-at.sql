alter domain account_kind validate constraint account_kind_check;
