import type { promotionRefusals as english } from '#english/packages/contract/src/problem-texts/promotions.ts';
import type { Translation } from '#languages/translation.ts';

export const promotionRefusals: Translation<typeof english> = {
  promotion_changed: 'Diese Aktion hat sich geändert. Bitte lies sie noch einmal, bevor du sie annimmst.',
  promotion_ended: 'Diese Aktion ist bereits beendet.',
  promotion_unavailable: (p) => {
    if (p.is('why', 'confirm_email')) return 'Bitte bestätige zuerst deine E-Mail-Adresse.';
    if (p.is('why', 'rate_stale'))
      return 'Aktionen in dieser Währung pausieren gerade. Bitte versuche es gleich noch einmal oder nimm eine andere Währung.';
    if (p.is('why', 'used')) return 'Du hast diese Aktion bereits genutzt.';
    if (p.is('why', 'cap_reached')) return 'Du hast bereits das Höchste bekommen, was diese Aktion bietet.';
    if (p.is('why', 'coupon_needed')) return 'Für diese Aktion brauchst du einen Bonuscode.';
    return 'Diese Aktion ist für dich gerade nicht verfügbar.';
  },
  coupon_invalid: 'Dieser Code ist nicht gültig. Prüfe ihn oder mach ohne Code weiter.',
};
