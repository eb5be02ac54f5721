-- Repeating jobs of releases before jobs had one place for each chain and gateway: nobody enqueues them any more.
delete from jobs where kind in ('coins.watch', 'coins.cash-outs', 'coins.recheck', 'coins.tend',
  'payments.reconcile', 'payments.refunds', 'payments.late-legs', 'payments.legs') or kind like 'coins.tend:%';
delete from job_schedules where kind in ('coins.watch', 'coins.cash-outs', 'coins.recheck', 'coins.tend',
  'payments.reconcile', 'payments.refunds', 'payments.late-legs', 'payments.legs') or kind like 'coins.tend:%';

-- A worker of the release before may write some of them once more: what no worker enqueues is forgotten within hours.
grant delete on job_schedules to carmine_app;
