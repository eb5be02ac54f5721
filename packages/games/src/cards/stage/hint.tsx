/** Optional advice: a switch, and the advised move. */
import { blurAfterPointer } from '../../stage/blur-after-pointer.ts';
import { Icon } from './icon.tsx';

interface Props {
  on: boolean;
  onToggle: () => void;
  /** The move, and what it is advised on; nothing while there is no advice. */
  advice: { readonly move: string; readonly on: string } | undefined;
  texts: { readonly name: string; readonly show: string; readonly hide: string };
}

export const Hint = ({ on, onToggle, advice, texts }: Props) => (
  <button
    type="button"
    className="cards-hint"
    data-shown={advice !== undefined}
    aria-pressed={on}
    aria-label={advice !== undefined ? undefined : on ? texts.hide : texts.show}
    title={on ? texts.hide : texts.show}
    onClick={(event) => {
      blurAfterPointer(event);
      onToggle();
    }}
  >
    <Icon>
      <path d="M9 18h6M10 21h4M12 3a6.5 6.5 0 0 0-4 11.6c.8.7 1 1.4 1 2.4h6c0-1 .2-1.7 1-2.4A6.5 6.5 0 0 0 12 3z" />
      {on ? null : <path d="M4 4l16 16" />}
    </Icon>
    {advice === undefined ? null : (
      <span>
        <span className="cards-hint-name">{texts.name}: </span>
        <b>{advice.move}</b> <span className="cards-hint-on">{advice.on}</span>
      </span>
    )}
  </button>
);
