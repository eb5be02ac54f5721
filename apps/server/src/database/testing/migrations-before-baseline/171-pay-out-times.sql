-- What the public page of pay-out times reads.
create index cash_out_steps_paid on cash_out_steps (at) where to_state = 'paid';
