import type { refusalTexts as english } from '#english/packages/contract/src/problem-texts/refused-documents.ts';
import type { Translation } from '#languages/translation.ts';

export const refusalTexts: Translation<typeof english> = {
  unreadable:
    'Das Bild ist unscharf, zu dunkel oder zu klein, um es zu lesen. Sende ein scharfes Bild, aufgenommen bei gutem Licht.',
  cut_off: 'Ein Teil des Dokuments ist abgeschnitten. Sende die ganze Seite, sodass alle vier Ecken zu sehen sind.',
  expired: 'Das Dokument ist abgelaufen. Sende eines, das noch gültig ist.',
  too_old: 'Der Adressnachweis ist älter als drei Monate. Sende einen neueren.',
  wrong_document: 'Diese Art von Dokument wird hier nicht akzeptiert. Sende eines der aufgeführten Dokumente.',
  name_differs:
    'Der Name auf dem Dokument stimmt nicht mit dem Namen in deinem Konto überein. Sende eines, das übereinstimmt, oder wende dich an den Support.',
  birth_date_differs:
    'Das Geburtsdatum auf dem Dokument stimmt nicht mit dem in deinem Konto überein. Sende eines, das übereinstimmt, oder wende dich an den Support.',
  address_differs:
    'Die Adresse auf dem Dokument stimmt nicht mit der Adresse in deinem Konto überein. Sende eines, das übereinstimmt, oder wende dich an den Support.',
  selfie_differs: 'Das Foto von dir passt nicht gut genug zum Dokument. Sende eines ohne Hut und Brille.',
  not_genuine: 'Wir konnten nicht bestätigen, dass das Dokument echt ist. Bitte wende dich an den Support.',
  other: 'Das Dokument konnte nicht akzeptiert werden. Sende ein anderes oder wende dich an den Support.',
};
