/** The frame's icons: the common set, and two additional ones. */
export {
  ArrowLeft,
  Check,
  ChevronLeft,
  ChevronRight,
  Copy,
  Dices,
  Info,
  Maximize,
  Menu,
  MessageCircle,
  Minus,
  Plus,
  RefreshCw,
  Repeat,
  Search,
  ShieldCheck,
  Video,
  Volume1,
  Volume2,
  VolumeX,
  X,
} from 'lucide-react';

export const TriangleUp = () => (
  <svg className="hud-triangle" viewBox="0 0 10 10" aria-hidden="true">
    <path d="M5 1l5 8H0z" />
  </svg>
);

export const TriangleDown = () => (
  <svg className="hud-triangle" viewBox="0 0 10 10" aria-hidden="true">
    <path d="M5 9l5-8H0z" />
  </svg>
);
