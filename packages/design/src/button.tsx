import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './styles/choices.css';

export type ButtonTone = 'gold' | 'ghost' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly block?: boolean;
  readonly pill?: boolean;
}

/** The same look for a link. */
export const buttonClass = ({ tone = 'gold', size = 'medium', block = false, pill = false }: ButtonLook): string =>
  classNames('btn', `btn-${tone}`, size !== 'medium' && `btn-${size}`, block && 'btn-block', pill && 'btn-pill');

export const LoadingDots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>;

export interface PrimaryButtonProps extends Native, Omit<ButtonLook, 'tone'> {
  readonly children: ReactNode;
  /** An arrow after the text, for next steps. */
  readonly arrow?: boolean;
  /** Dots replace the text; presses are ignored, the focus is kept. */
  readonly loading?: boolean;
  /** Looks disabled and has aria-disabled, but can be pressed to explain what is missing. */
  readonly dimmed?: boolean;
}

/** Gold: for money or the main action. One per view. */
export const PrimaryButton = ({
  children,
  arrow = false,
  loading = false,
  dimmed = false,
  size,
  block,
  pill,
  type = 'button',
  onClick,
  ...rest
}: PrimaryButtonProps) => (
  <button
    {...rest}
    type={loading ? 'button' : type}
    className={classNames(
      buttonClass({
        tone: 'gold',
        ...(size && { size }),
        ...(block !== undefined && { block }),
        ...(pill !== undefined && { pill }),
      }),
      dimmed && 'btn-dimmed',
    )}
    aria-busy={loading || undefined}
    onClick={loading ? undefined : onClick}
  >
    <span className={classNames('btn-label', loading && 'btn-label-hidden')}>
      {children}
      {arrow && <ArrowRight size={20} aria-hidden="true" />}
    </span>
    {loading && <LoadingDots />}
  </button>
);

export interface SecondaryButtonProps extends Native, ButtonLook {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  /** A back arrow. */
  readonly back?: boolean;
  readonly loading?: boolean;
}

/** Transparent, for everything except the main action. */
export const SecondaryButton = ({
  children,
  icon,
  back = false,
  loading = false,
  tone = 'ghost',
  size = 'medium',
  block = false,
  pill = false,
  type = 'button',
  onClick,
  ...rest
}: SecondaryButtonProps) => (
  <button
    {...rest}
    type={loading ? 'button' : type}
    className={buttonClass({ tone, size, block, pill })}
    aria-busy={loading || undefined}
    onClick={loading ? undefined : onClick}
  >
    <span className={classNames('btn-label', loading && 'btn-label-hidden')}>
      {back && <ArrowLeft size={18} aria-hidden="true" />}
      {icon}
      {children}
    </span>
    {loading && <LoadingDots />}
  </button>
);

export interface IconButtonProps extends Native {
  readonly label: string;
  readonly children: ReactNode;
  readonly plain?: boolean;
}

export const IconButton = ({ label, children, plain = false, type = 'button', ...rest }: IconButtonProps) => (
  <button
    {...rest}
    type={type}
    className={classNames('icon-btn', plain && 'icon-btn-plain')}
    aria-label={label}
    title={label}
  >
    {children}
  </button>
);
