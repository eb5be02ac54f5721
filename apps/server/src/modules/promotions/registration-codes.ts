/** Who sent a player: the code that was typed first, then that of the link, which a typed coupon does not replace. Pure. */
export const codesOf = ({
  registrationCode,
  landingCode,
}: {
  readonly registrationCode: string | null;
  readonly landingCode?: string | null | undefined;
}): string[] => [registrationCode, landingCode].flatMap((code) => code ?? []);
