-- The words of today for what a new database starts with; what an operator has written stays.
update support_answers set title = 'Where is my withdrawal', body = 'Every withdrawal has a page of its own with its state and the time by which it is due: open your history, then Payments, then the withdrawal. If its time has passed, tell me its id and I look into it at once.'
where title = 'Where is my cash-out' and body like 'Every cash-out has a page of its own%';
update support_answers set title = 'Documents rejected', body = 'The verification page names the reason beside the document. You can send a new one there at any time; most are checked within a minute.'
where title = 'Papers refused' and body like 'The verification page names the reason beside the paper%';
