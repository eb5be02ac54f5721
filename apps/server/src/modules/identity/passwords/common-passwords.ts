/** Common passwords. Only those longer than eight characters, because shorter ones fail the length rule. */
import { dictionary } from '@zxcvbn-ts/language-common';

/** The most frequent leaked passwords, from the list that zxcvbn uses. */
const leaked = dictionary['passwords-common'].filter((password) => password.length > 8);

/** Additions the list lacks: years, gambling terms, this house. Lower case. */
const ownList =
  `password1 password12 password123 password1234 password12345 password123456 password! password1! passw0rd1
  passw0rd123 p@ssword1 p@ssword123 p@ssw0rd1 p@ssw0rd123 pa$$word1 pa$$w0rd passwordpassword mypassword mypassword1
  yourpassword newpassword oldpassword testpassword changeme1 changeme123 changeitnow letmein123 letmeinnow letmein12
  letmein!! welcome123 welcome1234 welcome12 welcome123! welcome2024 welcome2025 welcome2026 iloveyou1 iloveyou2
  iloveyou12 iloveyou123 iloveyou! iloveyousomuch iloveyoubaby ilovegod1 ilovejesus jesuschrist jesusislord
  jesusloves trustno1! trustnoone administrator administrator1 admin12345 admin123456 admin1234 rootroot1
  superman1 superman12 superman123 superstar superstar1 superuser spiderman spiderman1 spiderman123 batman123
  starwars1 starwars123 pokemon123 pokemon12 minecraft minecraft1 minecraft123 football1 football12 football123
  baseball1 baseball12 basketball basketball1 basketball12 basketball23 volleyball softball1 manchester manchester1
  manchesterunited liverpool liverpool1 liverpool123 liverpoolfc chelsea123 chelseafc arsenal123 barcelona barcelona1
  barcelona10 realmadrid realmadrid1 juventus1 newcastle newcastle1 tottenham steelers1 cowboys123 dolphins1 patriots1
  sunshine1 sunshine12 sunshine123 princess1 princess12 princess123 charlie123 butterfly butterfly1 butterfly2
  chocolate chocolate1 strawberry strawberry1 blueberry snickers1 cheesecake pineapple watermelon coffeecup
  elizabeth elizabeth1 alexander alexander1 alexandra alexandra1 christian christian1 christina christina1
  christine christopher christopher1 stephanie stephanie1 catherine katherine jonathan1 sebastian sebastian1
  nathaniel valentina valentine valentine1 francesca francisco francesco alejandro alejandra fernando1 gabriella
  anthony123 jennifer1 jessica123 michelle1 michelle12 nicholas1 samantha1 veronica1 benjamin1 cristina1 angelina1
  anderson1 robinson1 williams1 hernandez rodriguez gonzalez1 fernandez september september1 november1 december1
  christmas christmas1 halloween halloween1 summer2024 summer2025 summer2026 winter2024 winter2025 spring2025 autumn2025
  summertime moonlight moonlight1 nightmare1 rainbow123 happiness happy2025 beautiful beautiful1 beautiful123
  wonderful wonderful1 fantastic lovelovelove loveyou123 lovely123 sweetheart sweetheart1 sweetpea1 babygirl1
  babygirl12 babygirl123 babyboy123 cutiepie1 darling123 honeybear honeybunny teddybear teddybear1 forever21 foreverlove
  goodluck1 bestfriend bestfriends bestfriend1 friendship friends123 familyfirst myfamily1 happyfamily mercedes1
  mercedesbenz lamborghini ferrari123 corvette1 chevrolet mustang123 mustang67 harley123 harleydavidson yamaha123
  kawasaki1 motorcycle motorola1 nintendo1 nintendo64 playstation playstation2 playstation3 microsoft microsoft1
  windows123 internet1 computer1 computer12 computer123 facebook1 facebook123 instagram youtube123 google123
  samsung123 iphone123 android123 blackberry blackberry1 dragonball dragonball1 dragonballz dragon123 dragonfly
  dragonfly1 blackdragon reddragon finalfantasy warcraft1 worldofwarcraft leagueoflegends counterstrike terminator
  terminator1 metallica metallica1 ironmaiden slipknot1 slipknot666 nirvana123 eminem123 evanescence greenday1
  skateboard skateboard1 snowboard1 snowboarder dancing123 cheerleader cheerleader1 gymnastics hellokitty hellokitty1
  scoobydoo scoobydoo1 spongebob spongebob1 tinkerbell tinkerbell1 mickeymouse minniemouse bugsbunny winniethepooh
  pokemongo charmander bulbasaur harrypotter harrypotter1 hogwarts1 gryffindor slytherin slytherin1 asdfghjkl
  asdfghjkl1 asdf12345 asdfasdf1 asdf123456 asdfqwerty asdfghjkl; asdfjkl;1 zxcvbnm123 zxcvbnm,./ zxcvbnmasdfghjkl
  qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyuiop qwertyuiop1 qwertyuiop123 qwerty12! qwertyqwerty qwertyasdf
  qwerty!@# qwertzuiop azertyuiop azerty123 qweasdzxc qweasdzxc1 qweasd123 qwe123qwe qwe123456 qweqweqwe 1q2w3e4r5t
  1qazxsw23edc 1qaz2wsx3edc 1qaz@wsx3edc !qaz2wsx! zaq12wsx1 zaq1zaq1 zaq!2wsx qazwsxedc qazwsx123 q1w2e3r4t5
  a1b2c3d4e5 a1s2d3f4g5 a12345678 a123456789 aa123456789 aa12345678 aaa111222 abc123456 abc1234567 abc12345678
  abcd12345 abcd123456 abcdefg1 abcdefg123 abcdefgh1 abcabc123 abc123abc 123abc456 123456abc 12345abcd 1234567a
  12345678a 123456789a 123456789q 123456789z 12345qwert 123456qwerty 1234qwer1 123qweasd 123qweasdzxc 123qwe123 123qwe!@#
  1234567890 1234567891 1234567899 12345678900 12345678910 123456780 123456788 012345678 0123456789 0987654321
  987654321 9876543210 987654321a 123123123 123123123a 123321123 1233211234567 121212121 1122334455 112233445566
  111222333 111222333444 123454321 1234554321 12345654321 123456654321 1234512345 1234567812345678 102030405060
  147258369 147852369 159753456 159357456 741852963 789456123 789456123a 963852741 321654987 369258147 456123789
  951753852 753951456 135792468 246813579 314159265 3141592654 1029384756 0102030405 0192837465 5555555555 8675309jenny
  love12345 love123456 god123456 jesus1234 money1234 money12345 moneymoney cash12345 casino123 casino777 jackpot777
  lucky7777 lucky7lucky winner123 poker1234 blackjack blackjack1 blackjack21 roulette1 gambling1 bigwinner carmine123
  carminecasino thunderbird thunder123 lightning lightning1 hurricane1 firefighter fireman123 policeman soldier123
  marines123 airborne1 airforce1 army12345 california california1 australia australia1 argentina argentina1
  philippines indonesia indonesia1 singapore singapore1 bangladesh pakistan1 pakistan123 india12345 america123 newyork123
  newyorkcity losangeles sanfrancisco lasvegas1 melbourne1 amsterdam amsterdam1 stockholm edinburgh1 birmingham
  guinness1 budweiser1 heineken1 jackdaniels smirnoff1 marlboro1 marijuana marijuana1 cannabis1 enterprise startrek1
  startrek123 stargate1 stargatesg1 darthvader skywalker skywalker1 lukeskywalker gandalf123 legolas123 lordoftherings
  undertaker undertaker1 johncena1 wrestling wrestling1 kobebryant kobe24kobe michaeljordan jordan123 jordan2323
  ronaldo123 ronaldo777 cristiano7 neymarjr10 messi1010 fuckyou123 fuckyou12 fuckyou1! fuckyou69 fuckoff123 asshole123
  motherfucker bullshit1 password0 password01 password2 password3 password7 password9 password11 password13 password21
  password22 password69 password99 passwords1 passport1 whatever1 whatever12 whatever123 nothing123 something1 something
  everything everything1 somebody1 nopassword nopasswords secret123 secret1234 secretsecret topsecret topsecret1
  opensesame openssesame access123 access1234 default123 guest1234 guest12345 user12345 user123456 test12345 test123456
  test1234! testing123 testing1234 tester123 demo12345 sample123 example123 correcthorsebatterystaple`.split(/\s+/);

/** In lower case, as they are compared. */
export const commonPasswords: ReadonlySet<string> = new Set([...leaked, ...ownList]);

/** Also rejected with any leading or trailing digits. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passw0rd p@ssword p@ssw0rd passwort motdepasse contrasena senha parola welcome letmein iloveyou iloveu loveyou
  qwerty qwertz azerty asdfgh zxcvbn qazwsx admin administrator root user guest test tester testing login access default
  changeme secret master monkey dragon shadow sunshine princess football baseball basketball superman batman spiderman
  pokemon naruto starwars matrix trustno hunter killer soccer hockey tennis golfer ranger buster tigger charlie jordan
  michael jessica jennifer ashley amanda daniel andrew joshua matthew robert thomas george nicole michelle hannah maggie
  pepper ginger cookie banana cheese orange purple yellow flower summer winter spring autumn january february october
  november december monday friday freedom whatever computer internet samsung google facebook mustang ferrari porsche
  mercedes yamaha harley corvette camaro liverpool chelsea arsenal barcelona madrid yankees lakers cowboys steelers
  eagles patriots jesus jesuschrist heaven angel angels family friends forever lovely love baby babygirl honey sweet
  sweety lucky winner casino poker jackpot money carmine hello helloworld fuckyou asshole bitch pussy sexy abc abcd
  abcde abcdef aaaaaa qwe asd asdf zxc zxcv qweasd qwer qwert`.split(/\s+/),
);
