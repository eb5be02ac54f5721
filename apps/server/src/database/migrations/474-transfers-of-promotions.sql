-- What promotions cost a day, of the kinds that belong to rounds; the others have no round and are found by transfers_unplayed. None of
-- these kinds is written by a bet for cash.
create index transfers_promoted on transfers (created_at) where kind in ('free_spin_win', 'promo_win', 'promo_win_reversed', 'bonus_completed');
