/** What a scene may ask to hear. */
export type SoundName =
  | 'press'
  | 'tick'
  | 'spin'
  | 'stop'
  | 'anticipate'
  | 'smallWin'
  | 'bigWin'
  | 'hugeWin'
  | 'coin'
  | 'count'
  | 'card'
  | 'chip'
  | 'ball'
  | 'gem'
  | 'bust'
  | 'cashOut'
  | 'lose';
