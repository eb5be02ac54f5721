-- How a deposit is paid, whatever its gateway shows: a page, a form, a widget, a code, a frame, an address.
alter table deposits add checkout jsonb;
grant update (checkout) on deposits to carmine_app;

-- Until now there was a page alone.
update deposits set checkout = jsonb_build_object('presentation', 'redirect', 'redirectUrl', redirect_url)
where redirect_url is not null;

alter table deposits add constraint deposits_checkout_check check (
  checkout ->> 'presentation' in ('redirect', 'form', 'widget', 'qr', 'frame', 'address') and length(checkout::text) <= 20000
) not valid;

alter table deposits validate constraint deposits_checkout_check;
