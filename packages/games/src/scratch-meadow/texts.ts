/** The words of a round’s proof. */
export const proofTexts = {
  cells: 'Card',
  cellsHow: 'weighted(grass and the eight pictures), seven times, row by row',
  names: {
    grass: 'grass',
    daisy: 'daisy',
    clover: 'clover',
    ladybird: 'ladybird',
    bee: 'bee',
    butterfly: 'butterfly',
    toadstool: 'toadstool',
    rainbow: 'rainbow',
    sun: 'sun',
  },
  prize: 'Prize',
  nothing: 'nothing',
  prizeHow: 'the dearest picture that is there at least three times',
} as const;
