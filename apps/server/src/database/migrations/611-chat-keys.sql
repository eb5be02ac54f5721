-- A key of a message may have whatever a key of any call may have, spaces too: it was refused only here, and not as a refusal.
alter table chat_messages drop constraint chat_messages_reply_key_check;
alter table chat_messages add constraint chat_messages_reply_key_check check (reply_key ~ '^[ -~]{1,64}$') not valid;
alter table chat_messages validate constraint chat_messages_reply_key_check;
