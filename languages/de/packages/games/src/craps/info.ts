import type { info as english } from '#english/packages/games/src/craps/info.ts';
import type { Translation } from '#languages/translation.ts';

export const info: Translation<typeof english> = {
  rules: [
    {
      title: 'So wird gespielt',
      text: [
        'Lege Chips auf den Tisch und wirf zwei Würfel. Der erste Wurf ist der Come-out-Wurf, der Puck steht auf Off. Fällt eine 4, 5, 6, 8, 9 oder 10, ist das der Point: Der Puck wandert dorthin und steht auf On, bis der Point noch einmal fällt oder eine 7 kommt.',
        'Die Runde geht Wurf um Wurf weiter, bis jeder Chip auf dem Tisch gewonnen oder verloren hat. Zwischen zwei Würfen kannst du weitere Chips legen, zusammen höchstens das Zwanzigfache dessen, womit die Runde begann.',
        'Der Einsatz in der Leiste ist der Wert eines Chips. Alle Chips zusammen sind dein Einsatz.',
      ],
    },
    {
      title: 'Die Einsätze',
      text: [
        'Pass Line, solange der Puck auf Off steht: 7 und 11 gewinnen, 2, 3 und 12 verlieren. Steht er auf On, gewinnt der Point, und die 7 verliert. Don’t Pass ist die Gegenseite: 2 und 3 gewinnen, bei 12 kommen die Chips zurück, 7 und 11 verlieren; danach gewinnt die 7, und der Point verliert.',
        'Come, solange der Puck auf On steht: eine eigene Pass-Line-Wette, die mit dem nächsten Wurf beginnt. Ist sie nicht gleich entschieden, wandert sie auf ihre Zahl.',
        'Odds stehen hinter der Pass Line oder einer Come-Wette, sobald diese eine Zahl hat, und gewinnen oder verlieren mit ihr: bis zum Dreifachen ihrer Chips auf 4 und 10, bis zum Vierfachen auf 5 und 9, bis zum Fünffachen auf 6 und 8.',
        'Eine Place-Wette gewinnt, wenn ihre Zahl vor einer 7 fällt, und kommt dann mit ihrem Gewinn vom Tisch. Auf 6 und 8 werden je sechs Chips gelegt, damit 7 zu 6 genau aufgeht.',
        'Zwei und Zwölf gelten nur für den nächsten Wurf.',
        'Jede Wette gilt bei jedem Wurf, auch beim Come-out, und bleibt liegen, bis sie entschieden ist.',
      ],
    },
    {
      title: 'Gewinn',
      text: [
        'Die Auszahlungsquoten sind über jeden Verlauf, den die Würfel nehmen können, genau gezählt: Don’t Pass 98,63\u00A0%, Pass Line und Come 98,58\u00A0%, Place 6 und 8 98,48\u00A0%, Place 5 und 9 96,00\u00A0%, Place 4 und 10 93,33\u00A0%, Zwei und Zwölf 86,11\u00A0%.',
        'Odds zahlen genau, was die Würfel wert sind. Mit vollen Odds kommen von allem, was auf Pass Line und Come gesetzt ist, 99,62\u00A0% zurück: Es steht mehr auf dem Spiel, und im Schnitt verlierst du so viel wie ohne Odds.',
        'Der höchste Gewinn, der zu einer Wette angegeben ist, ist der ihrer eigenen Chips. Was weitere Chips daneben zahlen könnten, höchstens das 31-Fache jedes einzelnen, begrenzt, wie viel ein Chip wert sein kann.',
        'Kein Wurf ist jemals fällig, und kein Spielsystem ändert diese Quoten.',
        'Alle Chips einer Runde werden an ihrem Ende zusammen ausgezahlt, einmal abgerundet auf die kleinste Einheit deiner Währung. Bringt eine Runde weniger zurück, als du insgesamt gelegt hast, ist sie ein Verlust, auch wenn einige ihrer Chips gewonnen haben.',
      ],
    },
    {
      title: 'Faire Runden',
      text: [
        'Jeder Wurf wird aus drei Angaben gezogen: einem Server-Seed, der vor der Runde feststeht und als Hash veröffentlicht ist, deinem Client-Seed und der Rundennummer. Weder deine Chips noch ein früherer Wurf ändern den nächsten.',
        'Bricht die Verbindung ab, wartet die Runde auf dich, wie sie steht. Nach 24 Stunden rollen die Würfel mit den Wetten auf dem Tisch weiter, bis sie zu Ende ist; gesetzt wird dabei nichts mehr.',
        'Solange ein Bonus aktiv ist, zählen alle Chips einer Runde zu dem, was er höchstens erlaubt, auch die später gelegten.',
        'Bei einer Störung des Spiels sind die betroffenen Runden ungültig, und die Einsätze werden zurückgegeben.',
      ],
    },
  ],
  paytable: [
    { name: 'Pass Line, Come', pays: '1 zu 1', chance: '244 von 495' },
    { name: 'Don’t Pass', pays: '1 zu 1', chance: '949 von 1.980' },
    { name: 'Odds auf 4 oder 10', pays: '2 zu 1', chance: '1 von 3' },
    { name: 'Odds auf 5 oder 9', pays: '3 zu 2', chance: '2 von 5' },
    { name: 'Odds auf 6 oder 8', pays: '6 zu 5', chance: '5 von 11' },
    { name: 'Place 4 oder 10', pays: '9 zu 5', chance: '1 von 3' },
    { name: 'Place 5 oder 9', pays: '7 zu 5', chance: '2 von 5' },
    { name: 'Place 6 oder 8', pays: '7 zu 6', chance: '5 von 11' },
    { name: 'Zwei, Zwölf', pays: '30 zu 1', chance: '1 von 36' },
  ],
  bets: [
    'Pass Line',
    'Don’t Pass',
    'Place 6 oder 8',
    'Place 5 oder 9',
    'Place 4 oder 10',
    'Zwei oder Zwölf',
    'Pass Line mit vollen Odds, von allem, was gesetzt ist',
    'Come mit vollen Odds, von allem, was gesetzt ist',
  ],
};
