/** A studio's picture of its table, and the result in words: they are there whether the picture comes or not. */
import './video-surface.css';
import { useEffect, useRef } from 'react';
import type { LiveStream } from './live-view.ts';
import { liveTexts as texts } from './texts.ts';
import { usePicture } from './use-picture.ts';

/** What a studio's page tells the page that frames it, every few seconds while its camera's picture moves. */
const signOfLife = 'carmine-stream-1';

interface Props {
  readonly stream: LiveStream;
  /** What the round is at, or its result. */
  readonly said: string;
}

/** A frame loads its error page like any other: that its picture plays, only the studio's page can say. */
const useSigns = (frame: { readonly current: HTMLIFrameElement | null }, beat: () => void): void => {
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== null && source === frame.current?.contentWindow && data === signOfLife) beat();
    };
    globalThis.addEventListener('message', hear);
    return () => {
      globalThis.removeEventListener('message', hear);
    };
  });
};

export const VideoSurface = ({ stream: { kind, url }, said }: Props) => {
  const { state, attempt, beat, lose } = usePicture();
  const frame = useRef<HTMLIFrameElement>(null);
  useSigns(frame, beat);
  return (
    <div className="video-surface" data-state={state}>
      {kind === 'frame' ? (
        // Scripts alone: it has no origin, no forms, no windows, and nothing of ours.
        <iframe
          key={attempt}
          ref={frame}
          src={url}
          title={texts.stream}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
        />
      ) : (
        // The picture of a wheel: what is said of it is beside it, in words.
        <video
          key={attempt}
          src={url}
          aria-label={texts.stream}
          muted
          autoPlay
          playsInline
          onTimeUpdate={beat}
          onError={lose}
        />
      )}
      {state === 'there' ? null : (
        <svg viewBox="-50 -50 100 100" aria-hidden="true">
          <circle r="44" />
          <circle r="30" />
          <path d="M0-44V-30M0 30V44M-44 0H-30M30 0H44M-31-31-21-21M21 21 31 31M31-31 21-21M-21 21-31 31" />
        </svg>
      )}
      <span className="video-label">{texts.studio}</span>
      <p className="video-lost" role="status">
        {state === 'lost' ? texts.streamLost : ''}
      </p>
      <p className="video-said" aria-hidden="true">
        {said}
      </p>
    </div>
  );
};
