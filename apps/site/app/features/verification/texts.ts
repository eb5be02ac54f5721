/** The texts about documents, on the page of verification and in its notices. */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const verificationTexts = {
  verification: {
    title: 'Verification',
    intro: 'Needed once, before your first withdrawal.',
    left: (steps: number) =>
      steps === 2 ? 'Two steps, a few minutes.' : steps === 1 ? 'One step is left.' : 'All done, thank you.',
    question: 'We need one more document from you.',
    done: (count: number) => `${count} of 2 done`,
    failed: 'Your verification could not be loaded.',
    status: { none: 'Not yet sent', pending: 'Being checked', verified: 'Verified', rejected: 'Rejected' },
    identity: {
      title: 'Identity',
      text: 'Identity card, passport or driving licence, and a photo of you.',
      locked: 'Your name and birth date are now locked.',
    },
    bill: {
      title: 'Address',
      text: 'A bill or letter that shows your name and address.',
      none: 'Your account has no address yet: we take the one on the bill as yours.',
      locked: 'Your address is now locked.',
    },
    funds: {
      title: 'Where your money comes from',
      text: 'A payslip, a bank statement or a contract of sale.',
      locked: 'Thank you, nothing more is needed.',
      asked: 'We have to ask. Withdrawals wait until we have looked at your answer.',
    },
    change: 'Contact support to change',
    refused: 'Your last document could not be accepted.',
    pending:
      'We are checking your documents. Most are done within a minute; a manual review may take a day. You will get an email.',
    sentOn: (date: string) => `Sent on ${date}.`,
    checkedOn: (date: string, took: string | undefined) =>
      took === undefined ? `Checked on ${date}.` : `Checked on ${date} in ${took}.`,
    seconds: (count: number) => plural(count, 'second', 'seconds'),
    minutes: (count: number) => plural(count, 'minute', 'minutes'),
    sides: {
      front: { title: 'Front of the document', drop: 'Drop the front here' },
      back: { title: 'Back of the document', drop: 'Drop the back here' },
      selfie: { title: 'Photo of you', drop: 'Drop a photo of you here' },
      bill: { title: 'Proof of address', drop: 'Upload proof of address' },
      funds: { title: 'Proof of funds', drop: 'Upload proof of funds' },
    },
    backOptional: 'A passport has none.',
    formats: 'JPEG, PNG or PDF, up to 10\u00A0MB',
    choose: 'Choose a file',
    photo: 'Take a photo',
    of: (action: string, side: string) => `${action}: ${side}`,
    remove: (name: string) => `Remove ${name}`,
    cancel: 'Cancel the upload',
    send: 'Send for checking',
    progress: 'Upload',
    missing: 'Please add the front of the document and a photo of you.',
    uploaded: (size: string, percent: number) => `${size}, ${percent}%`,
    megabytes: (size: string) => `${size} MB`,
    kilobytes: (size: number) => `${size} KB`,
    tooLarge: 'This file has more than 10 MB.',
    otherKind: 'Please choose a JPEG, PNG or PDF file.',
    sendFailed: 'The upload did not arrive. Please check your connection and try again.',
    counts: {
      title: 'What counts as proof of address',
      yes: [
        'Electricity, water, gas, internet',
        'Bank statement or tax letter',
        'Issued in the last three months',
        'Your name and address readable',
      ],
      no: 'Screenshots and mobile phone bills',
    },
    privacy: 'Documents are encrypted, seen only by the verification team, and every view is recorded.',
    privacyLink: 'How long we keep them',
  },
  pageTitle: (brand: string) => `Verification · ${brand}`,
} as const;
