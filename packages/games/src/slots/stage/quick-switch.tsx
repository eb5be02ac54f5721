export const QuickSwitch = ({ on, onChange, text }: { on: boolean; onChange: (on: boolean) => void; text: string }) => (
  <button
    type="button"
    className="slots-quick"
    aria-pressed={on}
    aria-label={text}
    title={text}
    onClick={(event) => {
      if (event.detail > 0) event.currentTarget.blur();
      onChange(!on);
    }}
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13 3 5 13.5h5.5L10 21l8.5-11H13z" />
    </svg>
  </button>
);
