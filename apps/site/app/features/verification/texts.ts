/** The texts of the verification page, its documents and its notices. */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const verificationTexts = {
  verification: {
    title: 'Verification',
    intro: 'Needed once, before your first withdrawal. In some countries, before you can deposit or play.',
    left: (steps: number) =>
      steps === 2 ? 'Two steps, a few minutes.' : steps === 1 ? 'One step is left.' : 'All done, thank you.',
    question: 'We need one more document from you.',
    done: (count: number) => `${count} of 2 done`,
    failed: 'Your verification could not be loaded.',
    status: { none: 'Not sent yet', pending: 'In review', verified: 'Verified', rejected: 'Rejected' },
    identity: {
      title: 'Identity',
      text: 'Identity card, passport or driving licence, plus a photo of you.',
      locked: 'Your name and date of birth are now locked.',
    },
    bill: {
      title: 'Address',
      text: 'A bill or letter that shows your name and address.',
      none: 'Your account has no address yet. We will use the one on your document.',
      locked: 'Your address is now locked.',
    },
    funds: {
      title: 'Source of funds',
      text: 'A payslip, bank statement or sales contract.',
      locked: 'Thank you, nothing more is needed.',
      asked: 'We are required to ask. Withdrawals wait until we have reviewed your answer.',
    },
    change: 'Contact support to change this',
    refused: 'We could not accept your last document.',
    pending:
      'We are checking your documents. Most checks take less than a minute; a manual review may take a day. You will get an email.',
    sentOn: (date: string) => `Sent on ${date}.`,
    checkedOn: (date: string, took: string | undefined) =>
      took === undefined ? `Checked on ${date}.` : `Checked on ${date} in ${took}.`,
    seconds: (count: number) => plural(count, 'second', 'seconds'),
    minutes: (count: number) => plural(count, 'minute', 'minutes'),
    sides: {
      front: { title: 'Front of the document', drop: 'Upload the front' },
      back: { title: 'Back of the document', drop: 'Upload the back' },
      selfie: { title: 'Photo of you', drop: 'Upload a photo of you' },
      bill: { title: 'Proof of address', drop: 'Upload proof of address' },
      funds: { title: 'Proof of funds', drop: 'Upload proof of funds' },
    },
    backOptional: 'Not needed for a passport.',
    formats: 'JPEG, PNG or PDF, up to 10\u00A0MB',
    choose: 'Choose a file',
    photo: 'Take a photo',
    of: (action: string, side: string) => `${action}: ${side}`,
    remove: (name: string) => `Remove ${name}`,
    cancel: 'Cancel the upload',
    send: 'Send documents',
    progress: 'Upload',
    missing: 'Please add the front of the document and a photo of you.',
    uploaded: (size: string, percent: number) => `${size}, ${percent}%`,
    megabytes: (size: string) => `${size} MB`,
    kilobytes: (size: number) => `${size} KB`,
    tooLarge: 'This file is larger than 10\u00A0MB.',
    otherKind: 'Please choose a JPEG, PNG or PDF file.',
    sendFailed: 'The upload did not go through. Please check your connection and try again.',
    counts: {
      title: 'What counts as proof of address',
      yes: [
        'Electricity, water, gas or internet bill',
        'Bank statement or tax letter',
        'Issued in the last three months',
        'Name and address clearly readable',
      ],
      no: 'Screenshots and mobile phone bills',
    },
    privacy: 'Documents are encrypted and seen only by the verification team. Every view is recorded.',
    privacyLink: 'How long we keep them',
  },
  pageTitle: (brand: string) => `Verification · ${brand}`,
} as const;
