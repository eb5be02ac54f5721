import { expect, test } from 'vitest';
import { videoFrameAddress } from './video-address.ts';

const frame = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';

test.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=10',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://m.youtube.com/shorts/dQw4w9WgXcQ',
])('%s is shown by the frame that sets no cookie', (address) => expect(videoFrameAddress(address)).toBe(frame));

test.each([
  '',
  'https://videos.example/dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://youtu.be/"><script>',
  'https://www.youtube.com/watch',
])('%s is no video', (address) => expect(videoFrameAddress(address)).toBeUndefined());
