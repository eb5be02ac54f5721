-- Words to start with. Operators add and remove words in the back office.
insert into chat_words (folded, language) values
  ('arsehole', 'en'), ('asshole', 'en'), ('bastard', 'en'), ('bitch', 'en'), ('bollocks', 'en'), ('bullshit', 'en'), ('cocksucker', 'en'),
  ('cunt', 'en'), ('dickhead', 'en'), ('fag', 'en'), ('faggot', 'en'), ('fuck', 'en'), ('fucked', 'en'), ('fucker', 'en'), ('fucking', 'en'),
  ('go die', 'en'), ('kill yourself', 'en'), ('kys', 'en'), ('motherfucker', 'en'), ('nazi', 'en'), ('nigga', 'en'), ('nigger', 'en'),
  ('prick', 'en'), ('pussy', 'en'), ('rape', 'en'), ('rapist', 'en'), ('retard', 'en'), ('retarded', 'en'), ('shit', 'en'), ('slut', 'en'),
  ('spastic', 'en'), ('twat', 'en'), ('wanker', 'en'), ('whore', 'en'),
  ('arsch', 'de'), ('arschloch', 'de'), ('bring dich um', 'de'), ('drecksau', 'de'), ('ficken', 'de'), ('ficker', 'de'), ('fotze', 'de'),
  ('hitler', 'de'), ('hure', 'de'), ('hurensohn', 'de'), ('kanake', 'de'), ('miststuck', 'de'), ('missgeburt', 'de'), ('mongo', 'de'),
  ('neger', 'de'), ('nutte', 'de'), ('penner', 'de'), ('scheisse', 'de'), ('schlampe', 'de'), ('schwuchtel', 'de'), ('spast', 'de'),
  ('spasti', 'de'), ('verpiss dich', 'de'), ('vergewaltigen', 'de'), ('wichser', 'de'), ('hurensohne', 'de')
on conflict do nothing;
