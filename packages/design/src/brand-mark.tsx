/** The default logo. Skins colour it with the `--mark-…` variables. */
export const BrandMark = () => (
  <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M3 12L9 4H23L29 12L16 29Z" fill="var(--mark-field)" />
    <path d="M9 4H23L20 12H12Z" fill="var(--mark-top)" />
    <path d="M3 12H12L16 29Z" fill="var(--mark-left)" />
    <path d="M12 12H20L16 29Z" fill="var(--mark-body)" />
    <path d="M20 12H29L16 29Z" fill="var(--mark-shade)" />
    <path d="M3 12L9 4L12 12Z" fill="var(--mark-light)" />
  </svg>
);
