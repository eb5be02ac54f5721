import type { verificationRefusals as english } from '#english/packages/contract/src/problem-texts/verification.ts';
import type { Translation } from '#languages/translation.ts';

export const verificationRefusals: Translation<typeof english> = {
  document_missing: 'Bitte füge alle angeforderten Dateien hinzu.',
  document_empty: 'Diese Datei ist leer.',
  document_too_large: 'Eine Datei darf bis zu 10\u00A0MB groß sein.',
  document_type_refused: 'Bitte sende ein JPEG, PNG oder PDF.',
  document_dangerous:
    'Diese Datei enthält mehr als nur das Dokument, zum Beispiel ein Skript oder eine andere Datei. Bitte sende ein Foto des Dokuments.',
  document_encrypted: 'Dieses PDF ist mit einem Passwort geschützt. Bitte sende eine ungeschützte Kopie oder ein Foto.',
  document_unreadable:
    'Diese Datei ist beschädigt und lässt sich nicht öffnen. Bitte versuche es mit einer anderen Kopie.',
  document_too_many_pixels: 'Dieses Bild hat mehr als 40 Megapixel. Bitte sende ein kleineres.',
  too_many_documents:
    'Du hast so viele Dateien gesendet, wie wir innerhalb von 30 Tagen annehmen. Bitte versuche es später noch einmal oder wende dich an unseren Support.',
  verification_pending: 'Deine Dokumente werden bereits geprüft. Du hörst von uns.',
  not_asked: 'Dieses Dokument haben wir nicht angefordert.',
  already_verified: 'Das ist schon verifiziert.',
  upload_under_way: 'Es wird noch etwas hochgeladen. Bitte warte einen Moment.',
  upload_too_slow: 'Deine Dateien kamen zu langsam an. Bitte versuche es mit einer besseren Verbindung noch einmal.',
  uploads_busy: 'Gerade werden viele Dokumente hochgeladen. Bitte versuche es in einem Moment noch einmal.',
};
