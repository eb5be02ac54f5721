// @vitest-environment happy-dom
/** A picture that cannot be painted: this window paints none at all. */
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { slot as reels } from '../../lantern-harbour/view/slot.ts';
import type { SlotGame } from './slot-game.ts';
import { usePicture, type PictureStage } from './use-picture.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Stage = ({ game, kept }: { game: SlotGame; kept: (stage: PictureStage) => void }) => {
  const stage = usePicture(game, true);
  kept(stage);
  return <div ref={stage.host} />;
};

it('a picture that fails is reported, and the stage plays on without it', async () => {
  const reported = vi.fn<(error: unknown) => void>();
  vi.stubGlobal('reportError', reported);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  let stage: PictureStage | undefined;
  render(
    <Stage
      game={reels}
      kept={(now) => {
        stage = now;
      }}
    />,
  );
  await waitFor(() => {
    expect(stage?.built).toBe(1);
  });
  expect(reported).toHaveBeenCalledOnce();
  expect(stage?.layout?.plate.width).toBeGreaterThan(0);
  await expect(stage?.picture.current?.sign('BIG WIN')).resolves.toBeUndefined();
});
