import { createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findBadWord, foldWord } from './bad-words.ts';
import { hasContactDetails } from './contact-details.ts';
import { cleanText, lengthOf } from './folded-text.ts';
import { checkNickname, foldNickname } from './nickname.ts';

const ordinary = [
  ...[
    'I won 3.50 on 17, gg',
    'red again',
    'neighbours of 17 this time',
    'gl all',
    '2 to 1 on the third dozen',
    'x50!!!',
    'so close...',
  ],
  ...[
    '17 32 15 19 4 21 2 25',
    'my numbers: 5, 8, 11, 23, 29, 32',
    '10.000 on red? No',
    '1,000,000 would be nice',
    'RTP is 97.30%',
  ],
  ...[
    'Nice.So do I',
    'ok. me too',
    'well played. to the next one',
    'it was 12:45 at my place',
    'Wanda at table 3 won 25.00 USDT',
  ],
  ...[
    'heute 20.11.2026 schon 3 Mal die 0',
    'Schwarz, 14. De facto nie Rot',
    'Grüße aus Köln und Gruß an alle',
    'what.a.spin',
    'e.g. red',
    'hi. 🇷🇺 🇩🇪',
    'ok,gg',
    'the dotcom bubble',
  ],
  ...[
    'v1.2.3 is out',
    '@juno_7 well played',
    'R.I.P. my streak',
    'U.S.A. here',
    'a b c d',
    'half past nine.',
    '20-30 rounds, then sleep',
  ],
  // From behind they end like addresses: ten is net, evil is live, pot is top, ed is de.
  ...['I bet ten.that was it', 'evil.wheel tonight', 'the pot.gone', 'gg.nice one', 'wish ed. good luck', 'ur.right'],
  ...[
    'black, moc',
    'Gro, nice win',
    'ZIB. Later',
    'a tip. vip tables?',
    'mit dem Tod ten',
    'ok. www',
    'nice.www',
    'com, net, org: all the same',
  ],
];

const addresses = [
  ...[
    'https://lucky.example',
    'see www.lucky',
    'lucky.bet',
    'LUCKY.COM now',
    'go to lucky-wins.casino/join',
    't.me/lucky',
    'lucky . com',
  ],
  ...[
    'lucky dot com',
    'lucky(dot)com',
    'lucky [.] net',
    'l u c k y . c o m',
    'l.u.c.k.y.c.o.m',
    'lucky．com',
    'lucky。com',
    'luck\u200by.c\u200bom',
  ],
  ...[
    'luсky.соm',
    'wanda@mail.example',
    'wanda at gmail',
    'wanda (at) web.de',
    'wanda @ gmx',
    'w a n d a @ g m a i l . c o m',
    'hxxp:lucky',
  ],
  ...[
    ...['lucky.ᴄᴏᴍ', 'lucky.cօm', 'lucky.ϲom', 'lucky.ᏟᎾᎷ', 'lucky.🅲🅾🅼', 'lucky.🇨🇴🇲', 'lucky‧com', 'lucky⋅com'],
    ...['lucky●com', 'lucky,com', 'lucky<dot>com', 'lucky_dot_com', 'lucky-dot-com', 'luckydotcom', 'luckyꓸcom'],
    '<img src=//lucky.com onerror=x>',
    '192.168.0.1',
    '+49 170 1234567',
    '0170/1234567',
    '0049 170 12 34 567',
    '017 012 345 67',
    '1 7 0 1 2 3 4 5 6 7',
    '(0170) 123-4567',
    '１７０１２３４５６７',
  ],
  ...[
    ...[
      'moc.tebykcul',
      'MOC.TEBYKCUL',
      'moc . tebykcul',
      'moc.Tebykcul',
      'nioj/moc.tebykcul',
      'gro.ykcul-yrt',
      'teb.ykcul',
    ],
    ...[
      'onisac.sniw',
      'm o c . y k c u l',
      'moc,tebykcul',
      'moc tod tebykcul',
      'moc-tod-ykcul',
      'moc。tebykcul',
      'mоc.tebykcul',
    ],
    ...[
      'ten.ykcul.www',
      'ofni.ykcul//:sptth',
      'ykcul/em.t',
      'kcul/gg.drocsid',
      'moc.liamg@adnaw',
      'read it backwards: moc.tebykcul!',
      'aa m o c . y k c u l aa',
    ],
  ],
];

describe('what leads out of the chat', () => {
  test.each(ordinary)('is not in an ordinary sentence: %s', (text) => {
    expect(hasContactDetails(text)).toBe(false);
  });
  test.each(addresses)('is found: %s', (text) => {
    expect(hasContactDetails(text)).toBe(true);
  });

  const word = fc.stringMatching(/^[a-z]{2,9}$/);
  const sentence = fc
    .array(
      fc.oneof(
        word,
        fc.integer({ min: 0, max: 99_999 }).map(String),
        fc.constantFrom('red!', 'gg,', 'why?', '3.50', '€20', 'x2'),
      ),
      {
        minLength: 1,
        maxLength: 7,
      },
    )
    .map((parts) => parts.join(' '))
    .filter((text) => !/\b(?:dot|punkt|at|\d{1,5} \d)\b/.test(text) && !/\d \d/.test(text));

  test('is not in any words and numbers of a table', () => {
    fc.assert(fc.property(sentence, (text) => !hasContactDetails(text)));
  });
  test('is found wherever it stands', () => {
    fc.assert(
      fc.property(sentence, fc.constantFrom(...addresses), sentence, (before, address, after) =>
        hasContactDetails(`${before} ${address} ${after}`),
      ),
    );
  });
});

describe('the list of words', () => {
  const list = new Set(['shit', 'fuck', 'ass', 'scheisse', 'kill yourself']);
  test.each([
    'shit',
    'SHIT!',
    'sh1t',
    'shiiiit',
    's h i t',
    'fück',
    'fuuuck you',
    'Scheiße',
    'kill  yourself',
    'a55',
    '$hit',
    'f.u.c.k',
  ])('finds %s', (text) => {
    expect(findBadWord(text, list)).toBeDefined();
  });
  test.each([
    'class',
    'as if',
    'Scunthorpe',
    'Mishit 5 times',
    '455',
    'skill yourself up',
    'pass it',
    'I am so in',
    'a s',
  ])('leaves %s alone', (text) => {
    expect(findBadWord(text, list)).toBeUndefined();
  });
  test('finds each word that was put into it, also in the middle of a sentence', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z]{3,12}( [A-Za-z]{3,8})?$/), (entry) => {
        const folded = foldWord(entry);
        return findBadWord(`well ${entry.toUpperCase()}, no`, new Set([folded])) === folded;
      }),
    );
  });
});

test('a message keeps nothing invisible, and its length is that of the database', () => {
  expect(cleanText('  a\u202eb\u2066c\u200b \n\t d\u0000  ')).toBe('abc d');
  expect(cleanText(`z${'\u0335'.repeat(40)}`)).toBe('z\u0335\u0335');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = cleanText(text);
      return !/[\p{Cc}\p{Cf}]/u.test(clean) && clean === clean.trim() && lengthOf(cleanText(clean)) === lengthOf(clean);
    }),
  );
});

describe('nicknames', () => {
  const words = new Set(['shit']);
  test.each(['juno_7', 'Wanda Wheel', 'Jörg', 'kestrel', 'R2-D2', 'Ines.B'])('%s is one', (name) => {
    expect(checkNickname(name, words)).toMatchObject({ ok: true, name });
  });
  test.each([
    ...[
      ['ab'],
      ['x'.repeat(21)],
      ['1234'],
      ['wanda@mail.example'],
      ['lucky.bet'],
      ['Ванда'],
      ['__a__'],
      ['a\u202eb'],
      ['<b>hi</b>'],
      ['🎰🎰🎰'],
    ],
  ])('%s is none', (name) => {
    expect(checkNickname(name, words)).toEqual({ ok: false, reason: 'nickname_invalid' });
  });
  test.each(['Sh1t', 's-h-i-t', 'big_shit'])('%s is on the list', (name) => {
    expect(checkNickname(name, words)).toEqual({ ok: false, reason: 'word_not_allowed' });
  });
  test.each(['Support', 'Carmine_Team', 'adm1n', 'The Dealer', 'M0derator'])('%s is ours', (name) => {
    expect(checkNickname(name, words)).toEqual({ ok: false, reason: 'nickname_reserved' });
  });
  test('those that are read as one are one', () => {
    expect(new Set(['juno_7', 'JUNO 7', 'jun0-7', 'Júno.7', 'iuno_7', 'junо7'].map(foldNickname)).size).toBe(1);
    expect(foldNickname('modem')).toBe(foldNickname('modern'));
    expect(foldNickname('juno_7')).not.toBe(foldNickname('juno_6'));
  });
  test('are folded as the stored ones were: whoever changes how folds those that are stored anew, in the same release', () => {
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
    const signs = [...range(0x20, 0x24f), ...range(0x1e00, 0x1eff)].filter((one) =>
      /[\p{Script=Latin}\d ._-]/u.test(one),
    );
    const folds = [...signs, 'rn', 'vv', 'ii'].map((one) => foldNickname(`x${one}x`));
    expect(createHash('sha256').update(folds.join(' ')).digest('hex')).toBe(
      '01efe8def1691f073fc86019dd83ad7fda35dfd84f87331823a227d269594910',
    );
  });
});
