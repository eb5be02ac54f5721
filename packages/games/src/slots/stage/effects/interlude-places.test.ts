import { expect, it } from 'vitest';
import { buttonRoom, interludePlaces } from './interlude-places.ts';
import { carvedWord } from './carved-words.ts';

/** The usual ones, and the longest of another language. */
const carved = [
  ['12', 'FREE SPINS', 'ALL WINS ×3'],
  ['12', 'FREISPIELE', 'MULTIPLIKATOR BLEIBT'],
] as const;
/** Of a carved word's picture, 170 units high: letters with their rims begin and end so far from its middle. */
const [above, below, whole] = [79, 69, 170];

it.each([
  ['a phone', 360, 525, true],
  ['the smallest phone', 320, 356, true],
  ['a phone on its side', 740, 250, false],
  ['a phone on its side below the page’s head', 740, 190, false],
  ['a tablet', 768, 820, true],
  ['a desk', 1440, 736, false],
  ['a page’s frame', 1000, 560, false],
])('on %s no line of the interlude covers another, and none lies under the button', (_name, width, height, upright) => {
  const stage = { width, height, upright };
  for (const lines of carved) {
    const boxes = interludePlaces(stage).words.map((place, index) => {
      const word = carvedWord(lines[index] ?? '', place, ['#000000', '#000000']);
      const unit = word.height / whole;
      return {
        left: place.x - word.width / 2,
        right: place.x + word.width / 2,
        top: place.y - above * unit,
        bottom: place.y + below * unit,
      };
    });
    for (const [index, box] of boxes.entries()) {
      expect(box.left).toBeGreaterThanOrEqual(-1);
      expect(box.right).toBeLessThanOrEqual(width + 1);
      expect(box.bottom).toBeLessThanOrEqual(height - buttonRoom(stage));
      for (const other of boxes.slice(index + 1)) {
        const besides = box.right <= other.left + 12 || other.right <= box.left + 12;
        expect(besides || box.bottom <= other.top + 3).toBe(true);
      }
    }
  }
});
