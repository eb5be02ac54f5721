-- What promotions cost a day, and what a player had from them. None of the kinds that belong to rounds is written by a bet for cash; the
-- others have no round.
create index transfers_promoted on transfers (created_at) where kind in ('free_spin_win', 'promo_win', 'promo_win_reversed', 'bonus_completed');
create index transfers_player_promoted on transfers (player_id, created_at) where kind in ('free_spin_win', 'promo_win', 'promo_win_reversed', 'bonus_completed');
create index transfers_player_unplayed on transfers (player_id, created_at) where round_id is null;
