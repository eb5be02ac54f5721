import { classNames } from './class-names.ts';
import './styles/amounts.css';

export type GemKind =
  | 'ruby'
  | 'diamond'
  | 'platinum'
  | 'gem'
  | 'sapphire'
  | 'emerald'
  | 'topaz'
  | 'bronze'
  | 'amethyst'
  | 'brand';

/** Four colours per stone: light, field, body, shade. */
const stones: Readonly<Record<GemKind, readonly [string, string, string, string]>> = {
  ruby: ['#ffd0d8', '#ff4d6d', '#d3123f', '#7d0524'],
  diamond: ['#f0fbff', '#bfeaff', '#7cc7f2', '#3a83b8'],
  platinum: ['#ffffff', '#d9d5e2', '#a49db3', '#665f78'],
  gem: ['#d3ffe8', '#3ee08f', '#14a565', '#07593a'],
  sapphire: ['#d6e9ff', '#6bb8ff', '#2f7fe0', '#12418c'],
  emerald: ['#d8fbd0', '#6fdc58', '#2f9a2a', '#12521a'],
  topaz: ['#fff0cf', '#ffc24b', '#dd8a12', '#7f4705'],
  bronze: ['#ffe3c8', '#e0a06a', '#b06a34', '#63350f'],
  amethyst: ['#eee0ff', '#b58bff', '#7a4fe0', '#3c2380'],
  brand: ['#ffd7e4', '#ff5c84', '#c4174a', '#7a0a2e'],
};

export const isGem = (kind: string): kind is GemKind => Object.hasOwn(stones, kind);

export const Gem = ({ kind, size = 'medium' }: { readonly kind: GemKind; readonly size?: 'small' | 'medium' }) => {
  const [light, field, body, shade] = stones[kind];
  return (
    <svg className={classNames('gem', `gem-${size}`)} viewBox="-50 -48 100 100" aria-hidden="true">
      <path d="M-40-14L-22-36H22L40-14L0 42Z" fill={field} />
      <path d="M-40-14L-22-36L-14-14Z" fill={light} />
      <path d="M-22-36H22L14-14H-14Z" fill="#ffffffb0" />
      <path d="M-14-14H14L0 42Z" fill={body} />
      <path d="M14-14H40L0 42Z" fill={shade} />
    </svg>
  );
};
