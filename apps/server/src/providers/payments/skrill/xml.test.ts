import { expect, test } from 'vitest';
import { readXml } from './xml.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

test.each([
  ['<response><sid>5e281d1376d92ba789ca7f0583e045d4</sid></response>', { sid: '5e281d1376d92ba789ca7f0583e045d4' }],
  [
    `${head}<response>\n <transaction>\n  <id>497029</id> <status>2</status><note/>\n </transaction>\n</response>\n`,
    { transaction: { id: '497029', status: '2', note: '' } },
  ],
  [
    '<response><error><error_msg>A &amp; B &lt;c&gt;</error_msg></error></response>',
    { error: { error_msg: 'A & B <c>' } },
  ],
])('reads %s', (document, value) => expect(readXml(document, 'response')).toEqual(value));

test.each([
  ['another root', '<answer><sid>1</sid></answer>'],
  ['nothing', ''],
  ['a page', '<html>hello</html>'],
  ['an element without its end', '<response><sid>1</sid>'],
  ['ends that are not its own', '<response><sid>1</response></sid>'],
  ['an end that only begins like its own', '<response><sid>1</sid2></response>'],
  ['a name that is there twice', '<response><id>1</id><id>2</id></response>'],
  ['text between elements', '<response><id>1</id>2</response>'],
  ['two documents', '<response>1</response><response>2</response>'],
  ['an attribute', '<response><id of="me">1</id></response>'],
  ['a comment', '<response><!-- 2 --><id>1</id></response>'],
  ['text that is not to be read', '<response><id><![CDATA[1]]></id></response>'],
  ['a document type', '<!DOCTYPE r [<!ENTITY a "b">]><response><id>1</id></response>'],
  ['an entity of its own', '<response><id>&a;</id></response>'],
  ['too deep a nest', `${'<response>'.repeat(40)}1${'</response>'.repeat(40)}`],
  ['a name that objects have', '<response><__proto__>1</__proto__></response>'],
])('refuses %s', (_what, document) => expect(readXml(document, 'response')).toBeUndefined());
