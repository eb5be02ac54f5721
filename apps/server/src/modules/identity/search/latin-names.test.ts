import { describe, expect, test } from 'vitest';
import { nameReadings, nameWords } from './latin-names.ts';

describe('a name in Latin letters', () => {
  test.each([
    ['Виктор Ботулинов', 'viktor botulinov'],
    ['Юлия Щёкина', 'yuliya shchekina'],
    ['Γιώργος Παπαδόπουλος', 'giorgos papadopoulos'],
    ['V i k t o r Botulinov', 'viktor botulinov'],
    ['J. R. Smith', 'j r smith'],
    ["Miles O'Brien", 'miles o brien'],
    ['Øyvind Łukasz Groß', 'oyvind lukasz gross'],
    ['\u041Eskar \u0420ine', 'oskar pine'],
    ['Ν\u0456kos Smith', 'nikos smith'],
    ['李 小龙', '李 小龙'],
  ])('%s is %s', (name, latin) => {
    expect(nameWords(name).join(' ')).toBe(latin);
  });

  test('is also read by its look where all its letters are of another script', () => {
    expect(nameReadings('Ann \u0420\u043E\u0440\u0435')).toEqual([
      ['ann', 'rore'],
      ['ann', 'pope'],
    ]);
    expect(nameReadings('Ann Pope')).toEqual([['ann', 'pope']]);
  });
});
