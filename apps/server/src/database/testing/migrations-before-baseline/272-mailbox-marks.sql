-- One mailbox has many spellings (dots, `+tag`, another domain of the same house): a mark of it finds the same at another player.
alter table risk_marks drop constraint risk_marks_kind_check;
alter table risk_marks add constraint risk_marks_kind_check check (kind in ('address', 'phone', 'mailbox'));
