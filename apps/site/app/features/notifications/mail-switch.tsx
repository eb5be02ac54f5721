import { Checkbox } from '@carmine/design/checkbox';

interface SwitchProps {
  readonly title: string;
  readonly text: string;
  readonly more?: string | undefined;
  readonly on: boolean;
  readonly pending: boolean;
  readonly onChange: (on: boolean) => void;
}

export const MailSwitch = ({ title, text, more, on, pending, onChange }: SwitchProps) => (
  <li className="mail-switch">
    <Checkbox checked={on} disabled={pending} onChange={(event) => onChange(event.target.checked)}>
      <b>{title}</b>
      <span>{text}</span>
      {more !== undefined && <small>{more}</small>}
    </Checkbox>
  </li>
);
